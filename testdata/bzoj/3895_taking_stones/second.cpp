// A table over the number of piles of 1 and the moves s of the large piles, in
// the order of stones + piles, which every move makes smaller. (If there are
// other large piles, a pile of 2 is never made a 1: the search found no
// position that needs this move.)
#include <cstdio>
#include <vector>

constexpr int ONES = 52, MOVES = 50 * 1000 + 50 + 3 * ONES;

int main() {
    std::vector<std::vector<bool>> wins(ONES, std::vector<bool>(MOVES));
    for (int measure = 1; measure < MOVES; ++measure)
        for (int ones = 0; ones < ONES - 1 && 2 * ones <= measure; ++ones) {
            const int s = measure == 2 * ones ? 0 : measure - 2 * ones - 1;
            if (s == 1 || (s == 0 && measure != 2 * ones)) continue;
            bool can_win = false;
            if (ones > 0) can_win |= !wins[ones - 1][s];
            if (ones > 1) can_win |= !wins[ones - 2][s == 0 ? 2 : s + 3];
            if (ones > 0 && s > 0) can_win |= !wins[ones - 1][s + 1];
            if (s == 2) can_win |= !wins[ones + 1][0];
            if (s > 2) can_win |= !wins[ones][s - 1];
            wins[ones][s] = can_win;
        }
    int tests, n, a;
    std::scanf("%d", &tests);
    while (tests--) {
        int ones = 0, s = -1;
        std::scanf("%d", &n);
        while (n-- && std::scanf("%d", &a) == 1) a == 1 ? ++ones : s += a + 1;
        std::puts(wins[ones][s < 0 ? 0 : s] ? "YES" : "NO");
    }
}
