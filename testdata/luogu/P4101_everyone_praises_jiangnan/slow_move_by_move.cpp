// TLE: makes all moves, one by one.
#include <cstdio>
#include <vector>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d", &n, &m);
        bool first = false;
        std::vector<int> piles;
        for (int stone = 0; stone < n; ++stone) {
            if (piles.empty() || piles.back() == m) {
                piles.assign(1, 1);  // the full ones do not matter
            } else {
                ++piles.back();
                first = !first;
            }
        }
        std::puts(first ? "0" : "1");
    }
}
