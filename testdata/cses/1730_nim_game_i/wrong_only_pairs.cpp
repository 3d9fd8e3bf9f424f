// WA: cancels equal heaps, and treats every other position as won.
#include <iostream>
#include <set>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n, x;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::set<int> left;
        while (n--) {
            std::cin >> x;
            if (!left.erase(x)) left.insert(x);
        }
        std::cout << (left.empty() ? "second\n" : "first\n");
    }
}
