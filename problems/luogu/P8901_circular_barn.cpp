// Luogu P8901 - [USACO22DEC] Circular Barn S
// https://www.luogu.com.cn/problem/P8901
// Game:      Rooms 1 to N in a circle hold cows. Both farmers are in room 1.
//            First John, then Nhoj removes 1 or a prime number of cows from the
//            room where they are. Then both go to the next room, after room N
//            to room 1. A farmer who finds the room empty at his move loses.
//            Print the winner.
// Idea:      In each room the winner hurries and the loser delays. The room
//            with the fewest rounds decides, and of equal rooms the first. Nhoj
//            wins a room of a cows iff 4 divides a: no prime is a multiple of
//            4, so with 1, 2 or 3 cows he leaves a multiple again. Otherwise
//            John does so, first by the greatest p <= a, 1 or a prime. The
//            loser removes 2 each time. So rounds[a] is 0 for 0, 1 and primes,
//            else rounds[a - 4] + 1:
//                a       0  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16
//                rounds  0  0  0  0  1  0  1  0  2  1  2  0  3  0  3  1  4
// Proof:     see P8901_circular_barn.md
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 9 (remoteness)
// Limits:    1 <= T <= 1000, 1 <= N <= 10^5, 1 <= a <= 5 * 10^6; at most
//            2 * 10^5 rooms in all
// Time:      O(A log log A) once, for A = 5 * 10^6, then O(N) per test
// Topics:    remoteness
// Lesson:    15
#include <iostream>
#include <vector>

const int MAX_COWS = 5000000;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    std::vector<bool> is_composite(MAX_COWS + 1);
    for (int p = 2; p * p <= MAX_COWS; ++p)
        if (!is_composite[p])
            for (int a = p * p; a <= MAX_COWS; a += p) is_composite[a] = true;
    std::vector<int> rounds(MAX_COWS + 1);  // that a room with a cows lasts
    for (int a = 4; a <= MAX_COWS; ++a)
        if (is_composite[a]) rounds[a] = rounds[a - 4] + 1;

    int tests, n, a;
    for (std::cin >> tests; tests > 0; --tests) {
        int fewest = MAX_COWS;
        bool first_player_wins = false;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> a;
            if (rounds[a] < fewest) {
                fewest = rounds[a];
                first_player_wins = a % 4 != 0;
            }
        }
        std::cout << (first_player_wins ? "Farmer John\n" : "Farmer Nhoj\n");
    }
    return 0;
}
