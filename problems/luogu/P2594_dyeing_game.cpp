// Luogu P2594 - [ZJOI2009] Dyeing Game
// https://www.luogu.com.cn/problem/P2594
// Game:      Coins fill n rows and m columns. A move turns a connected block of
//            coins (neighbours share a side). One coin of the block must have
//            all the others to its upper left, straight above and straight left
//            included, and this coin must be turned from tails to heads. The
//            player who cannot move loses. Print -_- if the first player wins,
//            else =_=.
// Idea:      Coin turning, where the last coin of a block shows tails: the
//            nim-sum of g(i, j) over the tails decides. On the first row and
//            the first column this is the Ruler game, so g is the greatest
//            power of 2 that divides the        1   2   1   4
//            place. All other coins have        2   4   8  16
//            g(i, j) = 2^(i + j - 2). So a      1   8  16  32
//            board is lost iff each value       4  16  32  64
//            has an even number of tails.
// Proof:     see P2594_dyeing_game.md
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 14 (coin turning)
// Limits:    1 <= T <= 50, 1 <= n, m <= 100
// Time:      O(n m) per game
// Beware:    wrong_one_word.cpp: values reach 2^198, too long for a word.
// Topics:    coin-turning, sprague-grundy
// Lesson:    14
// Also:      BZOJ 1434
#include <algorithm>
#include <iostream>

// The k with g(i, j) = 2^k.
int exponent(int i, int j) {
    if (i > 1 && j > 1) return i + j - 2;
    int place = i + j - 1, k = 0;
    for (; place % 2 == 0; place /= 2) ++k;
    return k;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, m;
    char side;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> m;
        int parities[199] = {};  // of the tails of each exponent up to 198
        for (int i = 1; i <= n; ++i)
            for (int j = 1; j <= m; ++j) {
                std::cin >> side;
                if (side != 'H') parities[exponent(i, j)] ^= 1;
            }
        const bool first_player_wins =
            std::count(parities, parities + 199, 1) > 0;
        std::cout << (first_player_wins ? "-_-\n" : "=_=\n");
    }
    return 0;
}
