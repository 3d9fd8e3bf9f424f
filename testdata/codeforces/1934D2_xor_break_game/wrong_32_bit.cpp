// WA: keeps the numbers in 32 bits.
// Size: numbers below 2^31 are right.
#include <bitset>
#include <iostream>

bool is_won(int p) { return std::bitset<64>(p).count() % 2 == 0; }

int main() {
    int tests;
    std::cin >> tests;
    for (; tests > 0; --tests) {
        int n, p, q;
        long long number;
        std::cin >> number;
        n = int(number);
        std::cout << (is_won(n) ? "first" : "second") << std::endl;
        if (is_won(n))
            p = n;
        else
            std::cin >> p >> q;
        while (p != 0) {
            if (!is_won(p)) p = q;
            int highest = 1;
            while (highest <= p / 2) highest *= 2;
            std::cout << highest << ' ' << (p ^ highest) << std::endl;
            std::cin >> p >> q;
        }
    }
    return 0;
}
