// Grundy values by a sparse-space search (Winning Ways, chapter 4). Call a
// value rare if it has an even number of ones in binary, the last digit left
// out: rare ^ rare and common ^ common are rare, rare ^ common is common. Few
// piles have a rare value, so the few splits with a rare part decide the least
// common value that is missing; then each rare value below it is looked for.
#include <cstdio>
#include <vector>

constexpr int MAX_PILE = 10000, VALUES = 256;

bool is_rare(int value) {
    bool rare = true;
    for (value /= 2; value > 0; value /= 2)
        if (value % 2 == 1) rare = !rare;
    return rare;
}

int main() {
    std::vector<int> grundy(MAX_PILE + 1), rare_piles;
    std::vector<bool> rare(VALUES);
    for (int v = 0; v < VALUES; ++v) rare[v] = is_rare(v);
    for (int pile = 1; pile <= MAX_PILE; ++pile) {
        std::vector<bool> seen(VALUES);
        for (int a : rare_piles)
            if (a != pile - a) seen[grundy[a] ^ grundy[pile - a]] = true;
        int common = 0;  // the least common value that is missing
        while (rare[common] || seen[common]) ++common;
        int value = 0;
        const auto skip_what_is_seen = [&] {
            while (value < common && (!rare[value] || seen[value])) ++value;
        };
        skip_what_is_seen();
        for (int a = 1; a < pile - a && value < common; ++a) {
            seen[grundy[a] ^ grundy[pile - a]] = true;
            skip_what_is_seen();
        }
        grundy[pile] = value;
        if (rare[value]) rare_piles.push_back(pile);
    }
    int tests, n, pile;
    if (std::scanf("%d", &tests) != 1) return 1;
    for (int test = 1; test <= tests; ++test) {
        int sum = 0;
        if (std::scanf("%d", &n) != 1) return 1;
        while (n-- > 0 && std::scanf("%d", &pile) == 1) sum ^= grundy[pile];
        std::printf("Case %d: %s\n", test, sum != 0 ? "Alice" : "Bob");
    }
}
