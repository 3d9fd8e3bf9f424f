// Plays Paint Chain by search: the whole ring, one block of beads at a time.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

using Ring = std::pair<int, std::string>;  // m, then '#' for a painted bead

int main() {
    play::Game<Ring> game([](const Ring& position) {
        std::vector<Ring> options;
        const auto& [m, beads] = position;
        const int n = int(beads.size());
        for (int first = 0; first < n && m <= n; ++first) {
            Ring option = position;
            bool is_free = true;
            for (int i = first; i < first + m; ++i) {
                is_free = is_free && beads[i % n] == '.';
                option.second[i % n] = '#';
            }
            if (is_free) options.push_back(option);
        }
        return options;
    });
    game.position_words([](const Ring& ring) {
        return play::Words{{"ring", ring.second}} +
               play::Words{{"exactly", ring.first}};
    });
    game.move_words([](const Ring& from, const Ring& to) {
        const auto is_painted = [&](std::size_t bead) {
            return from.second[bead] != to.second[bead];
        };
        const std::size_t n = from.second.size();
        std::size_t first = 0;  // a painted bead after one that was not
        for (std::size_t bead = 0; bead < n; ++bead)
            if (is_painted(bead) && !is_painted((bead + n - 1) % n))
                first = bead;
        return play::Words{{"paint", from.first}, {"from_bead", first}};
    });
    game.shape([](const Ring& ring) {
        const int n = int(ring.second.size());
        std::vector<std::pair<int, int>> chain;
        std::vector<int> painted;
        for (int bead = 0; bead < n; ++bead) {
            chain.emplace_back(bead, (bead + 1) % n);
            if (ring.second[bead] == '#') painted.push_back(bead);
        }
        return play::graph(n, chain, painted);
    });
    int tests, n, m;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> m;
        std::vector<double> rows(m, 1);  // ways to paint blocks in a row
        for (int row = m; row <= n; ++row)
            rows.push_back(rows[row - 1] + rows[row - m]);
        if (rows[n < m ? 0 : n] * m > 1e5) play::decline("too many positions");
        std::cout << "Case #" << test << ": "
                  << (game.is_n_position({m, std::string(n, '.')})
                          ? "aekdycoin\n"
                          : "abcdxyzk\n");
    }
}
