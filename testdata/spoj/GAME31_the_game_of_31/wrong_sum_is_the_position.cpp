// WA: stores the outcome by the sum alone, but the remaining cards matter.
#include <cstring>
#include <iostream>
#include <string>

int left[7], known[32];

bool wins(int room) {
    if (known[room] >= 0) return known[room] == 1;
    bool result = false;
    for (int card = 1; card <= 6 && card <= room; ++card)
        if (left[card] > 0) {
            --left[card];
            if (!wins(room - card)) result = true;
            ++left[card];
        }
    known[room] = result;
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
        std::memset(known, -1, sizeof known);
        std::cout << cards
                  << (wins(room) == (cards.size() % 2 == 0) ? " A\n" : " B\n");
    }
}
