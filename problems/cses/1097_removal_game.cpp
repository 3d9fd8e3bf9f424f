// CSES 1097 - Removal Game
// https://cses.fi/problemset/task/1097
// Game:      A row of n numbers x, some perhaps negative. Two players move in
//            turn; a move takes the first or the last number and adds it to
//            the mover's score, until none is left. Each wants a large score.
//            Print that of the first player.
// Idea:      The scores add up to the sum of all numbers, so a large score is a
//            large lead. Let lead(l, r) be the points of the player to move
//            from x[l..r], minus those of the other: lead(l, l) = x[l],
//              lead(l, r) = max(x[l] - lead(l + 1, r), x[r] - lead(l, r - 1)).
//            The result is (sum + lead) / 2. For 4 5 1 3: (13 + 3) / 2 = 8.
// Limits:    1 <= n <= 5000, -10^9 <= x <= 10^9
// Time:      O(n^2)
// Beware:    wrong_not_below_0.cpp: a number below 0 has to be taken, too.
// Topics:    points, interval-game
// Lesson:    17
// Standard:  C++17
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> x(n), lead(n);  // lead[l]: of x[l..r]
    for (long long& number : x) std::cin >> number;
    long long sum = 0;
    for (int r = 0; r < n; ++r) {
        sum += x[r];
        lead[r] = x[r];
        for (int l = r - 1; l >= 0; --l)  // lead[l] is still that of r - 1
            lead[l] = std::max(x[l] - lead[l + 1], x[r] - lead[l]);
    }
    std::cout << (sum + lead[0]) / 2 << '\n';
    return 0;
}
