// WA: the nim-sum of one line is carried into the next.
#include <iostream>

int main() {
    int m, pile, nim_sum = 0;
    while (std::cin >> m) {
        for (; m > 0; --m) {
            std::cin >> pile;
            nim_sum ^= pile;
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
}
