// TLE: looks through a list of the lost piles for each move.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(n), lost;
    for (int& x : a) std::cin >> x;
    for (int i = 0; i <= k; i++) {
        bool win = false;
        for (int x : a)
            if (std::find(lost.begin(), lost.end(), i - x) != lost.end())
                win = true;
        if (!win) lost.push_back(i);
    }
    std::cout << (lost.back() == k ? "Second\n" : "First\n");
}
