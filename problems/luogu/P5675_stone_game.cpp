// Luogu P5675 - [GZOI2017] Stone Game
// https://www.luogu.com.cn/problem/P5675
// Game:      N piles. The host chooses one or more of them for a game of Nim,
//            and names one of the chosen piles. Alice moves first, and must
//            take one or more stones from the named pile. Then Bob and Alice
//            take from any pile in turn; the player who takes the last stone
//            wins. Count the choices with which Alice cannot win, modulo
//            10^9 + 7. Equal sets with different named piles are different
//            choices, and equal piles are different piles.
// Idea:      Let x be the nim-sum (xor) of the other chosen piles. By Bouton's
//            theorem Alice wins iff she leaves nim-sum 0, that is, x stones in
//            the named pile. She can do so iff x < pile. So for each pile count
//            the sets of other piles with nim-sum x >= pile, by the table over
//            nim-sums of lesson 20. Piles 1 2 2: with the named pile 1 the sets
//            2, 2 lose; with either 2 the sets 2 and 1 2 (x = 3): 6 in all.
// Limits:    1 <= N <= 200, 1 <= pile <= 200
// Time:      O(256 N^2)
// Beware:    wrong_must_not_take.cpp: x = pile loses, too: she has to take.
// Topics:    nim, counting-positions
// Lesson:    20
#include <iostream>
#include <vector>

const int MODULUS = 1000000007;
const int SUMS = 256;  // more than any nim-sum of piles up to 200

int main() {
    int n;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int i = 0; i < n; ++i) std::cin >> piles[i];
    long long lost = 0;  // at most N times 256 remainders
    for (int named = 0; named < n; ++named) {
        std::vector<int> sets(SUMS);  // sets[x]: of other piles with nim-sum x
        sets[0] = 1;
        for (int i = 0; i < n; ++i) {
            if (i == named) continue;
            const std::vector<int> before = sets;
            for (int x = 0; x < SUMS; ++x)
                sets[x] = (before[x] + before[x ^ piles[i]]) % MODULUS;
        }
        for (int x = piles[named]; x < SUMS; ++x) lost += sets[x];
    }
    std::cout << lost % MODULUS << '\n';
    return 0;
}
