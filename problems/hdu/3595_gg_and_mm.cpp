// HDU 3595 - GG and MM
// https://acm.hdu.edu.cn/showproblem.php?pid=3595
// Game:      N games of two piles each. A move in a game takes a positive
//            multiple of the smaller pile from the larger one; the game is
//            finished when a pile is empty. Each move is made in every game
//            that is not finished. MM begins; the player who finds all games
//            finished loses. Print the winner, MM or GG.
// Idea:      The game that ends last decides, so the winner of a game delays
//            its end and the loser hurries. The number s of moves that it then
//            lasts is its suspense (proof: lesson 15), odd iff the player to
//            move wins it. A finished game has s = 0, any other has s = 1 + the
//            largest even s of an option; if none is even, 1 + the smallest s.
//            MM wins iff the largest s is odd. 3 2 -> 1 2 -> 1 0: s = 2.
// Limits:    at most 100 cases; 1 <= N, p, q <= 1000 (p, q > 0 is assumed)
// Time:      O(M^2 log M) once for piles up to M, then O(1) per game
// Beware:    wrong_any_won.cpp: MM wins 1 1, but loses 1 1 with 3 2.
// Topics:    suspense, euclid
// Lesson:    15
#include <algorithm>
#include <iostream>

int suspense[1001][1001];  // of two piles

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    for (int a = 1; a <= 1000; ++a)
        for (int b = 1; b <= a; ++b) {
            int even = -1, odd = 2000;  // none yet; more than any s
            for (int rest = a - b; rest >= 0; rest -= b) {
                const int option = suspense[rest][b];
                if (option % 2 == 0)
                    even = std::max(even, option);
                else
                    odd = std::min(odd, option);
            }
            suspense[a][b] = suspense[b][a] = 1 + (even >= 0 ? even : odd);
        }
    int games, p, q;
    while (std::cin >> games) {
        int longest = 0;
        for (; games > 0; --games) {
            std::cin >> p >> q;
            longest = std::max(longest, suspense[p][q]);
        }
        std::cout << (longest % 2 == 1 ? "MM\n" : "GG\n");
    }
    return 0;
}
