// HDU 4315 - Climbing the Hill
// https://acm.hdu.edu.cn/showproblem.php?pid=4315
// Game:      n persons on different cells of a strip, given from the top down;
//            cell 0 is the hilltop, and the k-th person is the king. A move
//            lets a person climb one or more cells. Nobody passes the person
//            above; only the hilltop holds more than one. The player who brings
//            the king to the top wins; Alice moves first. Print who wins.
// Idea:      If k = 1, Alice wins. If not, nobody wants to bring person k - 1
//            to the top, as the king follows. Without that it is staircase Nim
//            (lesson 5): stair 1 is the gap above the last person, stair 2 the
//            one above that. Alice wins iff nim_sum, the xor of the odd stairs,
//            is not 0. For k = 2 the first gap is one less, as cell 0 is not
//            for person 1. Cells 2, 5, 8, k = 3: gaps 2 2 2, Bob wins.
// Proof:     see 4315_climbing_hill.md
// Limits:    1 <= n, k <= 1000, k <= n, 1 <= cell < 100000, any number of tests
// Time:      O(n) per test
// Topics:    staircase-nim, nim
// Lesson:    05
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, k, cell;
    while (std::cin >> n >> k) {
        // The first person may climb to cell 0, for k = 2 only to cell 1.
        int nim_sum = 0, above = k == 2 ? 0 : -1;
        for (int stair = n; stair > 0; --stair) {
            std::cin >> cell;
            const int gap = cell - above - 1;
            if (stair % 2 == 1) nim_sum ^= gap;
            above = cell;
        }
        const bool first_player_wins = k == 1 || nim_sum != 0;
        std::cout << (first_player_wins ? "Alice\n" : "Bob\n");
    }
    return 0;
}
