// WA: begins if the position is lost.
#include <bitset>
#include <iostream>

bool is_won(long long p) { return std::bitset<64>(p).count() % 2 == 1; }

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
            if (!is_won(p)) p = q;
            long long highest = 1;
            while (highest <= p / 2) highest *= 2;
            std::cout << highest << ' ' << (p ^ highest) << std::endl;
            std::cin >> p >> q;
        }
    }
    return 0;
}
