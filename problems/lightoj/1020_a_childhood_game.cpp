// LightOJ 1020 - A Childhood Game
// https://lightoj.com/problem/a-childhood-game
// Game:      A pile of n marbles. A move takes one or two of them. The player
//            who takes the last marble loses if Alice starts, and wins if Bob
//            starts. For each case print the winner, Alice or Bob.
// Idea:      Bachet's game for k = 2. Two moves in turn can always take 3
//            marbles: answer 1 with 2, and 2 with 1. Lesson 2 has both
//            theorems. Under normal play (Bob starts), the player who starts
//            loses iff n mod 3 = 0. Under misere play (Alice starts), this
//            player loses iff n mod 3 = 1.
//                n              1      2      3      4      5      6
//                Alice starts   Bob    Alice  Alice  Bob    Alice  Alice
//                Bob starts     Bob    Bob    Alice  Bob    Bob    Alice
// Limits:    1 <= T <= 10^4 cases, 1 <= n < 2^31
// Time:      O(1) per case
// Beware:    wrong_same_rule.cpp: plays for the last marble in both games.
// Topics:    bachet, misere-play
// Lesson:    02
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n;
    std::string starter;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> starter;
        const bool alice_starts = starter == "Alice";
        const bool first_player_wins = n % 3 != (alice_starts ? 1 : 0);
        std::cout << "Case " << test
                  << (alice_starts == first_player_wins ? ": Alice\n"
                                                        : ": Bob\n");
    }
    return 0;
}
