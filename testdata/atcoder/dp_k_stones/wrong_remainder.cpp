// WA: treats the set as an interval: K mod (least + greatest).
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    std::cout << (k % (a[0] + a[n - 1]) < a[0] ? "Second\n" : "First\n");
}
