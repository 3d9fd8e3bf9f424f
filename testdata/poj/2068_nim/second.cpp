// Works back from no stones: every lost position marks the positions with a
// move to it as won. A table of seats and stones.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, stones;
    while (std::cin >> n && n > 0) {
        std::cin >> stones;
        std::vector<int> limit(2 * n);
        for (int& most : limit) std::cin >> most;
        std::vector<std::vector<bool>> won(2 * n,
                                           std::vector<bool>(stones + 1));
        for (int seat = 0; seat < 2 * n; ++seat) won[seat][0] = true;
        for (int left = 1; left <= stones; ++left)
            for (int seat = 0; seat < 2 * n; ++seat) {
                if (won[seat][left]) continue;
                const int before = seat > 0 ? seat - 1 : 2 * n - 1;
                const int most = std::min(stones, left + limit[before]);
                for (int more = left + 1; more <= most; ++more)
                    won[before][more] = true;
            }
        std::cout << won[0][stones] << '\n';
    }
}
