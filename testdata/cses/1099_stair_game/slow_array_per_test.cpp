// TLE: makes an array of 2 * 10^5 stairs for each test.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n;
    std::cin >> t;
    while (t--) {
        std::vector<int> a(200001, 0);
        std::cin >> n;
        for (int i = 1; i <= n; i++) std::cin >> a[i];
        int sum = 0;
        for (int i = 2; i <= 200000; i += 2) sum ^= a[i];
        std::cout << (sum ? "first\n" : "second\n");
    }
}
