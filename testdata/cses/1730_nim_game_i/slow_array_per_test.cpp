// TLE: makes an array of 2 * 10^5 heaps for each test.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n;
    std::cin >> t;
    while (t--) {
        std::vector<int> a(200000, 0);
        std::cin >> n;
        for (int i = 0; i < n; i++) std::cin >> a[i];
        int sum = 0;
        for (int x : a) sum ^= x;
        std::cout << (sum ? "first\n" : "second\n");
    }
}
