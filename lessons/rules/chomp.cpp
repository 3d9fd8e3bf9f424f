// Chomp, by search: reads the rows and columns of a bar of chocolate.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Bar = std::vector<int>;  // the squares left in each row, most first

int main() {
    int rows, columns;
    std::cin >> rows >> columns;
    play::Game<Bar> game([](const Bar& bar) {
        std::vector<Bar> options;
        for (int row = 0; row < int(bar.size()); ++row)
            for (int left = row == 0 ? 1 : 0; left < bar[row]; ++left) {
                Bar option = bar;  // bites off what is right of and below it
                for (int i = row; i < int(bar.size()); ++i)
                    option[i] = std::min(option[i], left);
                options.push_back(option);
            }
        return options;
    });
    if (rows * columns > 0) std::cout << game.is_n_position(Bar(rows, columns));
}
