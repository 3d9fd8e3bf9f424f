// Luogu P2734 - [USACO3.3] A Game
// https://www.luogu.com.cn/problem/P2734
// Game:      A row of N numbers a. Two players move in turn; a move takes the
//            first or the last number of the row and adds it to the player's
//            score, until the row is empty. Each player wants a large score.
//            Print the score of the player who begins, then that of the other.
// Idea:      Negamax (lesson 17, theorem 1). The two scores add up to the sum
//            of all numbers, so a large score is a large lead. Let lead(l, r)
//            be the points of the player to move from a[l..r], minus those of
//            the other player: lead(l, l) = a[l], and for l < r
//              lead(l, r) = max(a[l] - lead(l + 1, r), a[r] - lead(l, r - 1)).
//            The scores are (sum + lead) / 2 and (sum - lead) / 2.
//            4 7 2 9 5 2: sum 29, lead 7, so 18 and 11.
// Limits:    2 <= N <= 100, 1 <= a <= 200
// Time:      O(N^2)
// Beware:    wrong_better_places.cpp: odd and even places mixed can be best.
// Topics:    points, interval-game
// Lesson:    17
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n), lead(n);  // lead[l]: of a[l..r]
    int sum = 0;
    for (int r = 0; r < n; ++r) {
        std::cin >> a[r];
        sum += a[r];
        lead[r] = a[r];
        for (int l = r - 1; l >= 0; --l)  // lead[l] is still that of r - 1
            lead[l] = std::max(a[l] - lead[l + 1], a[r] - lead[l]);
    }
    std::cout << (sum + lead[0]) / 2 << ' ' << (sum - lead[0]) / 2 << '\n';
    return 0;
}
