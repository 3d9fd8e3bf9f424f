// WA: the player who takes the last stone loses.
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    std::vector<bool> win(k + 1);
    for (int i = 0; i <= k; i++) {
        if (i < a[0]) win[i] = true;
        for (int x : a)
            if (x <= i && !win[i - x]) win[i] = true;
    }
    std::cout << (win[k] ? "First\n" : "Second\n");
}
