// Cram: place a domino on two free neighbouring cells of a board with the given
// rows and columns.
#include <iostream>

#include "play.hpp"

int main() {
    int rows, columns;
    std::cin >> rows >> columns;
    play::Game<unsigned> game([&](unsigned free) {  // one bit for each cell
        std::vector<unsigned> options;
        for (int cell = 0; cell < rows * columns; ++cell)
            for (const bool is_down : {false, true}) {
                const int end = cell + (is_down ? columns : 1);
                if (is_down ? end >= rows * columns : end % columns == 0)
                    continue;
                const unsigned domino = 1u << cell | 1u << end;
                if ((free & domino) == domino) options.push_back(free - domino);
            }
        return options;
    });
    std::cout << game.is_n_position((1u << (rows * columns)) - 1);
}
