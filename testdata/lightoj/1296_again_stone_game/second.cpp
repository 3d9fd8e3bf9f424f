// Small piles: Grundy values as the mex of their options. Large piles: the
// piles of one value v are 2v, 4v + 1, 8v + 3, ..., and one more than these is
// 2v + 1 times a power of two, so v is found by a division, without a loop.
#include <cstdio>
#include <vector>

constexpr int SMALL = 3000;

int main() {
    std::vector<int> grundy(SMALL);
    for (int pile = 2; pile < SMALL; ++pile) {
        std::vector<bool> seen(pile);
        for (int rest = pile - pile / 2; rest < pile; ++rest)
            seen[grundy[rest]] = true;
        while (seen[grundy[pile]]) ++grundy[pile];
    }
    const auto value = [&](unsigned pile) {
        if (pile < SMALL) return unsigned(grundy[pile]);
        const unsigned above = pile + 1;
        return (above / (above & -above) - 1) / 2;
    };
    int tests, n;
    if (std::scanf("%d", &tests) != 1) return 1;
    for (int test = 1; test <= tests; ++test) {
        unsigned sum = 0, pile;
        if (std::scanf("%d", &n) != 1) return 1;
        while (n-- > 0 && std::scanf("%u", &pile) == 1) sum ^= value(pile);
        std::printf("Case %d: %s\n", test, sum != 0 ? "Alice" : "Bob");
    }
}
