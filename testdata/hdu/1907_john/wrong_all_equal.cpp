// WA: lets the parity decide whenever all colours are equal, not only singles.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::vector<int> a(n);
        int sum = 0;
        for (int& x : a) std::cin >> x, sum ^= x;
        const bool equal = std::count(a.begin(), a.end(), a[0]) == n;
        const bool john = equal ? n % 2 == 0 : sum != 0;
        std::cout << (john ? "John" : "Brother") << '\n';
    }
}
