// Luogu P2599 - [ZJOI2009] Stone Game
// https://www.luogu.com.cn/problem/P2599
// Game:      n piles of stones in a row. A move takes any positive number of
//            stones from the leftmost or the rightmost pile. Whoever cannot
//            move loses. For each row: 1 if the first player wins, else 0.
// Idea:      To the left of a row S put a pile of y stones, to its right one of
//            x (0: no pile). For each x just one y makes this row y S x lost.
//            The critical values of S are l, the y for x = 0, and r, the x for
//            y = 0. From x = 1 up, each x but r has the least y > 0 still free:
//                         r        l                    l        r
//                x  0  1  2  3  4  5  6  7     x  0  1  2  3  4  5  6  7
//                y  5  1  0  2  3  4  6  7     y  2  1  3  4  5  0  6  7
//            So y = x - 1 for r < x <= l, x + 1 for l <= x < r, and else x.
//            This y is the l of the row S x, which is longer by a pile; the r
//            of y S is found likewise, with l and r exchanged. Begin with empty
//            rows, l = r = 0. The whole row is lost iff its l is 0.
// Proof:     Just one y: two rows y S x that differ in y only are not both
//            lost, as a move joins them; nor are two that differ in x only.
//            Suppose that for some x > 0 all y S x are won. Then each y > 0 has
//            a winning move, and it lowers x, to one of x numbers. So two y
//            have it in common, and two rows that differ in y only are lost, a
//            contradiction. If x = 0, the last pile of S takes its place; if S
//            is empty, too, y = 0. Likewise, each y has just one x.
//            The least y: if x, y > 0, a move lowers x or y. So y S x is lost
//            iff no smaller y belongs to this x, and no smaller x to this y.
//            The table: y = x as long as x < l and x < r. Beyond r, one y is
//            left over, as r needed none: x - 1. Beyond l, one y more is taken,
//            by x = 0: x + 1. Beyond both, y = x.
// Limits:    1 <= T <= 10, 1 <= n <= 1000, 1 <= pile <= 10^9
// Time:      O(n^2) per row
// Memory:    O(n)
// Beware:    wrong_border_at_l.cpp: the range of x - 1 contains l.
// Beware:    wrong_roles_kept.cpp: on the left side l and r are exchanged.
// Topics:    retrograde, mex
// Lesson:    15
// Standard:  C++98
#include <iostream>
#include <vector>

// The y that makes y S x lost, for a row S with the critical values l and r.
int answer_to(int x, int l, int r) {
    if (x == r) return 0;
    if (r < x && x <= l) return x - 1;
    if (l <= x && x < r) return x + 1;
    return x;
}

bool first_player_wins(const std::vector<int>& piles) {
    const int n = int(piles.size());
    // l[i] and r[i]: the critical values of the `length` piles from i on.
    std::vector<int> l(n + 1), r(n + 1);
    for (int length = 1; length <= n; ++length)
        for (int i = 0; i + length <= n; ++i) {
            const int last = piles[i + length - 1];
            const int longer_l = answer_to(last, l[i], r[i]);
            r[i] = answer_to(piles[i], r[i + 1], l[i + 1]);
            l[i] = longer_l;
        }
    return l[0] > 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> piles(n);
        for (int i = 0; i < n; ++i) std::cin >> piles[i];
        std::cout << first_player_wins(piles) << '\n';
    }
    return 0;
}
