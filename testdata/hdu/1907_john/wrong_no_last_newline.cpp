// PE: prints newlines between the answers, but none after the last.
#include <iostream>

int main() {
    int t, n, a;
    std::cin >> t;
    for (int test = 0; test < t; ++test) {
        int sum = 0;
        bool larger = false;
        std::cin >> n;
        while (n--) {
            std::cin >> a;
            sum ^= a;
            if (a > 1) larger = true;
        }
        if (test) std::cout << '\n';
        std::cout << ((sum != 0) == larger ? "John" : "Brother");
    }
}
