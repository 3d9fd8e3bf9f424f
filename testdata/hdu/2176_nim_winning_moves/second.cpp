// For each heap the xor of all others, from those before and those after it: If
// the heap has more stones than this xor, a move can leave the xor in it, and
// the nim-sum becomes 0. The player to move wins iff some heap allows such a
// move.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::size_t heaps;
    while (std::cin >> heaps && heaps > 0) {
        std::vector<long long> heap(heaps), after(heaps + 1);
        for (long long& h : heap) std::cin >> h;
        for (std::size_t i = heaps; i > 0; --i)
            after[i - 1] = after[i] ^ heap[i - 1];
        std::string moves;
        long long before = 0;
        for (std::size_t i = 0; i < heaps; ++i) {
            const long long others = before ^ after[i + 1];
            if (heap[i] > others)
                moves += std::to_string(heap[i]) + ' ' +
                         std::to_string(others) + '\n';
            before ^= heap[i];
        }
        std::cout << (moves.empty() ? "No\n" : "Yes\n") << moves;
    }
}
