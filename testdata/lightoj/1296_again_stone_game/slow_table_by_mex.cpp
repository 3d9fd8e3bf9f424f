// TLE: computes the value of every pile up to the largest one as a mex.
#include <cstdio>
#include <vector>

std::vector<int> grundy(2), seen;

int main() {
    int tests, n, x;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d", &x);
            while (int(grundy.size()) <= x) {
                const int pile = int(grundy.size());
                seen.resize(pile + 1);
                for (int y = pile - pile / 2; y < pile; ++y)
                    seen[grundy[y]] = pile;
                int value = 0;
                while (seen[value] == pile) ++value;
                grundy.push_back(value);
            }
            sum ^= grundy[x];
        }
        std::printf("Case %d: %s\n", t, sum ? "Alice" : "Bob");
    }
}
