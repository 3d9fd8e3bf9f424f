// Luogu P3235 - [HNOI2014] Pleasure of Jiangnan
// https://www.luogu.com.cn/problem/P3235
// Game:      Piles of stones and a number F. A move takes a pile of F or more
//            and a number m >= 2, and divides the pile into m smaller ones, not
//            empty, whose sizes differ by at most 1. A player who cannot move
//            loses. For each game print 1 if the first player wins, else 0.
// Idea:      Division by m leaves piles of floor(pile / m) and of one more.
//            Equal ones cancel in pairs, so only the parities of their numbers
//            count. For F = 1 the values of 0, 1, 2, ... are 0 0 1 2 2 2 2 3 2
//            4 3 4 3. To try each m takes O(V^2). But division by m has the
//            same value for pile - 2 and for pile, unless m divides pile - 1.
//            So keep for how many m each value occurs, and change that for
//            divisors only. Sprague-Grundy (lesson 6): the first player wins
//            iff the xor of the values of the piles is not 0.
// Proof:     lesson 8, nearly equal parts
// Limits:    1 <= T, N < 100; 1 <= F, pile < 100000 (one copy of the statement
//            allows equality, and so does this program)
// Time:      O(V log V) once for V = 100000, then O(1) per pile
// Topics:    sprague-grundy, splitting
// Lesson:    08
// Standard:  C++11
// Also:      BZOJ 3576
#include <iostream>
#include <vector>

const int PILES = 100001;

int grundy[PILES];

// The value of m piles that have sizes as equal as possible.
int division_value(int pile, int m) {
    const int size = pile / m, larger = pile % m;
    const int of_larger = larger % 2 == 1 ? grundy[size + 1] : 0;
    const int of_smaller = (m - larger) % 2 == 1 ? grundy[size] : 0;
    return of_larger ^ of_smaller;
}

int main() {
    std::vector<std::vector<int>> divisors(PILES);  // without 1
    for (int m = 2; m < PILES; ++m)
        for (int n = m; n < PILES; n += m) divisors[n].push_back(m);
    int games, f, n, pile;
    std::cin >> games >> f;
    // count[pile % 2][v]: how many m have the value v > 0. The parts have at
    // most 2 sqrt(pile) sizes, each with at most 4 values: fewer than 4096.
    int count[2][4096] = {};
    for (pile = 2; pile < PILES; ++pile) {
        for (const int m : divisors[pile - 1]) {
            --count[pile % 2][division_value(pile - 2, m)];
            ++count[pile % 2][division_value(pile, m)];
        }
        if (pile < f) continue;
        grundy[pile] = 1;  // as single stones have the value 0
        while (count[pile % 2][grundy[pile]] > 0) ++grundy[pile];
    }
    for (int game = 1; game <= games; ++game) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> pile;
            nim_sum ^= grundy[pile];
        }
        std::cout << (nim_sum != 0 ? 1 : 0) << (game < games ? ' ' : '\n');
    }
    return 0;
}
