// WA: allows as many stones as the last move took, not twice as many.
#include <iostream>

int main() {
    int t;
    long long k, n;
    std::cin >> t;
    while (t--) {
        std::cin >> k >> n;
        long long power = 1;
        while (power <= k) power *= 2;
        std::cout << n - (n + power - 1) / power << "\n";
    }
}
