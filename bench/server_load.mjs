// Plays at a server with many clients, two at each table, each answering as soon as it is asked.
// Usage: node server_load.mjs PACKAGES golazo|boardgame.io URL CLIENTS WARM-UP SECONDS PAUSE [GAME]
// PAUSE: seconds that a client thinks before each move, on average; 0: none, which shows how much a server can do.
// Prints one line of JSON: moves acknowledged, latencies in ms, and how busy this process itself was.
import { createRequire } from "node:module";

const [, , packages, kind, url, clients, warmUp, seconds, pause, game] = process.argv;
const require = createRequire(`${packages}/`);
const think = Number(pause) * 1000;
const latencies = [];
let counting = false;
let refused = 0;
let sizes = 0;
const begun = new Set();

function acknowledged(since) {
    if (counting) latencies.push(performance.now() - since);
}

function soon(move) {
    if (think) setTimeout(move, Math.random() * 2 * think);
    else move();
}

async function asked(method, path, cookie, body) {
    const headers = { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) };
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
}

// Golazo: a guest with one WebSocket, at one table after the other.
class Guest {
    async arrive() {
        const me = await asked("GET", "/api/me");
        this.cookie = me.headers.get("set-cookie").split(";")[0];
        const WebSocket = require("ws");
        this.socket = new WebSocket(`${url.replace("http", "ws")}/api/ws`, {
            headers: { Cookie: this.cookie, Origin: url },
            perMessageDeflate: false,
        });
        this.socket.on("message", (data) => this.heard(data));
        await new Promise((resolve, reject) => this.socket.once("open", resolve).once("error", reject));
        this.keys = 0;
    }

    sit(table, seat, over) {
        Object.assign(this, { table, seat, over, answered: "", sent: 0 });
        this.send({ type: "watch", table, seen: {} });
        this.send({ type: "entropy", table, seat, text: "bench", key: this.key() });
    }

    key() {
        return `k${++this.keys}`;
    }

    send(message) {
        this.socket.send(JSON.stringify(message));
    }

    heard(data) {
        if (counting) sizes += data.length;
        const message = JSON.parse(data);
        if (message.type === "done" && message.key === this.waiting) acknowledged(this.sent);
        else if (message.type === "refused") refused++;
        else if (message.type === "update" && message.table === this.table && message.view) this.updated(message);
    }

    updated({ view, question, choices }) {
        begun.add(this);
        if (view.over) {
            this.send({ type: "unwatch", table: this.table });
            this.table = undefined;
            this.over();
        } else if (question && question.id !== this.answered) {
            this.answered = question.id;
            const { table, seat } = this;
            const choice = choices[Math.floor(Math.random() * choices.length)].id;
            soon(() => {
                this.waiting = this.key();
                this.sent = performance.now();
                this.send({ type: "choose", table, seat, question: question.id, choices: [choice], key: this.waiting });
            });
        }
    }
}

async function playGolazo(one, other) {
    for (;;) {
        const wanted = { game, seats: [{ kind: "me" }, { kind: "open" }] };
        const made = await (await asked("POST", "/api/tables", one.cookie, wanted)).json();
        await asked("POST", `/api/tables/${made.table}/join`, other.cookie, { invite: made.invites["1"] });
        await Promise.all([one, other].map((each, seat) => new Promise((over) => each.sit(made.table, seat, over))));
    }
}

// boardgame.io: its messages over socket.io; an update that has the next state is the acknowledgement.
class Member {
    constructor(match, seat) {
        Object.assign(this, { match, seat, sent: 0, state: -1 });
    }

    async arrive() {
        const { io } = require("socket.io-client");
        this.socket = io(`${url}/hands`, { transports: ["websocket"], forceNew: true });
        this.socket.on("sync", (_, { state }) => this.updated(state));
        this.socket.on("update", (_, state) => this.updated(state));
        await new Promise((resolve, reject) => this.socket.once("connect", resolve).once("connect_error", reject));
    }

    sit() {
        this.socket.emit("sync", this.match, this.seat, undefined, 2);
    }

    updated(state) {
        if (counting) sizes += JSON.stringify(state).length;
        begun.add(this);
        if (state._stateID <= this.state) return;
        this.state = state._stateID;
        if (this.sent) acknowledged(this.sent);
        this.sent = 0;
        if (state.ctx.currentPlayer !== this.seat) return;
        const hand = state.G.hands[this.seat].length;
        soon(() => {
            const payload = { type: "play", args: [Math.floor(Math.random() * hand)], playerID: this.seat };
            this.sent = performance.now();
            this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state, this.match, this.seat);
        });
    }
}

function at(share) {
    return latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] ?? 0;
}

const people = [];
for (let number = 0; number < Number(clients); number++) {
    const run = process.pid;
    people.push(kind === "golazo" ? new Guest() : new Member(`m${run}-${number >> 1}`, String(number % 2)));
}
for (let first = 0; first < people.length; first += 25) {
    await Promise.all(people.slice(first, first + 25).map((each) => each.arrive()));
}
for (let number = 0; number < people.length; number += 2) {
    if (kind === "golazo") playGolazo(people[number], people[number + 1]);
    else for (const each of people.slice(number, number + 2)) each.sit();
}
const wait = (time) => new Promise((resolve) => setTimeout(resolve, Number(time) * 1000));
while (begun.size < people.length) await wait(0.1);
await wait(warmUp);
const busy = process.cpuUsage();
const since = performance.now();
counting = true;
await wait(seconds);
counting = false;
const took = (performance.now() - since) / 1000;
const used = process.cpuUsage(busy);
latencies.sort((a, b) => a - b);
const figures = {
    moves: latencies.length,
    seconds: took,
    p50: at(0.5),
    p99: at(0.99),
    refused,
    kilobytes: sizes / 1000 / Math.max(1, latencies.length),
    busy: (used.user + used.system) / 1e6 / took,
};
console.log(JSON.stringify(figures));
process.exit(0);
