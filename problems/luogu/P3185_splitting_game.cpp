// Luogu P3185 - [HNOI2007] Splitting Game
// https://www.luogu.com.cn/problem/P3185
// Game:      Beans in bottles 0..n-1. A move chooses bottles i < j <= k, takes
//            a bean out of i, and puts a bean into j and a bean into k (two
//            into one bottle if j = k). The player who cannot move loses. Print
//            the winning move with the least i, then j, then k, or -1 -1 -1;
//            then the number of winning moves.
// Idea:      The position is a sum of beans (lesson 6). The value of a bean
//            depends only on its distance d = n - 1 - i from the last bottle:
//                g(d) = mex{ g(a) xor g(b) : 0 <= b <= a < d }
//                d  0  1  2  3  4  5  6  7  8  9 10 11 12
//                g  0  1  2  4  7  8 11 13 14 16 19 21 22
//            A move wins iff the xor of the three values of i, j, k is nim_sum,
//            the xor of g over all beans. Two beans in one bottle cancel in
//            nim_sum, but can be moved.
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 14 (coin turning)
// Limits:    1 <= t <= 10, 2 <= n <= 21, 0 <= beans <= 10000 in a bottle
// Time:      O(n^3) once and per case
// Beware:    wrong_even_bottles.cpp: beans of a bottle with 2 can win, too.
// Topics:    sprague-grundy, splitting, coin-turning
// Lesson:    14
// Also:      BZOJ 1188
#include <iostream>
#include <vector>

int main() {
    int grundy[21] = {};     // by the distance from the last bottle
    int seen_from[64] = {};  // the last distance with an option of this value
    for (int d = 1; d <= 20; ++d) {
        for (int a = 0; a < d; ++a)
            for (int b = 0; b <= a; ++b) seen_from[grundy[a] ^ grundy[b]] = d;
        while (seen_from[grundy[d]] == d) ++grundy[d];
    }
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> beans(n), value(n);  // value: of a bean
        int nim_sum = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> beans[i];
            value[i] = grundy[n - 1 - i];
            if (beans[i] % 2 == 1) nim_sum ^= value[i];
        }
        int winning_moves = 0;
        for (int i = 0; i < n; ++i)
            for (int j = i + 1; j < n && beans[i] > 0; ++j)
                for (int k = j; k < n; ++k)
                    if ((value[i] ^ value[j] ^ value[k]) == nim_sum) {
                        if (winning_moves == 0)
                            std::cout << i << ' ' << j << ' ' << k << '\n';
                        ++winning_moves;
                    }
        if (winning_moves == 0) std::cout << "-1 -1 -1\n";
        std::cout << winning_moves << '\n';
    }
    return 0;
}
