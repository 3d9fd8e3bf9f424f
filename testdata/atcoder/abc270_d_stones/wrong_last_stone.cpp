// WA: plays for the last stone, as in Nim, and otherwise takes the most.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(k);
    for (int& x : a) std::cin >> x;
    std::vector<bool> won(n + 1);
    for (int i = 1; i <= n; i++)
        for (int x : a)
            if (x <= i && !won[i - x]) won[i] = true;
    int total[2] = {0, 0};
    for (int turn = 0; n > 0; turn = 1 - turn) {
        int take = 0;
        for (int x : a)
            if (x <= n && (!won[n] || !won[n - x])) take = x;
        total[turn] += take;
        n -= take;
    }
    std::cout << total[0] << '\n';
}
