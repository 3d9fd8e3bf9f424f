// Luogu P2599 - [ZJOI2009] Stone Game
// https://www.luogu.com.cn/problem/P2599
// Game:      n piles of stones in a row. A move takes any positive number of
//            stones from the leftmost or the rightmost pile. Whoever cannot
//            move loses. For each row: 1 if the first player wins, else 0.
// Idea:      End-Nim. For each row S just one l >= 0 makes the row l S lost,
//            and just one r makes S r lost, where 0 means that no pile is
//            added. So S is lost iff l = 0. Add a pile x > 0 on the right: the
//            l of S x, that is, the y for which y S x is lost, is
//                0      if x = r,
//                x - 1  if r < x <= l,
//                x + 1  if l <= x < r,
//                x      else.
//            The r of x S is the same with l and r exchanged. So go from the
//            empty row, l = r = 0, to longer and longer ones. S = 2 5 has l = 5
//            and r = 2, since 5 2 5 and 2 5 2 are lost. Hence for S x
//                x  1  2  3  4  5  6  7
//                y  1  0  2  3  4  6  7     2 2 5 3 is lost, so is 3 2 5 4
// Proof:     For each x just one y makes y S x lost. Two such rows are not both
//            lost: a move leads from one to the other. Suppose that for some
//            x > 0 all y S x are won. Then for each y > 0 some move wins. It
//            does not lower y, which leaves a row that is won. So it lowers x,
//            to one of x numbers. There are more y than that, so two of them
//            have the same lower x, and two rows that differ in y only are
//            lost, a contradiction. If x = 0, the last pile of S takes its
//            place; if S is empty, too, y = 0. Likewise for each y just one x
//            makes y S x lost.
//            If x, y > 0, a move lowers x or y. So y S x is lost iff no smaller
//            y belongs to x, and no smaller x to y: each x > 0 but r gets the
//            least y > 0 that no smaller x has. That is y = x below l and r.
//            If r < l, x = r needs no y > 0, and the next ones get x - 1, up to
//            x = l, which gets l - 1. As x = 0 has y = l, the others get x. If
//            l < r, y = l is taken already, by x = 0. So x = l gets l + 1, and
//            the next ones get x + 1, up to x = r - 1. As x = r needs no y > 0,
//            the others get x. If l = r, the x that needs no y > 0 is the y
//            that is taken, and all others get x.
// Limits:    1 <= T <= 10, 1 <= n <= 1000, 1 <= pile <= 10^9
// Time:      O(n^2) per row
// Memory:    O(n)
// Beware:    wrong_border_at_l.cpp: the range of x - 1 contains l.
// Beware:    wrong_roles_kept.cpp: on the left side l and r are exchanged.
// Topics:    mex
// Lesson:    14
#include <iostream>
#include <vector>

// The y that makes y S x lost, for a row S with these l and r.
int answer_to(int x, int l, int r) {
    if (x == r) return 0;
    if (r < x && x <= l) return x - 1;
    if (l <= x && x < r) return x + 1;
    return x;
}

bool first_player_wins(const std::vector<int>& piles) {
    const int n = int(piles.size());
    // Those of the `length` piles from i on; behind i still one pile less.
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
