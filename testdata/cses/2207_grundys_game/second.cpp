// Grundy values up to the largest heap by a sparse-space search (Winning Ways,
// chapter 4). Call a value rare if it has an even number of ones in binary, the
// last digit left out: rare ^ rare and common ^ common are rare, rare ^ common
// is common. Few heaps have a rare value (1273 up to 10^6), so the few splits
// with a rare part decide the least common value that is missing. Then each
// rare value below it is looked for.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

constexpr int VALUES = 1024;

bool is_rare(int value) {
    bool rare = true;
    for (value /= 2; value > 0; value /= 2)
        if (value % 2 == 1) rare = !rare;
    return rare;
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests;
    std::cin >> tests;
    std::vector<int> heaps(tests);
    for (int& n : heaps) std::cin >> n;
    const int most = *std::max_element(heaps.begin(), heaps.end());
    std::vector<short> grundy(most + 1);
    std::vector<int> rare_heaps, seen_in(VALUES);
    std::vector<bool> rare(VALUES);
    for (int v = 0; v < VALUES; ++v) rare[v] = is_rare(v);
    for (int heap = 1; heap <= most; ++heap) {
        for (const int a : rare_heaps)
            if (2 * a != heap) seen_in[grundy[a] ^ grundy[heap - a]] = heap;
        int common = 0;  // the least common value that is missing
        while (rare[common] || seen_in[common] == heap) ++common;
        int value = 0;
        const auto skip_what_is_seen = [&] {
            while (value < common && (!rare[value] || seen_in[value] == heap))
                ++value;
        };
        skip_what_is_seen();
        for (int a = 1; a < heap - a && value < common; ++a) {
            seen_in[grundy[a] ^ grundy[heap - a]] = heap;
            skip_what_is_seen();
        }
        grundy[heap] = short(value);
        if (common >= VALUES / 2) std::abort();  // no room for nim-sums
        if (rare[value]) rare_heaps.push_back(heap);
    }
    for (const int n : heaps)
        std::cout << (grundy[n] != 0 ? "first\n" : "second\n");
}
