// WA: takes the largest number that fits.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(k);
    for (int& x : a) std::cin >> x;
    int total[2] = {0, 0};
    for (int turn = 0; n > 0; turn = 1 - turn) {
        int take = 1;
        for (int x : a)
            if (x <= n) take = x;
        total[turn] += take;
        n -= take;
    }
    std::cout << total[0] << '\n';
}
