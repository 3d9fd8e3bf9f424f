// WA: the golden ratio as 1.618, which is wrong from the difference 233 on.
#include <algorithm>
#include <iostream>

const double PHI = 1.618;

bool is_lost(int a, int b) { return a == (int)((b - a) * PHI); }

int main() {
    int a, b;
    while (std::cin >> a >> b && (a || b)) {
        if (is_lost(a, b)) {
            std::cout << "0\n";
            continue;
        }
        std::cout << "1\n";
        const int d = b - a, x = (int)(d * PHI);
        if (x < a) std::cout << x << ' ' << x + d << '\n';
        // a and b as the lower or the upper number of a pair
        for (int k = (int)(a / (PHI + 1)); k <= a; ++k) {
            const int low = (int)(k * PHI);
            if (low > a) break;
            if (low == a) {
                if (a + k < b) std::cout << a << ' ' << a + k << '\n';
            } else if (low + k == a)
                std::cout << low << ' ' << a << '\n';
        }
        for (int k = (int)(b / (PHI + 1)); a < b && k <= b; ++k) {
            const int low = (int)(k * PHI);
            if (low + k > b) break;
            if (low + k == b && low < a) std::cout << low << ' ' << b << '\n';
        }
    }
}
