// AtCoder agc010_d - Decrementing
// https://atcoder.jp/contests/agc010/tasks/agc010_d
// Game:      N positive integers A with greatest common divisor (gcd) 1. In
//            turn, a player subtracts 1 from a number that is at least 2, and
//            then all numbers are divided by their gcd. The player who finds
//            only ones loses. Takahashi moves first. Print First if he wins,
//            else Second.
// Idea:      Let E be the number of even numbers. While an odd number is left,
//            the gcd is odd, and a division changes no parity.
//             (1) E is even, and there are two odd numbers or more, or a 1:
//                 lost. An odd number is left, so each move makes E odd, and
//                 the answer of (2) leads back to (1) (lesson 3, lemma 1).
//             (2) E is odd: won. Lower an even number, then two are odd.
//             (3) E is even, and a[place] > 1 is the only odd number. To lower
//                 another number leads to (2) and loses, so the move is forced.
//                 Lower a[place], divide by the gcd, and ask for the opponent.
//            4 4 5: forced to 4 4 4, which becomes 1 1 1, so First wins.
// Limits:    1 <= N <= 10^5, 1 <= A <= 10^9
// Time:      O(N log A), because each forced move halves the numbers
// Beware:    wrong_divides_by_two.cpp: 4 4 5 does not become 2 2 2.
// Topics:    minimax
// Lesson:    18
// Standard:  C++17
#include <iostream>
#include <numeric>
#include <vector>

bool first_player_wins(std::vector<int> a) {
    for (bool wins = true;; wins = !wins) {
        int odd = 0, place = 0;
        for (int i = 0; i < int(a.size()); ++i)
            if (a[i] % 2 == 1) {
                ++odd;
                place = i;
            }
        if ((a.size() - odd) % 2 == 1) return wins;
        if (odd > 1 || a[place] == 1) return !wins;
        --a[place];
        int gcd = 0;
        for (const int number : a) gcd = std::gcd(gcd, number);
        for (int& number : a) number /= gcd;
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& number : a) std::cin >> number;
    std::cout << (first_player_wins(a) ? "First\n" : "Second\n");
    return 0;
}
