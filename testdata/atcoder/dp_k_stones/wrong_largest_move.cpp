// WA: lets both players take as much as they can.
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    bool first = false;
    for (int j = n - 1; j >= 0;)
        if (a[j] <= k)
            k -= a[j], first = !first;
        else
            j--;
    std::cout << (first ? "First\n" : "Second\n");
}
