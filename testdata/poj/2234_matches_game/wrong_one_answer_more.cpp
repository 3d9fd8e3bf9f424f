// WA: asks for the end of the input before it reads, so it answers once more.
#include <iostream>

int main() {
    int m, pile;
    while (!std::cin.eof()) {
        int nim_sum = 0;
        std::cin >> m;
        for (int i = 0; i < m; ++i) {
            std::cin >> pile;
            nim_sum ^= pile;
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
}
