// Tries every move in every stretch, in O(n^3): the lead of the player to move
// is the sum that a move takes, minus the lead on the stretch that is left.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d", &n);
        std::vector<int> before(n + 1);  // the sum of the first numbers
        for (int i = 0; i < n; ++i) {
            std::scanf("%d", &before[i + 1]);
            before[i + 1] += before[i];
        }
        // lead[l][r]: of the numbers from l on and before r
        std::vector<std::vector<int>> lead(n + 1, std::vector<int>(n + 1));
        for (int length = 1; length <= n; ++length)
            for (int l = 0; l + length <= n; ++l) {
                const int r = l + length;
                int best = before[r] - before[l];
                for (int cut = l + 1; cut < r; ++cut) {
                    const int left = before[cut] - before[l] - lead[cut][r];
                    const int right = before[r] - before[cut] - lead[l][cut];
                    best = std::max(best, std::max(left, right));
                }
                lead[l][r] = best;
            }
        std::printf("Case %d: %d\n", test, lead[0][n]);
    }
}
