// The values by the number of times that 2 divides a pile. Piles of at most
// LAST come from a table, which follows the rules. For odd k, a larger pile has
// the value of one that is smaller by a power of four and has the same odd
// factor, or 5 in place of a larger odd factor.
#include <cstdio>
#include <vector>

constexpr int LAST = 5 * 1024;

int main() {
    int n, k, pile, sum = 0;
    if (std::scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<int> values = {0};
    for (int cows = 1; cows <= LAST; ++cows) {
        bool seen[4] = {};
        seen[values[cows - 1]] = true;
        int split = 0;  // the value of k piles of half the cows
        for (int part = 0; part < k % 4; ++part) split ^= values[cows / 2];
        if (cows % 2 == 0) seen[split] = true;
        int mex = 0;
        while (seen[mex]) ++mex;
        values.push_back(mex);
    }
    while (n-- && std::scanf("%d", &pile) == 1) {
        int odd = pile, twos = 0;
        for (; odd % 2 == 0; odd /= 2) ++twos;
        if (odd > 5) odd = 5;
        while (twos > 7) twos -= 2;
        sum ^= values[odd << twos];
    }
    std::puts(sum != 0 ? "Kevin" : "Nicky");
}
