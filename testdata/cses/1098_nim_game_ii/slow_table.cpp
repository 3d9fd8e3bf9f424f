// TLE: finds the values of all smaller heaps one by one.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        int sum = 0;
        while (n--) {
            std::cin >> x;
            int a = 0, b = 0, c = 0, g = 0;  // of heaps i - 1, i - 2, i - 3
            for (int i = 1; i <= x; i++) {
                c = b, b = a, a = g;
                for (g = 0; g == a || (i > 1 && g == b) || (i > 2 && g == c);)
                    g++;
            }
            sum ^= g;
        }
        std::cout << (sum ? "first\n" : "second\n");
    }
}
