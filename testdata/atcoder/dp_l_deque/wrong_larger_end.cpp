// WA: takes the larger end, and does not look at the number behind it.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n);
    for (auto& x : a) std::cin >> x;
    int l = 0, r = n - 1;
    long long diff = 0, sign = 1;
    while (l <= r) {
        diff += sign * (a[l] >= a[r] ? a[l++] : a[r--]);
        sign = -sign;
    }
    std::cout << diff << '\n';
}
