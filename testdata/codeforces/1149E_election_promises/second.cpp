// Solves Election Promises by layers, or checks an output. Layer 0 consists of
// the cities without a road to layer 0. Without these cities, layer 1 is found
// in the same way, and so on. A position is lost iff the xor of the numbers of
// each layer is 0.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "check.hpp"

constexpr long long LARGEST = 2000000000000000000;
constexpr int MOST_SHOWN = 3;  // changes of a move in a message

using Numbers = std::vector<long long>;
using Roads = std::vector<std::vector<int>>;

// The cities, each after the cities to which it has a road.
std::vector<int> sorted(const Roads& roads) {
    std::vector<int> entering(roads.size()), order;
    for (const auto& ends : roads)
        for (const int end : ends) ++entering[end];
    for (std::size_t city = 0; city < roads.size(); ++city)
        if (entering[city] == 0) order.push_back(static_cast<int>(city));
    for (std::size_t i = 0; i < order.size(); ++i)
        for (const int end : roads[order[i]])
            if (--entering[end] == 0) order.push_back(end);
    std::reverse(order.begin(), order.end());
    return order;
}

std::vector<int> layers_of(const Roads& roads) {
    const int none = static_cast<int>(roads.size());
    std::vector<int> rest = sorted(roads), layers(roads.size(), none);
    for (int layer = 0; !rest.empty(); ++layer) {
        const auto in_layer = [&](int city) { return layers[city] == layer; };
        for (const int city : rest)
            if (std::none_of(roads[city].begin(), roads[city].end(), in_layer))
                layers[city] = layer;
        rest.erase(std::remove_if(rest.begin(), rest.end(), in_layer),
                   rest.end());
    }
    return layers;
}

// A winning move: the numbers after it. Empty if there is none.
Numbers winning_move(Numbers numbers, const Roads& roads,
                     const std::vector<int>& layers) {
    Numbers sums(numbers.size());
    int highest = -1;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        sums[layers[i]] ^= numbers[i];
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (sums[i] != 0) highest = static_cast<int>(i);
    if (highest < 0) return {};
    std::size_t city = numbers.size() - 1;
    while (layers[city] != highest ||
           (numbers[city] ^ sums[highest]) > numbers[city])
        --city;
    numbers[city] ^= sums[highest];
    for (auto end = roads[city].rbegin(); end != roads[city].rend(); ++end) {
        numbers[*end] ^= sums[layers[*end]];
        sums[layers[*end]] = 0;
    }
    return numbers;
}

// The city whose number a move makes smaller; -1 if the move is not legal.
int moved(const Numbers& from, const Numbers& to, const Roads& roads) {
    int changed = 0;
    for (std::size_t i = 0; i < from.size(); ++i) changed += from[i] != to[i];
    for (std::size_t i = 0; i < from.size(); ++i)
        if (to[i] < from[i] &&
            changed == 1 + std::count_if(
                               roads[i].begin(), roads[i].end(),
                               [&](int end) { return from[end] != to[end]; }))
            return static_cast<int>(i);
    return -1;
}

std::string change(const Numbers& from, const Numbers& to, int city) {
    return "city " + std::to_string(city + 1) + " from " +
           std::to_string(from[city]) + " to " + std::to_string(to[city]);
}

// What a legal move changes, the number that becomes smaller first.
std::string changes(const Numbers& from, const Numbers& to,
                    const Roads& roads) {
    const int city = moved(from, to, roads);
    std::string words = change(from, to, city);
    int shown = 1;
    for (const int end : roads[city]) {
        if (from[end] == to[end]) continue;
        if (++shown > MOST_SHOWN) return words + ", ...";
        words += ", " + change(from, to, end);
    }
    return words;
}

int main(int count, char** arguments) {
    std::ios::sync_with_stdio(false);
    check::Judge judge(count, arguments);
    const int n = judge.read<int>(), m = judge.read<int>();
    Numbers start(n);
    for (long long& number : start) number = judge.read<long long>();
    Roads roads(n);
    for (int i = 0; i < m; ++i) {
        const int u = judge.read<int>();
        roads[u - 1].push_back(judge.read<int>() - 1);
    }
    const std::vector<int> layers = layers_of(roads);
    const Numbers best = winning_move(start, roads, layers);
    const bool wins = !best.empty();
    if (!judge.checks()) {
        std::cout << (wins ? "WIN\n" : "LOSE\n");
        for (int i = 0; wins && i < n; ++i)
            std::cout << best[i] << (i + 1 < n ? ' ' : '\n');
        return 0;
    }
    if (judge.word("the winner", {"WIN", "LOSE"}) != (wins ? "WIN" : "LOSE"))
        judge.wrong(wins ? "the first player wins: set " +
                               changes(start, best, roads)
                         : "the first player loses");
    if (!wins) judge.end();
    Numbers after(n);
    for (int i = 0; i < n; ++i)
        after[i] = judge.number("the number of city " + std::to_string(i + 1),
                                0, LARGEST);
    if (after == start) judge.wrong("no number is different from the input");
    const int city = moved(start, after, roads);
    if (city < 0) {
        int other = 0;
        while (start[other] == after[other]) ++other;
        judge.wrong("no move changes exactly these numbers: " +
                    change(start, after, other) + ", ...");
    }
    const Numbers reply = winning_move(after, roads, layers);
    if (!reply.empty())
        judge.wrong("the move sets " + changes(start, after, roads) +
                    ", but then the opponent wins: set " +
                    changes(after, reply, roads));
    judge.end();
}
