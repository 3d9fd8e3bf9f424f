// Cuts the piles into runs, whose values rise by one, and single piles, whose
// value has occurred before. A value can be reached from pile x iff the move to
// one of its piles is allowed: the program looks at these piles one by one,
// first the pile in a run, then the single piles.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

using Number = long long;

std::map<Number, Number> runs;           // first pile to its value
std::map<Number, Number> runs_by_value;  // the other way round
std::unordered_map<Number, Number> singles;
std::unordered_map<Number, std::vector<Number>> singles_of_value;

// Returns the value of a pile, or the pile of a value.
Number image(const std::map<Number, Number>& map, Number number) {
    const auto run = std::prev(map.upper_bound(number));
    return run->second + (number - run->first);
}

Number value(Number pile) {
    const auto single = singles.find(pile);
    return single == singles.end() ? image(runs, pile) : single->second;
}

void begin_run(Number pile, Number value) {
    runs[pile] = value;
    runs_by_value[value] = pile;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::size_t n, m;
    std::cin >> n >> m;
    std::vector<Number> piles(n);
    for (Number& pile : piles) std::cin >> pile;
    std::vector<std::pair<Number, Number>> moves(m);  // from, to
    for (auto& [from, to] : moves) {
        Number taken;
        std::cin >> from >> taken;
        to = from - taken;
    }
    std::sort(moves.begin(), moves.end());
    begin_run(0, 0);
    for (std::size_t begin = 0, end = 0; begin < m; begin = end) {
        const Number from = moves[begin].first;
        std::set<Number> forbidden, candidates;
        for (; end < m && moves[end].first == from; ++end) {
            forbidden.insert(moves[end].second);
            candidates.insert(value(moves[end].second));
        }
        for (const Number candidate : candidates) {
            bool is_reached = !forbidden.count(image(runs_by_value, candidate));
            for (const Number pile : singles_of_value[candidate]) {
                if (is_reached) break;
                is_reached = !forbidden.count(pile);
            }
            if (is_reached) continue;
            const Number next = image(runs, from);
            singles[from] = candidate;
            singles_of_value[candidate].push_back(from);
            begin_run(from + 1, next);
            break;
        }
    }
    Number nim_sum = 0;
    for (const Number pile : piles) nim_sum ^= value(pile);
    std::cout << (nim_sum == 0 ? "Aoki\n" : "Takahashi\n");
}
