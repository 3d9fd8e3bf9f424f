// The table of all P-positions, built in their order: the smaller pile is the
// least number that no earlier pair contains, and the difference grows by 1.
// Then the three P-positions that share the difference or a pile are looked up.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    constexpr int MAX_PILE = 1000000, MAX_PARTNER = 2 * MAX_PILE;
    std::vector<int> partner(MAX_PARTNER + 1, -1);
    std::vector<int> lower_of;  // by difference
    for (int lower = 0; lower <= MAX_PILE; ++lower)
        if (partner[lower] < 0) {
            const int upper = lower + int(lower_of.size());
            partner[lower] = upper;
            partner[upper] = lower;
            lower_of.push_back(lower);
        }
    lower_of.resize(MAX_PILE + 1, MAX_PARTNER);  // above every pile

    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int a, b;
    while (std::cin >> a >> b && (a > 0 || b > 0)) {
        const int d = b - a, lower = lower_of[d];
        const bool both = lower < a, from_b = partner[a] < b,
                   from_a = a < b && partner[b] < a;
        std::cout << (both || from_b || from_a ? "1\n" : "0\n");
        if (both) std::cout << lower << ' ' << lower + d << '\n';
        if (from_b)
            std::cout << std::min(a, partner[a]) << ' '
                      << std::max(a, partner[a]) << '\n';
        if (from_a) std::cout << partner[b] << ' ' << b << '\n';
    }
}
