// AtCoder dp_l - Deque
// https://atcoder.jp/contests/dp/tasks/dp_l
// Game:      A row of N numbers a. Taro and Jiro move in turn, Taro first; a
//            move takes the first or the last number and scores it. The game
//            ends when the row is empty. X and Y are the totals of Taro and
//            Jiro; Taro wants X - Y large, Jiro wants it small. Print X - Y.
// Idea:      Count for the player to move: the score of a row is how many
//            points more than the other he gets from here on. If he takes
//            a[l], then it is the other who gets score(l + 1, r) more, so
//                score(l, l) = a[l],
//                score(l, r) = max(a[l] - score(l + 1, r),
//                                  a[r] - score(l, r - 1)).
//            This is backward induction, with one maximum for both players:
//            negamax. The answer is the score of the whole row
//            (templates/interval_score.hpp).
//                a = 10 80 90 30    score(l, r)  l=0  1   2   3
//                                         r = 0   10
//                                         r = 1   70  80
//                                         r = 2   20  10  90
//                                         r = 3   10  20  60  30
// Limits:    1 <= N <= 3000, 1 <= a <= 10^9
// Time:      O(N^2)
// Memory:    O(N)
// Beware:    wrong_larger_end.cpp: the larger end may uncover a larger one.
// Beware:    wrong_one_parity.cpp: in an even row Taro can have all odd places,
//            or all even ones, but mixing them may be better.
// Topics:    points, interval-game
// Lesson:    17
#include <algorithm>
#include <cassert>
#include <iostream>
#include <vector>

// snippet: interval_score
// How many points more than the other the player to move gets, if a move takes
// the first or the last card of the row.
long long interval_score(const std::vector<int>& cards) {
    assert(!cards.empty());
    std::vector<long long> score(cards.size());  // of cards[l..r], at place l
    for (int r = 0; r < int(cards.size()); ++r) {
        score[r] = cards[r];
        for (int l = r - 1; l >= 0; --l)
            score[l] = std::max(cards[l] - score[l + 1], cards[r] - score[l]);
    }
    return score[0];
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) std::cin >> a[i];
    std::cout << interval_score(a) << '\n';
    return 0;
}
