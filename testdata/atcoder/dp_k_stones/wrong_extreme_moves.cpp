// WA: tries only the smallest and the largest move that is left.
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    std::vector<bool> win(k + 1);
    for (int i = 0; i <= k; i++) {
        int j = n - 1;
        while (j >= 0 && a[j] > i) j--;
        if (j >= 0) win[i] = !win[i - a[0]] || !win[i - a[j]];
    }
    std::cout << (win[k] ? "First\n" : "Second\n");
}
