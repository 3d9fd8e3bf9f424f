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
    const auto cells_of = [&](unsigned mask) {
        play::Cells cells;
        for (int cell = 0; cell < rows * columns; ++cell)
            if (mask >> cell & 1)
                cells.emplace_back(cell / columns, cell % columns);
        return cells;
    };
    const auto numbers_of = [&](unsigned mask) {
        std::vector<int> numbers;
        for (const auto& [row, column] : cells_of(mask))
            numbers.push_back(row * columns + column + 1);
        return numbers;
    };
    game.position_words([&](unsigned free) {
        return free ? play::Words{{"free_cells", numbers_of(free)}}
                    : play::Words{{"position", "no free cell"}};
    });
    game.move_words([&](unsigned from, unsigned to) {
        const std::vector<int> domino = numbers_of(from - to);
        return play::Words{{"place_domino", std::to_string(domino[0]) + '-' +
                                                std::to_string(domino[1])}};
    });
    game.shape([&](unsigned free) {
        return play::cells(rows, columns, cells_of(~free));
    });
    std::cout << game.is_n_position((1u << (rows * columns)) - 1);
}
