// WA: adds the numbers before the zeros; only the number of edges counts.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    int right = 0, left = 0;
    while (right < n && a[right] != 0) right++;
    while (left < n && a[n - 1 - left] != 0) left++;
    int r = 0, l = 0;
    for (int i = 0; i < right; i++) r += a[i];
    for (int i = 0; i < left; i++) l += a[n - 1 - i];
    bool wins = r % 2 == 1 || l % 2 == 1;
    std::cout << (wins ? "YES" : "NO") << std::endl;
}
