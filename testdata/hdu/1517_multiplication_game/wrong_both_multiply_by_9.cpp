// WA: lets both players multiply by 9, the most they may.
#include <iostream>

int main() {
    long long n;
    while (std::cin >> n) {
        int moves = 0;
        for (long long p = 1; p < n; p *= 9) ++moves;
        std::cout << (moves % 2 ? "Stan wins." : "Ollie wins.") << '\n';
    }
}
