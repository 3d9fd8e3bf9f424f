// Works back from full piles: every lost pile marks the piles with a card less
// as won. The piles are sorted strings, the longest first.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::vector<std::map<std::string, bool>> won(1);  // by length
    won[0][""] = false;
    for (std::size_t length = 0; !won[length].empty(); ++length) {
        won.emplace_back();
        for (const auto& [pile, unknown] : won[length]) {
            int sum = 0;
            for (const char card : pile) sum += card - '0';
            for (char card = '1'; card <= '6'; ++card) {
                std::string more = pile + card;
                std::sort(more.begin(), more.end());
                if (std::count(pile.begin(), pile.end(), card) < 4 &&
                    sum + (card - '0') <= 31)
                    won[length + 1][more] = false;
            }
        }
    }
    for (std::size_t length = won.size() - 1; length > 0; --length)
        for (const auto& [pile, is_won] : won[length])
            if (!is_won)
                for (std::size_t i = 0; i < length; ++i) {
                    std::string fewer = pile;
                    fewer.erase(i, 1);
                    won[length - 1][fewer] = true;
                }
    for (std::string cards; std::cin >> cards;) {
        std::string pile = cards;
        std::sort(pile.begin(), pile.end());
        const bool b_moves = pile.size() % 2 == 1;
        const bool b_wins = won[pile.size()][pile] == b_moves;
        std::cout << cards << ' ' << "AB"[b_wins] << '\n';
    }
}
