// Luogu P1288 - Number-Taking Game II
// https://www.luogu.com.cn/problem/P1288
// Game:      A ring of N edges, each with a number a; at least one number is 0.
//            A coin is between the last edge and the first. A move takes the
//            coin along one of the two edges beside it, if its number is not 0,
//            and makes the number smaller, but not negative. A player who
//            cannot move loses. Print YES if the first player wins, else NO.
// Idea:      Let `right` be the number of edges from the coin to the next 0
//            clockwise, and `left` counterclockwise. The first player wins iff
//            one of them is odd. 2 5 3 0: right = 3, left = 0, so YES.
// Proof:     By lesson 1, theorem 2. If `right` is odd, go clockwise and make
//            the number 0. Then there are 0 edges behind the coin and right - 1
//            in front of it. Both are even. If both are even, each move over an
//            edge on the right leaves right - 1 edges in front, an odd number,
//            even if an edge behind the coin keeps a number. The other side is
//            alike. If both are 0, there is no move.
// Limits:    3 <= N <= 20 (3 is assumed), 0 <= a <= 30
// Time:      O(N)
// Beware:    wrong_one_direction.cpp: looks clockwise only.
// Topics:    symmetry, minimax
// Lesson:    03
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) std::cin >> a[i];
    int right = 0, left = 0;  // some number is 0, so the loops end
    while (a[right] != 0) ++right;
    while (a[n - 1 - left] != 0) ++left;
    std::cout << (right % 2 == 1 || left % 2 == 1 ? "YES\n" : "NO\n");
    return 0;
}
