// A bot in Rust without a library: finds the ids of the choices in the line, answers with one of them.
// Build it: rustc -O bot.rs -o bot. Run it: golazo simulate GAME --bots "cmd:./bot",greedy
use std::io::{self, BufRead, Write};

/// The ids in the list that the last field of this name holds.
fn ids<'a>(line: &'a str, field: &str, next: &str) -> Vec<&'a str> {
    let start = line.rfind(&format!("\"{field}\":[")).unwrap_or(line.len());
    let end = line[start..].find(&format!("],\"{next}\":")).map_or(line.len(), |at| start + at);
    line[start..end].split("{\"id\":\"").skip(1).map(|rest| rest.split('"').next().unwrap_or("")).collect()
}

fn main() {
    let mut seed: usize = 88172645463325252;
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        if !line.starts_with("{\"type\":\"ask\"") {
            continue;
        }
        let choices = ids(&line, "choices", "acts");
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        println!("{{\"type\":\"choose\",\"choices\":[\"{}\"]}}", choices[seed % choices.len()]);
        io::stdout().flush().expect("the game is over");
    }
}
