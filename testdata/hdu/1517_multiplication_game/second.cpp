// Search over intervals: with r the factor still missing, all r in (a, b] that
// are lost make those in (d*a, d*b] won, for every factor d. If all r up to X
// are decided, this decides (X, 2X], because every move at least halves r.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using Interval = std::pair<long long, long long>;  // (first, second]

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<Interval> lost = {{0, 1}};
    for (long long known = 1; known < 1LL << 32; known *= 2) {
        std::vector<Interval> won;
        for (const Interval& interval : lost)
            for (int factor = 2; factor <= 9; ++factor)
                won.emplace_back(factor * interval.first,
                                 factor * interval.second);
        std::sort(won.begin(), won.end());
        long long decided = known;
        for (const Interval& interval : won) {
            const long long gap_end = std::min(interval.first, 2 * known);
            if (gap_end > decided) lost.emplace_back(decided, gap_end);
            decided = std::max(decided, interval.second);
        }
        if (decided < 2 * known) lost.emplace_back(decided, 2 * known);
    }
    for (long long n; std::cin >> n;) {
        bool stan = true;
        for (const Interval& interval : lost)
            if (interval.first < n && n <= interval.second) stan = false;
        std::cout << (stan ? "Stan wins.\n" : "Ollie wins.\n");
    }
}
