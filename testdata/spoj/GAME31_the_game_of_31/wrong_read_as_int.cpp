// WA: reads the cards as an int, which has room for 10 digits at most.
#include <iostream>

int left[7];

bool wins(int room) {
    for (int card = 1; card <= 6 && card <= room; ++card)
        if (left[card] > 0) {
            --left[card];
            const bool is_lost = !wins(room - card);
            ++left[card];
            if (is_lost) return true;
        }
    return false;
}

int main() {
    int cards;
    while (std::cin >> cards) {
        int room = 31, count = 0;
        for (int card = 1; card <= 6; ++card) left[card] = 4;
        for (int rest = cards; rest > 0; rest /= 10) {
            --left[rest % 10];
            room -= rest % 10;
            ++count;
        }
        std::cout << cards
                  << (wins(room) == (count % 2 == 0) ? " A\n" : " B\n");
    }
}
