// WA: answers the first line only.
#include <iostream>

int main() {
    int m, pile, nim_sum = 0;
    for (std::cin >> m; m > 0; --m) {
        std::cin >> pile;
        nim_sum ^= pile;
    }
    std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
}
