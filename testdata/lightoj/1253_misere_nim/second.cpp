// The misere quotient of Nim. Piles can be replaced by other piles if the
// outcome stays the same with any further piles. Two single stones are replaced
// by nothing. If some pile is larger than 1, the piles are replaced by one pile
// of their nim-sum; if the nim-sum is 0 or 1, by the piles 2, 2 or 2, 3. So
// every position is reduced to no pile, 1, a larger pile, 2 2 or 2 3. The
// player to move loses at 1 and at 2 2.
#include <iostream>
#include <vector>

using Piles = std::vector<int>;

// The replacement for a reduced position with one more pile.
Piles reduced(const Piles& position, int pile) {
    if (position.empty()) return {pile};
    if (position == Piles{1} && pile == 1) return {};
    int nim_sum = pile;
    for (int other : position) nim_sum ^= other;
    if (nim_sum > 1) return {nim_sum};
    return nim_sum == 0 ? Piles{2, 2} : Piles{2, 3};
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests, k, pile;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        Piles position;
        for (std::cin >> k; k > 0; --k) {
            std::cin >> pile;
            position = reduced(position, pile);
        }
        const bool bob = position == Piles{1} || position == Piles{2, 2};
        std::cout << "Case " << test << (bob ? ": Bob\n" : ": Alice\n");
    }
}
