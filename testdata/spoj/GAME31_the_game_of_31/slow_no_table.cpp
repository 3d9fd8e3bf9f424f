// TLE: plays every line to its end, without a table.
// Size: shown by more than 10000 lines.
#include <iostream>
#include <string>

int left[7];

bool wins(int room) {
    bool result = false;
    for (int card = 1; card <= 6 && card <= room; ++card)
        if (left[card] > 0) {
            --left[card];
            if (!wins(room - card)) result = true;
            ++left[card];
        }
    return result;
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
