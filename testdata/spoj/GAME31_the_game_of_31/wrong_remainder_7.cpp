// WA: uses the law for unlimited cards: no 5 can be laid on 5, 5, 5, 5.
#include <iostream>
#include <string>

int main() {
    std::string cards;
    while (std::cin >> cards) {
        int sum = 0;
        for (int i = 0; i < int(cards.size()); ++i) sum += cards[i] - '0';
        const bool wins = (31 - sum) % 7 != 0;
        std::cout << cards << (wins == (cards.size() % 2 == 0) ? " A" : " B")
                  << '\n';
    }
}
