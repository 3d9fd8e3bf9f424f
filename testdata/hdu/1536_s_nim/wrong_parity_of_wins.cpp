// WA: counts the heaps that are won alone, as if a heap were only won or lost.
#include <iostream>

bool won[10001];
int s[101];

int main() {
    int k, m, l, h;
    while (std::cin >> k && k) {
        for (int i = 0; i < k; ++i) std::cin >> s[i];
        for (int x = 0; x <= 10000; ++x) {
            won[x] = false;
            for (int i = 0; i < k; ++i)
                if (s[i] <= x && !won[x - s[i]]) won[x] = true;
        }
        std::cin >> m;
        while (m--) {
            int sum = 0;
            std::cin >> l;
            while (l--) std::cin >> h, sum ^= won[h];
            std::cout << (sum ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}
