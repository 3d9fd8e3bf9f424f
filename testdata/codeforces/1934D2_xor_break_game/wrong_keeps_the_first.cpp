// WA: always breaks the first number of the pair, even if it is lost.
#include <iostream>

// Is the number of ones even?
bool is_won(long long p) {
    bool is_even = true;
    for (; p > 0; p &= p - 1) is_even = !is_even;
    return is_even;
}

int main() {
    int tests;
    std::cin >> tests;
    for (; tests > 0; --tests) {
        long long n, p, q;
        std::cin >> n;
        std::cout << (is_won(n) ? "first" : "second") << std::endl;
        if (is_won(n))
            p = n;
        else
            std::cin >> p >> q;
        while (p != 0) {
            long long highest = 1;
            while (highest <= p / 2) highest *= 2;
            std::cout << highest << ' ' << (p ^ highest) << std::endl;
            std::cin >> p >> q;
        }
    }
    return 0;
}
