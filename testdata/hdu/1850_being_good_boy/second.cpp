// Counts ones in the binary columns: a move that wins makes every column even,
// so it flips the odd ones in its heap, and the heap shrinks iff it has a 1 in
// the highest odd column. The answer is the number of ones in that column.
#include <iostream>

int main() {
    constexpr int COLUMNS = 20;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int heaps;
    while (std::cin >> heaps && heaps > 0) {
        int ones[COLUMNS] = {};
        for (int heap; heaps > 0; --heaps) {
            std::cin >> heap;
            for (int column = 0; column < COLUMNS; ++column, heap /= 2)
                ones[column] += heap % 2;
        }
        int column = COLUMNS - 1;
        while (column >= 0 && ones[column] % 2 == 0) --column;
        std::cout << (column >= 0 ? ones[column] : 0) << '\n';
    }
}
