// TLE: searches the piles themselves.
#include <algorithm>
#include <cstdio>
#include <vector>

bool wins(const std::vector<int>& piles) {
    for (std::size_t i = 0; i < piles.size(); ++i) {
        std::vector<int> option = piles;
        if (--option[i] == 0) option.erase(option.begin() + int(i));
        if (!wins(option)) return true;
        for (std::size_t j = 0; j < i; ++j) {
            option = piles;
            option[j] += option[i];
            option.erase(option.begin() + int(i));
            if (!wins(option)) return true;
        }
    }
    return false;
}

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> piles(n);
        for (int& pile : piles) std::scanf("%d", &pile);
        std::puts(wins(piles) ? "YES" : "NO");
    }
}
