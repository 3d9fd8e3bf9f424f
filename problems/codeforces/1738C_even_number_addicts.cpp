// Codeforces 1738C - Even Number Addicts
// https://codeforces.com/problemset/problem/1738/C
// Game:      n integers. In turn, Alice first, a player takes any one of them,
//            until none is left. Alice wins iff the sum of the numbers that she
//            took is even, else Bob wins. For each game print the winner.
// Idea:      Only the number o of odd and e of even integers counts. Alice wins
//            iff o mod 4 is 0 or 3, or o mod 4 is 1 and e is odd. 1 2 3 4 has
//            o = 2, e = 2: Bob takes as many odd ones as Alice, so her sum is
//            odd. 3 4 has o = 1, e = 1: Alice takes the 4.
// Proof:     Let o be even. A player gets exactly o / 2 odd ones if he answers
//            each number by one of the same parity, and takes an even one if he
//            begins. If no even one is left for this, the odd ones alternate.
//            So Alice gets an even number of odd ones for o mod 4 = 0, and Bob
//            gives her an odd number for 2. For 3 she takes an odd one and
//            leaves 2. For 1 the player who takes the first odd one leaves 0 to
//            the other, so Alice loses if she takes it, else she wins. Both
//            take even ones; iff e is odd, Alice takes the last of them.
// Limits:    1 <= t, n <= 100, -10^9 <= a <= 10^9
// Time:      O(n) per game
// Beware:    wrong_negative.cpp: -3 % 2 is -1, not 1.
// Topics:    symmetry
// Lesson:    18
// Standard:  C++17
#include <iostream>

int main() {
    int tests, n, a;
    for (std::cin >> tests; tests > 0; --tests) {
        int odd = 0, even = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> a;
            if (a % 2 == 0)
                ++even;
            else
                ++odd;
        }
        const bool alice_wins =
            odd % 4 == 0 || odd % 4 == 3 || (odd % 4 == 1 && even % 2 == 1);
        std::cout << (alice_wins ? "Alice\n" : "Bob\n");
    }
    return 0;
}
