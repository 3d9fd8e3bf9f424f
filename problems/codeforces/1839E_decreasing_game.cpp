// Codeforces 1839E - Decreasing Game
// https://codeforces.com/problemset/problem/1839/E
// Game:      Interactive. n numbers a[1] to a[n] are given; print which player
//            we are, First or Second. In each round the first player prints an
//            index i with a[i] > 0, then the second player another index j with
//            a[j] > 0, and both numbers fall by the smaller of the two. A
//            player who cannot move loses; if it is the judge, it prints 0.
// Idea:      The second player wins iff the numbers split into two halves of
//            equal sum. It answers from the other half, which is not 0 yet, and
//            both halves fall by the same. 4, 5, 5, 11, 3, 2 is 4 + 11 = 5 + 5
//            + 3 + 2: we are second; to 11 we answer 5, and 4, 0, 5, 6, 3, 2 is
//            4 + 6 = 5 + 3 + 2.
// Proof:     Suppose there are no halves before a round, but halves after it.
//            One of the two numbers of the round is 0 now and may belong to
//            either half; let it be opposite to the other number. Add to both
//            what they have lost: there were halves before, a contradiction. So
//            without halves the first player may choose any number: there never
//            are halves, so never only zeros, and it can always move.
// Limits:    1 <= n <= 300, 1 <= a <= 300
// Time:      O(n * (a[1] + ... + a[n])), at most n rounds
// Beware:    wrong_any_answer.cpp: if both numbers are in the same half, the
//            halves are not equal after the round.
// Topics:    symmetry, strategy
// Lesson:    21
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> a[i];
    const int total = std::accumulate(a.begin(), a.end(), 0), half = total / 2;
    // last[s]: the greatest index of some numbers with the sum s; 0 if there
    // are none. The sum 0 needs no number.
    std::vector<int> last(half + 1);
    last[0] = -1;
    for (int i = 1; i <= n; ++i)
        for (int sum = half; sum >= a[i]; --sum)
            if (last[sum] == 0 && last[sum - a[i]] != 0) last[sum] = i;
    const bool is_second = total % 2 == 0 && last[half] != 0;
    std::vector<bool> is_in_half(n + 1);
    if (is_second)
        for (int sum = half; sum > 0; sum -= a[last[sum]])
            is_in_half[last[sum]] = true;
    std::cout << (is_second ? "Second" : "First") << std::endl;
    for (;;) {
        int i = 1, j = 1;
        if (is_second) {
            if (!(std::cin >> i) || i <= 0) break;
            while (a[j] == 0 || is_in_half[j] == is_in_half[i]) ++j;
            std::cout << j << std::endl;
        } else {
            while (a[i] == 0) ++i;
            std::cout << i << std::endl;
            if (!(std::cin >> j) || j <= 0) break;
        }
        const int d = std::min(a[i], a[j]);
        a[i] -= d;
        a[j] -= d;
    }
    return 0;
}
