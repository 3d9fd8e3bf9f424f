// HDU 1850 - Being a Good Boy in Spring Festival
// https://acm.hdu.edu.cn/showproblem.php?pid=1850
// Game:      m heaps of cards. A move takes one card or more from one heap; the
//            player who takes the last card wins. Print how many first moves
//            win: 0 if the first player loses. Equal heaps count separately.
// Idea:      By Bouton's theorem (lesson 4) a move wins iff it leaves nim-sum
//            (xor) 0. So it must change a heap h to h ^ nim_sum, the xor of all
//            others. That is a move iff it is less than h, so a heap has at
//            most one winning move.
//            heaps        4  6  7  xor 5    5  9 12  xor 0    3  4  6  xor 1
//            h ^ nim_sum  1  3  2           5  9 12           2  5  7
//            winning moves       3                 0                 1
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    2 <= m <= 100 heaps, 1 <= h <= 10^6, any number of positions
// Time:      O(m) per position
// Beware:    wrong_precedence.cpp: h ^ nim_sum < h means h ^ (nim_sum < h).
// Topics:    nim
// Lesson:    04
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int m;
    while (std::cin >> m && m > 0) {
        std::vector<int> heaps(m);
        int nim_sum = 0, winning_moves = 0;
        for (int i = 0; i < m; ++i) {
            std::cin >> heaps[i];
            nim_sum ^= heaps[i];
        }
        for (int i = 0; i < m; ++i)
            if ((heaps[i] ^ nim_sum) < heaps[i]) ++winning_moves;
        std::cout << winning_moves << '\n';
    }
    return 0;
}
