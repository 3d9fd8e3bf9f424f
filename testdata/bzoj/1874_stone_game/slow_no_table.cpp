// TLE: finds the value of a pile by recursion without a table.
// Size: shown by piles of more than 40 stones.
#include <iostream>
#include <set>

int m, numbers[10];

int value(int pile) {
    std::set<int> seen;
    for (int j = 0; j < m; ++j)
        if (numbers[j] <= pile) seen.insert(value(pile - numbers[j]));
    int mex = 0;
    while (seen.count(mex)) ++mex;
    return mex;
}

int main() {
    int n, piles[10], sum = 0;
    std::cin >> n;
    for (int i = 0; i < n; ++i) std::cin >> piles[i];
    std::cin >> m;
    for (int j = 0; j < m; ++j) std::cin >> numbers[j];
    for (int i = 0; i < n; ++i) sum ^= value(piles[i]);
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j)
            if (numbers[j] <= piles[i] &&
                value(piles[i] - numbers[j]) == (value(piles[i]) ^ sum)) {
                std::cout << "YES\n" << i + 1 << ' ' << numbers[j] << '\n';
                return 0;
            }
    std::cout << "NO\n";
}
