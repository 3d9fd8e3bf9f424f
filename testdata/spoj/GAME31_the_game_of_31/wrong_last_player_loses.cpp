// WA: misere play: lets the player who cannot move win.
#include <iostream>
#include <string>

int left[7];

bool wins(int room) {
    bool is_end = true;
    for (int card = 1; card <= 6 && card <= room; ++card)
        if (left[card] > 0) {
            is_end = false;
            --left[card];
            const bool is_lost = !wins(room - card);
            ++left[card];
            if (is_lost) return true;
        }
    return is_end;
}

int main() {
    std::string cards;
    while (std::cin >> cards) {
        int room = 31;
        for (int card = 1; card <= 6; ++card) left[card] = 4;
        for (int i = 0; i < int(cards.size()); ++i) {
            --left[cards[i] - '0'];
            room -= cards[i] - '0';
        }
        std::cout << cards
                  << (wins(room) == (cards.size() % 2 == 0) ? " A\n" : " B\n");
    }
}
