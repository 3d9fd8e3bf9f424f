// WA: takes the larger end, and does not look at the number behind it.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n);
    for (auto& x : a) std::cin >> x;
    int l = 0, r = n - 1;
    long long own = 0;
    for (bool first = true; l <= r; first = !first) {
        long long got = a[l] >= a[r] ? a[l++] : a[r--];
        if (first) own += got;
    }
    std::cout << own << '\n';
}
