// Exchanges coins. It begins with N coins of value 1. The coins have the values
// 1, 2, 3, 5, 8, ... Two equal coins become 1 + 1 = 2, 2 + 2 = 1 + 3, or in
// general 2 F(i) = F(i-2) + F(i+1); two neighbours become F(i) + F(i+1) =
// F(i+2). When no exchange is possible, the coins are the sparse sum of N, and
// the smallest coin is the answer.
#include <algorithm>
#include <array>
#include <cstdio>

int main() {
    constexpr int KINDS = 76;
    std::array<long long, KINDS> values = {1, 2}, coins = {};
    for (int i = 2; i < KINDS; ++i) values[i] = values[i - 1] + values[i - 2];
    std::scanf("%lld", &coins[0]);
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (int i = 0; i + 2 < KINDS; ++i) {
            if (const long long pairs = coins[i] / 2; pairs > 0) {
                coins[i] %= 2;
                coins[i + 1] += pairs;
                if (i > 0) coins[std::max(i - 2, 0)] += pairs;
                has_changed = true;
            }
            if (const long long pairs = std::min(coins[i], coins[i + 1])) {
                coins[i] -= pairs;
                coins[i + 1] -= pairs;
                coins[i + 2] += pairs;
                has_changed = true;
            }
        }
    }
    int least = 0;
    while (coins[least] == 0) ++least;
    std::printf("%lld\n", values[least]);
}
