// WA: keeps the nim-sum in 16 bits.
#include <iostream>

int main() {
    int m, pile;
    while (std::cin >> m) {
        short nim_sum = 0;
        for (; m > 0; --m) {
            std::cin >> pile;
            nim_sum = short(nim_sum ^ pile);
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
}
