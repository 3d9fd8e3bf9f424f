// Two tables over all parts of the row. Take the numbers 1, 2, 3, ... as piles
// at the right end, without the pile that loses there alone; and in the same
// way at the left end. Each pile on the right belongs to the pile of the same
// rank on the left. So this program counts ranks; the solution distinguishes
// four cases. The row is lost iff its first pile is the pile that belongs to
// the rest.
#include <iostream>
#include <vector>

using Table = std::vector<std::vector<int>>;  // [first][last]

// The pile that belongs to x, if `own` belongs to 0 and 0 belongs to `other`.
int of_same_rank(int x, int own, int other) {
    if (x == other) return 0;
    const int rank = other > 0 && x > other ? x - 1 : x;
    return own > 0 && rank >= own ? rank + 1 : rank;
}

int main() {
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> piles(n);
        for (int& pile : piles) std::cin >> pile;
        Table on_left(n, std::vector<int>(n)), on_right = on_left;
        for (int first = n - 1; first >= 0; --first) {
            on_left[first][first] = on_right[first][first] = piles[first];
            for (int last = first + 1; last < n; ++last) {
                on_left[first][last] =
                    of_same_rank(piles[last], on_left[first][last - 1],
                                 on_right[first][last - 1]);
                on_right[first][last] =
                    of_same_rank(piles[first], on_right[first + 1][last],
                                 on_left[first + 1][last]);
            }
        }
        const bool is_lost = n > 1 && on_left[1][n - 1] == piles[0];
        std::cout << !is_lost << '\n';
    }
}
