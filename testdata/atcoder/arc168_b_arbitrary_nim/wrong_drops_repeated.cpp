// WA: drops every size that occurs twice or more, also three times.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

int main() {
    int n, nim_sum = 0;
    std::cin >> n;
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) {
        std::cin >> a[i];
        nim_sum ^= a[i];
    }
    std::sort(a.begin(), a.end());
    int k = 0;
    std::map<int, int> count;
    for (int i = 0; i < n; ++i) ++count[a[i]];
    if (nim_sum != 0)
        k = -1;
    else
        for (int i = 0; i < n; ++i)
            if (count[a[i]] == 1) k = a[i] - 1;
    std::cout << k << '\n';
}
