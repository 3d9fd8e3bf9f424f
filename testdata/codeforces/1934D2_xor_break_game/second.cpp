// Plays XOR Break by a theorem: a number is won iff it has an even number of
// ones in binary. In a lost position the judge makes the game as long as
// possible.
#include <algorithm>
#include <bitset>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "interact.hpp"

constexpr int MOST_BREAKS = 63;
constexpr long long MOST = 1LL << 60;

using Position = std::pair<long long, long long>;  // break one of them

int ones(long long p) { return static_cast<int>(std::bitset<64>(p).count()); }

bool can_break(long long p) { return ones(p) > 1; }

bool is_won(long long p) { return p > 0 && ones(p) % 2 == 0; }

bool is_break(long long p, const Position& to) {
    return (to.first ^ to.second) == p && 0 < to.first && to.first < p &&
           0 < to.second && to.second < p;
}

// Splits off a small number, so that the rest is large. If p is won, both
// numbers are lost. If p is lost, the larger number is won.
Position slow(long long p) {
    if (is_won(p)) return {p & -p, p & (p - 1)};
    const long long large = is_won(p - 1) ? p - 1 : p - 2;
    return {p ^ large, large};
}

// A random break. The highest one of b is a one of p, but not the highest one
// of p. So p ^ b < p.
Position any(interact::Judge& judge, long long p) {
    std::vector<long long> bits;
    for (long long bit = 1; bit <= p / 2; bit *= 2)
        if (p & bit) bits.push_back(bit);
    const long long bit = bits[judge.random(bits.size())];
    const long long b = bit + static_cast<long long>(judge.random(bit));
    return {b, p ^ b};
}

int main(int count, char** arguments) {
    interact::Judge judge(count, arguments);
    const int games = judge.read<int>();
    if (judge.plays()) judge.say(games);
    for (int i = 0; i < games; ++i) {
        const auto n = judge.read<long long>();
        if (!judge.plays()) {
            std::cout << (is_won(n) ? "first\n" : "second\n");
            continue;
        }
        judge.say(n);
        bool is_programs = judge.program.word("the player who begins",
                                              {"first", "second"}) == "first";
        Position at = {0, n};
        for (int breaks = 0;; is_programs = !is_programs) {
            const Position resigns = {0, 0};
            Position to = resigns;
            if (is_programs || judge.is_scripted()) {
                auto& words = is_programs ? judge.program : judge.script;
                to.first = words.number("p1", 0, MOST);
                to.second = words.number("p2", 0, MOST);
            } else if (!judge.gives_up()) {
                std::vector<long long> candidates;
                for (const long long p : {at.first, at.second})
                    if (can_break(p)) candidates.push_back(p);
                if (!candidates.empty()) {
                    const long long p = judge.choose(candidates, [&] {
                        return is_won(at.first)    ? at.first
                               : is_won(at.second) ? at.second
                                                   : candidates.back();
                    });
                    to = judge.is_random() ? any(judge, p) : slow(p);
                }
            }
            const bool is_lost = !can_break(at.first) && !can_break(at.second);
            if (is_programs && to == resigns)
                judge.wrong(is_lost ? "lost: no move is left"
                                    : "gave up although it could move");
            if (to != resigns && !is_break(at.first, to) &&
                !is_break(at.second, to))
                judge.wrong("illegal: " + std::to_string(to.first) + " and " +
                            std::to_string(to.second) + " are no break of " +
                            std::to_string(at.first) + " or " +
                            std::to_string(at.second));
            if (is_programs && ++breaks > MOST_BREAKS)
                judge.wrong("more than 63 moves");
            if (!is_programs) judge.say(to.first, to.second);
            if (to == resigns) break;
            at = std::minmax(to.first, to.second);
        }
    }
    if (judge.plays()) judge.end();
}
