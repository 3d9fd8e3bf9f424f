// Shows: the input has s (line 1) before m (line 2); if m comes before s, every answer is right
// Problem: hdu/1536
#include <iostream>

int main() {
    int k, m, l, h;
    while (std::cin >> k && k > 0) {
        static int s[100], values[10001];
        std::cin >> m;
        for (int i = 0; i < k; ++i) std::cin >> s[i];
        for (int pile = 1; pile <= 10000; ++pile) {
            bool seen[101] = {};
            for (int i = 0; i < k; ++i)
                if (s[i] <= pile) seen[values[pile - s[i]]] = true;
            values[pile] = 0;
            while (seen[values[pile]]) ++values[pile];
        }
        for (; m != 0; --m) {
            int sum = 0;
            for (std::cin >> l; l != 0; --l) {
                std::cin >> h;
                sum ^= values[h];
            }
            std::cout << (sum ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}
