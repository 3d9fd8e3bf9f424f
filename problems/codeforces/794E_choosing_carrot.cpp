// Codeforces 794E - Choosing Carrot
// https://codeforces.com/problemset/problem/794/E
// Game:      A row of n numbers a. Oleg and Igor move in turn, Oleg first: a
//            move eats the first or the last number. When one number is left,
//            Oleg wants it large and Igor small. But before that Oleg makes k
//            moves alone. Print the last number for k = 0, 1, ..., n - 1.
// Idea:      The middle decides. With Oleg to move, a row leaves max(p, q) if
//            its length is even and p q is the middle; min(v, max(u, w)) if it
//            is odd, at least 3, and u v w is the middle. The k moves choose a
//            stretch of length n - k. A middle fits stretches of its parity up
//            to a longest one. So enter its result there, and let each length
//            L take over the best of L + 2.
//                1 1 3 1: L = 4 gives max(1, 3) = 3, L = 3 min(1, 3) = 1
// Proof:     see 794E_choosing_carrot.md
// Limits:    1 <= n <= 3 * 10^5, 1 <= a <= 10^9
// Time:      O(n)
// Beware:    wrong_rising.cpp: one more free move may be worse for Oleg.
// Topics:    points, interval-game
// Lesson:    17
// Standard:  C++17
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> a(n), best(n + 1);  // best[L]: over all stretches of L
    for (int& number : a) std::cin >> number;
    for (int i = 0; i + 1 < n; ++i) {  // the middle a[i], a[i + 1]
        int& result = best[2 * std::min(i + 1, n - 1 - i)];
        result = std::max({result, a[i], a[i + 1]});
    }
    for (int i = 1; i + 1 < n; ++i) {  // the middle a[i]
        int& result = best[2 * std::min(i, n - 1 - i) + 1];
        result = std::max(result, std::min(a[i], std::max(a[i - 1], a[i + 1])));
    }
    for (int length = n - 2; length >= 2; --length)
        best[length] = std::max(best[length], best[length + 2]);
    best[1] = *std::max_element(a.begin(), a.end());
    for (int length = n; length >= 1; --length)
        std::cout << best[length] << (length > 1 ? ' ' : '\n');
    return 0;
}
