// WA: limits the moves nearer to d, too, and so takes remainders by d + 1.
#include <cstdlib>
#include <iostream>

int main() {
    int t, n, k, d, y, b, w;
    std::cin >> t;
    while (t--) {
        int sum = 0;
        std::cin >> n >> k >> d;
        while (n--)
            std::cin >> y >> b >> w, sum ^= (std::abs(b - w) - 1) % (d + 1);
        std::cout << (sum ? "Yes\n" : "No\n");
    }
}
