// Luogu P3185 - [HNOI2007] Splitting Game
// https://www.luogu.com.cn/problem/P3185
// Game:      Beans in bottles 0..n-1. A move chooses bottles i < j <= k, takes
//            a bean out of i, and puts a bean into j and a bean into k (two
//            into one bottle if j = k). Whoever cannot move loses. Print the
//            winning move with the least i, then j, then k, or -1 -1 -1; then
//            the number of winning moves.
// Idea:      A bean moves whatever the others do, and becomes two beans: the
//            position is a sum of beans. The value g(d) of a bean depends only
//            on its distance d = n - 1 - i from the last bottle. By
//            Sprague-Grundy (lesson 6 proves it)
//            g(d) = mex{ g(a) xor g(b) : d > a >= b >= 0 },
//            the least number >= 0 that is missing,
//            d  0  1  2  3  4  5  6  7  8  9 10 11 12
//            g  0  1  2  4  7  8 11 13 14 16 19 21 22
//            and the player to move loses iff nim_sum, the xor of g over all
//            beans, is 0. The mex is the least number >= 0 that is missing.
//            Two beans in one bottle cancel in nim_sum, but both
//            can be moved. The move i, j, k takes one value out of nim_sum and
//            puts two in, so it wins iff the xor of the three is nim_sum.
//            The case a = b has the value 0, and b = 0 has g(a). So bean d > 0
//            has the options of coin d - 1 in Mock Turtles (HDU 3537), and g(d)
//            is the d-th number with an odd number of ones in binary.
// Limits:    1 <= t <= 10, 2 <= n <= 21, 0 <= beans <= 10000 in a bottle
// Time:      O(n^3) once and per case
// Beware:    wrong_even_bottles.cpp: beans of a bottle with 2 can win, too.
// Beware:    wrong_different_bottles.cpp: j = k is a move.
// Topics:    sprague-grundy, splitting, coin-turning
// Lesson:    13
// Also:      BZOJ 1188
#include <iostream>
#include <set>
#include <vector>

// g(d) for the distances d = 0..20.
std::vector<int> grundy_values() {
    std::vector<int> g;
    for (int d = 0; d <= 20; ++d) {
        std::set<int> options;
        for (int a = 0; a < d; ++a)
            for (int b = 0; b <= a; ++b) options.insert(g[a] ^ g[b]);
        int mex = 0;
        while (options.count(mex) > 0) ++mex;
        g.push_back(mex);
    }
    return g;
}

int main() {
    const std::vector<int> g = grundy_values();
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> beans(n), value(n);  // value of a bean
        int nim_sum = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> beans[i];
            value[i] = g[n - 1 - i];
            if (beans[i] % 2 == 1) nim_sum ^= value[i];
        }
        int winning_moves = 0, first[3] = {-1, -1, -1};
        for (int i = 0; i < n; ++i)
            for (int j = i + 1; j < n && beans[i] > 0; ++j)
                for (int k = j; k < n; ++k) {
                    if ((value[i] ^ value[j] ^ value[k]) != nim_sum) continue;
                    if (winning_moves == 0) {
                        first[0] = i;
                        first[1] = j;
                        first[2] = k;
                    }
                    ++winning_moves;
                }
        std::cout << first[0] << ' ' << first[1] << ' ' << first[2] << '\n'
                  << winning_moves << '\n';
    }
    return 0;
}
