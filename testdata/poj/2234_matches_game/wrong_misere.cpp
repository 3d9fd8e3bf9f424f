// WA: lets the player who takes the last match lose.
#include <iostream>

int main() {
    int m, pile;
    while (std::cin >> m) {
        int nim_sum = 0;
        bool large = false;
        for (; m > 0; --m) {
            std::cin >> pile;
            nim_sum ^= pile;
            if (pile > 1) large = true;
        }
        std::cout << ((nim_sum != 0) == large ? "Yes\n" : "No\n");
    }
}
