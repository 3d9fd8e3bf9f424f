// Looks at every number of the range, then counts up from 0.
#include <iostream>
#include <set>
#include <vector>

#include "play.hpp"

int main() {
    std::ios::sync_with_stdio(false);
    int n, questions, l, r;
    std::cin >> n >> questions;
    std::vector<int> a(n);
    for (int& value : a) std::cin >> value;
    for (long long seen = 0; questions > 0; --questions) {
        std::cin >> l >> r;
        seen += r - l + 1;
        if (seen > 2000000) play::decline("ranges too long");
        const std::set<int> range(a.begin() + l - 1, a.begin() + r);
        int mex = 0;
        while (range.count(mex)) ++mex;
        std::cout << mex << '\n';
    }
}
