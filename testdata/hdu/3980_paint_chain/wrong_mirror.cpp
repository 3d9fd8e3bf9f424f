// WA: wins an odd ring, as if only a mirror could beat the first player.
#include <cstdio>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d %d", &n, &m);
        const bool first_player_wins = n >= m && (n < 2 * m || n % 2 == 1);
        std::printf("Case #%d: %s\n", test,
                    first_player_wins ? "aekdycoin" : "abcdxyzk");
    }
}
