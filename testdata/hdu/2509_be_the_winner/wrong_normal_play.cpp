// WA: answers normal play: the player who takes the last apple wins.
#include <iostream>

int main() {
    int n, a;
    while (std::cin >> n) {
        int sum = 0;
        while (n--) std::cin >> a, sum ^= a;
        std::cout << (sum ? "Yes" : "No") << '\n';
    }
}
