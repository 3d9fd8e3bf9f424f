// Goes up from the smallest pile, and removes each pile that is an xor of other
// remaining piles: without it the rank is the same. The rank is computed by
// elimination, column by column.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <utility>
#include <vector>

using Piles = std::vector<std::int64_t>;

int rank(Piles rows) {
    int pivots = 0;
    for (int column = 40; column >= 0; --column) {
        const auto pivot =
            std::find_if(rows.begin() + pivots, rows.end(),
                         [&](std::int64_t row) { return row >> column & 1; });
        if (pivot == rows.end()) continue;
        std::iter_swap(rows.begin() + pivots, pivot);
        for (int i = 0; i < int(rows.size()); ++i)
            if (i != pivots && (rows[i] >> column & 1)) rows[i] ^= rows[pivots];
        ++pivots;
    }
    return pivots;
}

int main() {
    int k;
    std::cin >> k;
    Piles piles(k);
    for (std::int64_t& pile : piles) std::cin >> pile;
    std::sort(piles.begin(), piles.end());
    std::int64_t taken = 0;
    for (int i = 0; i < int(piles.size());) {
        Piles others = piles;
        others.erase(others.begin() + i);
        if (rank(others) < rank(piles)) {
            ++i;
            continue;
        }
        taken += piles[i];
        piles = others;
    }
    std::cout << taken << '\n';
}
