// Computes the Grundy value of each pile from the rules: a position is the
// stones of a pile, and the set of the numbers taken from it.
#include <cstdint>
#include <cstdio>
#include <map>
#include <utility>

std::map<std::pair<int, std::uint64_t>, int> known;

int value(int stones, std::uint64_t taken) {
    taken &= (std::uint64_t(1) << stones) - 1;  // larger numbers do not matter
    const auto position = std::make_pair(stones, taken);
    const auto found = known.find(position);
    if (found != known.end()) return found->second;
    std::uint64_t seen = 0;
    for (int number = 1; number <= stones; ++number) {
        const std::uint64_t bit = std::uint64_t(1) << (number - 1);
        if (!(taken & bit))
            seen |= std::uint64_t(1) << value(stones - number, taken | bit);
    }
    int mex = 0;
    while (seen >> mex & 1) ++mex;
    return known[position] = mex;
}

int main() {
    int n, stones, piles[61] = {};
    std::scanf("%d", &n);
    while (n-- && std::scanf("%d", &stones) == 1) ++piles[stones];
    int sum = 0;
    for (int size = 1; size <= 60; ++size)
        if (piles[size] % 2 == 1) sum ^= value(size, 0);
    std::puts(sum == 0 ? "YES" : "NO");
}
