// Looks at every number of the range, then counts up from 0.
#include <iostream>
#include <set>
#include <utility>
#include <vector>

#include "play.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<int> a(n);
    for (int& value : a) std::cin >> value;
    std::vector<std::pair<int, int>> questions(m);
    long long seen = 0;  // numbers in all ranges
    for (auto& [l, r] : questions) {
        std::cin >> l >> r;
        seen += r - l + 1;
        if (seen > 2000000) play::decline("ranges too long");
    }
    for (const auto& [l, r] : questions) {
        const std::set<int> range(a.begin() + l - 1, a.begin() + r);
        int mex = 0;
        while (range.count(mex)) ++mex;
        std::cout << mex << '\n';
    }
}
