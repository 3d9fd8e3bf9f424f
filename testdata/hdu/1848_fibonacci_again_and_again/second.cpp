// Grundy values without mex. Finds the piles of value v for v = 0, 1, ... in
// turn: going upwards, a pile that has no value yet gets the value v unless a
// smaller pile of value v has blocked it. Then it blocks every pile with a move
// to it.
#include <bitset>
#include <iostream>
#include <vector>

int main() {
    constexpr int MAX_PILE = 1000;
    std::bitset<MAX_PILE + 1> moves;
    for (int f = 1, last = 1; f <= MAX_PILE; f += last, last = f - last)
        moves.set(f);
    std::vector<int> value(MAX_PILE + 1, -1);
    for (int v = 0, found = 0; found <= MAX_PILE; ++v) {
        std::bitset<MAX_PILE + 1> blocked;
        for (int pile = 0; pile <= MAX_PILE; ++pile)
            if (value[pile] < 0 && !blocked[pile]) {
                value[pile] = v, ++found;
                blocked |= moves << pile;
            }
    }
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int m, n, p;
    while (std::cin >> m >> n >> p && (m != 0 || n != 0 || p != 0))
        std::cout << ((value[m] ^ value[n]) == value[p] ? "Nacci\n" : "Fibo\n");
}
