// Luogu P3235 - [HNOI2014] Pleasure of Jiangnan
// https://www.luogu.com.cn/problem/P3235
// Game:      Piles of stones and a number F. A move takes a pile of F or more
//            and a number m >= 2, and divides the pile into m smaller ones, not
//            empty, whose sizes differ by at most 1. Whoever cannot move loses.
//            For each game: 1 if the player who moves first wins, else 0.
// Idea:      Each pile is a game of its own. By Sprague-Grundy (lesson 6 proves
//            it) piles together are worth the nim-sum (xor) of their values g;
//            g(pile) is the mex, the least number >= 0 that is missing, of what
//            the divisions leave; the first player wins iff the nim-sum is not
//            0. Division by m leaves pile mod m piles of size + 1 and the other
//            m - pile mod m piles of size = floor(pile / m). Equal ones cancel
//            in pairs, so this option has the value
//                g(size + 1) if pile mod m is odd,
//            xor g(size)     if m - pile mod m is odd.
//            There is one for m = 2..pile, and none if pile < F.
//            F = 1:  pile  0  1  2  3  4  5  6  7  8  9 10 11 12
//                    g     0  0  1  2  2  2  2  3  2  4  3  4  3
//            To try each m for each pile takes O(V^2). But an m that does not
//            divide pile - 1 has the same value for pile - 2 and for pile. So
//            keep, for even and odd piles apart, how many m have each value,
//            and for the next pile change it for the divisors of pile - 1 only.
// Proof:     From pile - 2 to pile the parts get two stones. If at least two of
//            the m parts were of the smaller size, two of these grow by one,
//            and no parity changes. Just one was iff m divides pile - 1.
//            An m > pile would leave empty parts, but does no harm: its parts
//            are worth 0, and so are those of m = pile, single stones.
// Limits:    1 <= T, N < 100; 1 <= F, pile < 100000 (one copy of the statement
//            allows equality, and so does this program)
// Time:      O(V log V) once for V = 100000, then O(1) per pile
// Beware:    wrong_pile_of_one.cpp: one stone cannot be divided, even if F = 1.
// Beware:    wrong_values_below_16.cpp: for F = 1 values go up to 18, first at
//            59041.
// Topics:    sprague-grundy, splitting
// Lesson:    08
// Also:      BZOJ 3576
#include <iostream>
#include <vector>

// The rule of the game: the pile becomes m piles of sizes as equal as possible.
int split_value(int pile, int m, const std::vector<int>& grundy) {
    const int size = pile / m, larger = pile % m;
    return (larger % 2 ? grundy[size + 1] : 0) ^
           ((m - larger) % 2 ? grundy[size] : 0);
}

// Grundy values of the piles below `piles` if those of f or more may be split.
std::vector<int> grundy_values(int piles, int f) {
    std::vector<std::vector<int> > divisors(piles);  // without 1
    for (int m = 2; m < piles; ++m)
        for (int n = m; n < piles; n += m) divisors[n].push_back(m);
    std::vector<int> grundy(piles);
    // Parts have at most 2 sqrt(pile) sizes, each with at most 4 values, and no
    // mex is larger than the number of values.
    const int VALUES = 4096;
    // count[pile % 2][v]: how many m have the value v, if v > 0.
    std::vector<std::vector<int> > count(2, std::vector<int>(VALUES));
    for (int pile = 2; pile < piles; ++pile) {
        std::vector<int>& now = count[pile % 2];
        const std::vector<int>& changed = divisors[pile - 1];
        for (int i = 0; i < int(changed.size()); ++i) {
            --now[split_value(pile - 2, changed[i], grundy)];
            ++now[split_value(pile, changed[i], grundy)];
        }
        if (pile < f) continue;
        int mex = 1;  // m = pile has the value 0
        while (now[mex] > 0) ++mex;
        grundy[pile] = mex;
    }
    return grundy;
}

int main() {
    int games, f, n, pile;
    std::cin >> games >> f;
    const std::vector<int> grundy = grundy_values(100001, f);
    for (int game = 1; game <= games; ++game) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> pile;
            nim_sum ^= grundy[pile];
        }
        std::cout << (nim_sum ? 1 : 0) << (game < games ? ' ' : '\n');
    }
    return 0;
}
