// A bot in JavaScript: reads a question a line, answers at random.
// Run it: golazo simulate GAME --bots "cmd:node bot.js",greedy
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "ask") {
    const choice = message.choices[Math.floor(Math.random() * message.choices.length)];
    process.stdout.write(`${JSON.stringify({ type: "choose", choices: [choice.id] })}\n`);
  }
});
