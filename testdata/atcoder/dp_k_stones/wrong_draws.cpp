// WA: treats a pile without a move as a draw, if stones are left in it.
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    std::vector<int> label(k + 1);
    label[0] = -1;
    for (int i = 1; i <= k; i++) {
        bool all_won = a[0] <= i;
        for (int x : a)
            if (x <= i) {
                if (label[i - x] == -1) label[i] = 1;
                if (label[i - x] != 1) all_won = false;
            }
        if (all_won) label[i] = -1;
    }
    std::cout << (label[k] == 1 ? "First\n" : "Second\n");
}
