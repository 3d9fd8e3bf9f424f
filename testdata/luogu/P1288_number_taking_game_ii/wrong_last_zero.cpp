// WA: walks clockwise to the last 0, not to the next.
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
    for (int i = right; i < n; i++)
        if (a[i] == 0) right = i;
    bool wins = right % 2 == 1 || left % 2 == 1;
    std::cout << (wins ? "YES" : "NO") << std::endl;
}
