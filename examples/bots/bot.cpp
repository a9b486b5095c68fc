// A bot in C++ without a library: finds the ids of the choices in the line, answers with one of them.
// Build it: g++ -O2 -std=c++17 bot.cpp -o bot. Run it: golazo simulate GAME --bots "cmd:./bot",greedy
#include <iostream>
#include <random>
#include <string>
#include <vector>

std::vector<std::string> ids(const std::string& line) {
    const std::string mark = "{\"id\":\"";
    const auto start = line.rfind("\"choices\":[");
    const auto end = line.find("],\"acts\":", start);
    std::vector<std::string> found;
    for (auto at = line.find(mark, start); at < end; at = line.find(mark, at)) {
        at += mark.size();
        found.push_back(line.substr(at, line.find('"', at) - at));
    }
    return found;
}

int main() {
    std::mt19937 random{std::random_device{}()};
    for (std::string line; std::getline(std::cin, line);) {
        if (line.rfind("{\"type\":\"ask\"", 0) != 0) continue;
        const auto choices = ids(line);
        const auto& choice = choices[random() % choices.size()];
        std::cout << "{\"type\":\"choose\",\"choices\":[\"" << choice << "\"]}" << std::endl;
    }
}
