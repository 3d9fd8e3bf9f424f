// AtCoder abc270_d - Stones
// https://atcoder.jp/contests/abc270/tasks/abc270_d
// Game:      A pile of N stones and K numbers A in rising order, the first 1.
//            In turn, Takahashi first, a player takes a stones, for an a in A,
//            but not more than are left. The game ends when no stone is left.
//            Both want many stones. Print how many Takahashi gets.
// Idea:      Let most[n] be the stones that the player to move gets from a pile
//            of n. If he takes a, the opponent gets most[n - a] of the rest,
//            and he gets all other stones. So most[0] = 0, and
//                most[n] = max of n - most[n - a] over the a <= n.
//            This is negamax (lesson 17) with totals, not leads. A = {1, 3, 4}:
//                n     0  1  2  3  4  5  6  7  8  9 10
//                most  0  1  1  3  4  4  5  4  4  5  6
// Limits:    1 <= N <= 10^4, 1 <= K <= 100, 1 <= A <= 10^4, A <= N
// Time:      O(N K)
// Beware:    wrong_greedy.cpp: from n = 10, taking 4 gets 5, taking 3 gets 6.
// Topics:    points
// Lesson:    17
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(k), most(n + 1);
    for (int j = 0; j < k; ++j) std::cin >> a[j];
    for (int stones = 1; stones <= n; ++stones)
        for (int j = 0; j < k && a[j] <= stones; ++j)
            most[stones] = std::max(most[stones], stones - most[stones - a[j]]);
    std::cout << most[n] << '\n';
    return 0;
}
