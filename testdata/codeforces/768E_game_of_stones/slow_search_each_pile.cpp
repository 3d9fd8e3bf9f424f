// TLE: searches each pile from the rules, and remembers nothing.
#include <cstdint>
#include <cstdio>

int value(int stones, std::uint64_t taken) {
    std::uint64_t seen = 0;
    for (int number = 1; number <= stones; ++number) {
        const std::uint64_t bit = std::uint64_t(1) << (number - 1);
        if (!(taken & bit))
            seen |= std::uint64_t(1) << value(stones - number, taken | bit);
    }
    int mex = 0;
    while (seen >> mex & 1) ++mex;
    return mex;
}

int main() {
    int n, stones, sum = 0;
    std::scanf("%d", &n);
    while (n-- && std::scanf("%d", &stones) == 1) sum ^= value(stones, 0);
    std::puts(sum == 0 ? "YES" : "NO");
}
