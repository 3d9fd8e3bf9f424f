// WA: != binds tighter than ^, so the last pile counts as 0 or 1.
#include <iostream>

int main() {
    int m, pile;
    while (std::cin >> m) {
        int nim_sum = 0;
        for (; m > 1; --m) {
            std::cin >> pile;
            nim_sum ^= pile;
        }
        std::cin >> pile;
        std::cout << (nim_sum ^ pile != 0 ? "Yes\n" : "No\n");
    }
}
