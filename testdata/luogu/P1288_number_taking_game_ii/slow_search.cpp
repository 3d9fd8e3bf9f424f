// TLE: searches all numbers, not only whether they are 0.
#include <iostream>
#include <vector>

int n;
std::vector<int> a;

bool wins(int coin) {
    for (int side = 0; side < 2; side++) {
        int edge = side == 0 ? coin : (coin + n - 1) % n;
        int next = side == 0 ? (coin + 1) % n : edge;
        int before = a[edge];
        for (int left = before - 1; left >= 0; left--) {
            a[edge] = left;
            bool lost = !wins(next);
            a[edge] = before;
            if (lost) return true;
        }
    }
    return false;
}

int main() {
    std::cin >> n;
    a.resize(n);
    for (int& x : a) std::cin >> x;
    std::cout << (wins(0) ? "YES" : "NO") << std::endl;
}
