// Computes the score of the player to move, with prefix sums: the sum of the
// row, minus the score of the opponent on the row that is left.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<long long> before(n + 1);  // the sum of the first numbers
    for (int i = 0; i < n; ++i) {
        std::cin >> before[i + 1];
        before[i + 1] += before[i];
    }
    // own[l]: the score of the row that begins at l, for the current length
    std::vector<long long> own(n + 1);
    for (int length = 1; length <= n; ++length)
        for (int l = 0; l + length <= n; ++l)
            own[l] =
                before[l + length] - before[l] - std::min(own[l], own[l + 1]);
    std::cout << own[0] << '\n';
}
