// LightOJ 1031 - Easy Game
// https://lightoj.com/problem/easy-game
// Game:      A row of n numbers a, some perhaps negative. A and B move in turn,
//            A first. A move takes one or more numbers from the left end, or
//            from the right end, and adds them to the mover's total. The game
//            ends when no number is left. Each player wants a lead that is as
//            large as possible. Print the total of A minus the total of B.
// Idea:      Let total(l, r) be what the player to move gets from a[l..r], if
//            both play well. The rest of the sum goes to the opponent, who then
//            moves in the row that is left. So the opponent's total should be
//            least (negamax: lesson 17, theorem 1):
//                total(l, r) = sum(l, r) - the least of all total(l', r) with
//                l' > l, all total(l, r') with r' < r, and 0 for an empty row
//            Running minima give the least number. 4 -10 -20 7: A takes the 4.
//            B gets -13 from -10 -20 7, so A gets -19 + 13 = -6: print 7.
// Limits:    1 <= T <= 100 cases, 1 <= n <= 100, -9999 <= a <= 9999
// Time:      O(n^2) per case
// Beware:    wrong_not_below_0.cpp: a player has to take a number, even if all
//            sums are negative.
// Topics:    points, interval-game
// Lesson:    17
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int tests, n;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        // total[l]: of a[l..r]; least_from[l]: the least total of a[l..r'] with
        // r' < r, at most 0
        std::vector<int> a(n), total(n), least_from(n);
        int all = 0;
        for (int r = 0; r < n; ++r) {
            std::cin >> a[r];
            all += a[r];
            // sum: of a[l..r]; least_to: the least total of a[l'..r] with
            // l' > l, at most 0
            int sum = 0, least_to = 0;
            for (int l = r; l >= 0; --l) {
                sum += a[l];
                total[l] = sum - std::min(least_from[l], least_to);
                least_from[l] = std::min(least_from[l], total[l]);
                least_to = std::min(least_to, total[l]);
            }
        }
        std::cout << "Case " << test << ": " << 2 * total[0] - all << '\n';
    }
    return 0;
}
