// Shows: endless_loop.cpp:9: lines 9 to 11 are repeated until the program is stopped: the loop does not end
// Problem: hdu/1850
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n > 0) {
        int left = n, pile, sum = 0;
        while (left > 0) {
            std::cin >> pile;
            sum ^= pile;
        }
        std::cout << sum << '\n';
    }
}
