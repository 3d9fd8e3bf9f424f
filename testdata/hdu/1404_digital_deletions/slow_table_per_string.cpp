// TLE: fills the table again for each string.
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>

char won[1000000];

int main() {
    std::string s;
    while (std::cin >> s) {
        std::memset(won, 0, sizeof won);
        const int last = std::atoi(s.c_str());
        for (int n = 1; n <= last; ++n) {
            if (won[n]) continue;
            for (int place = 1; place <= n; place *= 10)
                for (int d = n / place % 10, m = n; d < 9; ++d)
                    won[m += place] = true;
            for (int low = n * 10, tails = 1; low < 1000000;
                 low *= 10, tails *= 10)
                for (int tail = 0; tail < tails; ++tail) won[low + tail] = true;
        }
        std::cout << (s[0] == '0' || won[last] ? "Yes\n" : "No\n");
    }
}
