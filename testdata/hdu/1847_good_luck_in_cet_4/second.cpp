// A sieve, upwards: a pile that is not marked is lost, and marks every pile
// with a move to it.
#include <iostream>
#include <vector>

int main() {
    constexpr int MAX_CARDS = 1000;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<bool> won(2 * MAX_CARDS + 1);
    for (int cards = 0; cards <= MAX_CARDS; ++cards)
        if (!won[cards])
            for (int taken = 1; taken <= MAX_CARDS; taken *= 2)
                won[cards + taken] = true;
    for (int n; std::cin >> n;) std::cout << (won[n] ? "Kiki\n" : "Cici\n");
}
