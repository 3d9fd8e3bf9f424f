// TLE: scans the whole range for each question: O(n m).
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<int> a(n), last_asked(200002);
    for (int& value : a) {
        std::cin >> value;
        value = std::min(value, n + 1);  // larger numbers are never the mex
    }
    for (int question = 1, l, r; question <= m; ++question) {
        std::cin >> l >> r;
        for (int i = l - 1; i < r; ++i) last_asked[a[i]] = question;
        int mex = 0;
        while (last_asked[mex] == question) ++mex;
        std::cout << mex << '\n';
    }
}
