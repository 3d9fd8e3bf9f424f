// Codeforces 1396B - Stoned Game
// https://codeforces.com/problemset/problem/1396/B
// Game:      n piles of stones. A move takes one stone from a pile, but not
//            from the pile of the opponent's last move. The player who cannot
//            move loses. For each game print the winner: T, who begins, or HL.
// Idea:      If the largest pile has more stones than all others together, T
//            always takes from it, and HL runs out of stones. Otherwise, if the
//            sum is even, the stones can be matched (lesson 18), each with a
//            stone of another pile, and HL takes the partner of what T takes.
//                3 2 1 = A A A B B C: the pairs AB, AB, AC, so HL wins
//            If the sum is odd, T takes any stone, and the rest is matched.
// Limits:    1 <= t, n, a <= 100
// Time:      O(n) per game
// Beware:    wrong_at_least_half.cpp: HL wins 1 1, where a pile is half of all.
// Topics:    symmetry
// Lesson:    18
// Standard:  C++17
// Also:      Codeforces 1397D
#include <algorithm>
#include <iostream>

int main() {
    int tests, n, pile;
    for (std::cin >> tests; tests > 0; --tests) {
        int sum = 0, largest = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> pile;
            sum += pile;
            largest = std::max(largest, pile);
        }
        const bool first_player_wins = largest > sum - largest || sum % 2 == 1;
        std::cout << (first_player_wins ? "T\n" : "HL\n");
    }
    return 0;
}
