// CSES 2208 - Another Game
// https://cses.fi/problemset/task/2208
// Game:      n heaps of coins. A move chooses one or more heaps that are not
//            empty and takes one coin from each of them. The player who takes
//            the last coin wins. For each test, print first if the player to
//            move wins, else second.
// Idea:      The selective sum of the heaps (lesson 15): lost iff each heap on
//            its own is lost, that is, iff all heaps are even. From even heaps
//            every move makes at least one heap odd. If some heaps are odd,
//            taking a coin from exactly those makes all of them even.
//                heaps   1 1     2 2     1 2     2 4 6
//                answer  first   second  first   second
// Source:    J. H. Conway, On Numbers and Games, chapter 14
// Limits:    1 <= t, n <= 2 * 10^5 (sum of all n, too), 1 <= heap <= 10^9
// Time:      O(n) per test
// Beware:    wrong_nim_sum.cpp: equal heaps do not cancel: 1 1 is won.
// Topics:    selective-sum
// Lesson:    15
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, heap;
    for (std::cin >> tests; tests > 0; --tests) {
        bool first_player_wins = false;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> heap;
            if (heap % 2 == 1) first_player_wins = true;
        }
        std::cout << (first_player_wins ? "first\n" : "second\n");
    }
    return 0;
}
