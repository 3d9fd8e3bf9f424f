// WA: stops at the first s that is too large, although S need not be sorted.
#include <cstring>
#include <iostream>

int grundy[10001], s[101];

int main() {
    int k, m, l, h;
    while (std::cin >> k && k) {
        for (int i = 0; i < k; ++i) std::cin >> s[i];
        for (int x = 0; x <= 10000; ++x) {
            bool seen[128];
            std::memset(seen, 0, sizeof seen);
            for (int i = 0; i < k; ++i) {
                if (s[i] > x) break;
                seen[grundy[x - s[i]]] = true;
            }
            grundy[x] = 0;
            while (seen[grundy[x]]) ++grundy[x];
        }
        std::cin >> m;
        while (m--) {
            int sum = 0;
            std::cin >> l;
            while (l--) std::cin >> h, sum ^= grundy[h];
            std::cout << (sum ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}
