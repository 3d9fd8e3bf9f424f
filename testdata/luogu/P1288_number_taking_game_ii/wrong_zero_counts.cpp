// WA: counts the edge with the 0, too.
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
    right++, left++;
    bool wins = right % 2 == 1 || left % 2 == 1;
    std::cout << (wins ? "YES" : "NO") << std::endl;
}
