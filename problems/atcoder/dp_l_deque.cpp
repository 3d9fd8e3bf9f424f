// AtCoder dp_l - Deque
// https://atcoder.jp/contests/dp/tasks/dp_l
// Game:      A row of N numbers a. Taro and Jiro move in turn, Taro first; a
//            move takes the first or the last number and scores it. The game
//            ends when the row is empty. X and Y are the totals of Taro and
//            Jiro; Taro wants X - Y large, Jiro wants it small. Print X - Y.
// Idea:      Let score(l, r) be the points of the player to move from a[l..r],
//            minus those of the other. After a move the other has the score of
//            what is left: score(l, l) = a[l], and for l < r
//             score(l, r) = max(a[l] - score(l + 1, r), a[r] - score(l, r - 1))
//            This is negamax. 10 80 90: 90 - score(10 80) = 90 - 70 = 20
// Limits:    1 <= N <= 3000, 1 <= a <= 10^9
// Time:      O(N^2)
// Beware:    wrong_larger_end.cpp: the larger end may uncover a larger one.
// Topics:    points, interval-game
// Lesson:    17
// Standard:  C++17
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n), score(n);  // score[l]: of a[l..r]
    for (long long& number : a) std::cin >> number;
    for (int r = 0; r < n; ++r) {
        score[r] = a[r];
        for (int l = r - 1; l >= 0; --l)  // score[l] is still that of r - 1
            score[l] = std::max(a[l] - score[l + 1], a[r] - score[l]);
    }
    std::cout << score[0] << '\n';
    return 0;
}
