// POJ 2068 - Nim
// http://poj.org/problem?id=2068
// Game:      S stones and two teams of n players. Seats 0, 2, 4, ... are ours,
//            seats 1, 3, ... are theirs, and after seat 2n - 1 comes seat 0
//            again. The player in seat i takes 1 to limit[i] stones. The team
//            that takes the last stone loses; seat 0 begins. For each game: 1
//            if our team wins, else 0.
// Idea:      A position is a seat i and a number s of stones. (i, 0) is won:
//            the other team has taken the last stone. (i, s) is won iff seat i
//            can leave a lost position (i + 1, r) with 0 < r < s and
//            s - r <= limit[i]. It is enough to try the greatest lost r, which
//            is last_lost[i + 1]. Won (1) and lost (0) positions of n = 1:
//                limit  i    s =  1  2  3  4  5  6
//                    2  0         0  1  1  0  0  0
//                    3  1         0  1  1  1  1  1
// Limits:    1 <= n <= 10, 1 <= limit <= 16, 1 <= S < 2^13, any number of
//            games
// Time:      O(n S) per game
// Beware:    wrong_one_stone.cpp: with one stone left no move can leave one, so
//            S = 1 is lost for all limits.
// Topics:    minimax
// Lesson:    01
// Also:      AOJ 1230, BOJ 9157
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, stones;
    while (std::cin >> n && n > 0) {
        const int seats = 2 * n;
        std::vector<int> limit(seats);
        std::cin >> stones;
        for (int i = 0; i < seats; ++i) std::cin >> limit[i];
        std::vector<int> last_lost(seats, -16);  // out of reach at first
        for (int s = 1; s <= stones; ++s) {
            const std::vector<int> below = last_lost;  // of fewer than s stones
            for (int i = 0; i < seats; ++i)
                if (s - below[(i + 1) % seats] > limit[i]) last_lost[i] = s;
        }
        std::cout << (last_lost[0] == stones ? "0\n" : "1\n");
    }
    return 0;
}
