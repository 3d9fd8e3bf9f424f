// Luogu P2594 - [ZJOI2009] Dyeing Game
// https://www.luogu.com.cn/problem/P2594
// Game:      Coins fill n rows and m columns. A move chooses a block of coins
//            that hangs together by common sides, and turns all of them. One
//            coin of the block must have all the others to its upper left
//            (straight above and straight left, too), and this one must be
//            turned from tails to heads. Whoever cannot move loses. Print `-_-`
//            if dongdong, who begins, wins, else `=_=`.
// Idea:      Only the last coin of a block, in its lower right corner, has to
//            show a side, so this is coin turning (lesson 13) with the tails:
//            their nim-sum of g(i, j) decides. In the first row blocks are runs
//            of neighbours: g(1, j) is the greatest power of 2 that divides j,
//            as in the Ruler game. The first column is alike. All other coins
//            have g(i, j) = 2^(i+j-2):        1   2   1   4
//            All values are powers of 2, so   2   4   8  16
//            each power must have an even     1   8  16  32
//            number of tails for a loss.      4  16  32  64
// Proof:     Let i, j >= 2 and s = i + j - 2. By induction the others to the
//            upper left of (i, j) have powers below 2^s (on the border at most
//            i or j, so at most s), and their nim-sums are below 2^s.
//            It remains to find for each v < 2^s a block whose others have the
//            nim-sum v. For (2, 2) they are worth 1, 2, 2: take none for 0; (1,
//            2), (2, 1), (1, 1) for 1; (1, 2) for 2; (1, 1) as well for 3. Else
//            let i >= 3, as rows and columns are alike. Begin with column 1
//            from row 2 to i, and row i up to (i, j). Each of 2^2, ..., 2^(s-1)
//            is a coin beside these: (2, 2) to (i - 1, 2), then (i - 1, 3) to
//            (i - 1, j). Take those that correct the bits from 2 on. The bits 0
//            and 1 may still be wrong. If they are wrong by 1, add (1, 1); if
//            by 3, add (1, 1) and (1, 2); if by 2, add (1, 2) if (2, 2) was
//            taken, else leave out (2, 1).
// Limits:    1 <= T <= 50, 1 <= n, m <= 100,
//            1 <= length of row <= 100
// Time:      O(n m) per game
// Memory:    O(n + m)
// Beware:    wrong_one_word.cpp: values reach 2^198, too long for a word.
// Beware:    wrong_heads.cpp: the tails count, not the heads.
// Topics:    coin-turning, sprague-grundy
// Lesson:    13
#include <algorithm>
#include <iostream>
#include <vector>

// The k with g(i, j) = 2^k.
int exponent(int i, int j) {
    if (i > 1 && j > 1) return i + j - 2;
    int place = i + j - 1, k = 0;
    for (; place % 2 == 0; place /= 2) ++k;
    return k;
}

int main() {
    std::ios::sync_with_stdio(false);
    int T, n, m;
    char side;
    for (std::cin >> T; T > 0; --T) {
        std::cin >> n >> m;
        std::vector<int> parities(n + m, 0);  // of the tails of each exponent
        for (int i = 1; i <= n; ++i)
            for (int j = 1; j <= m; ++j) {
                std::cin >> side;
                if (side != 'H') parities[exponent(i, j)] ^= 1;
            }
        const bool first_player_wins =
            *std::max_element(parities.begin(), parities.end()) > 0;
        std::cout << (first_player_wins ? "-_-\n" : "=_=\n");
    }
    return 0;
}
