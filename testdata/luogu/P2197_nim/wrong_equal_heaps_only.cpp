// WA: cancels equal heaps, and treats every other position as won.
#include <iostream>
#include <set>

int main() {
    int t, n, heap;
    std::cin >> t;
    while (t--) {
        std::set<int> unpaired;
        std::cin >> n;
        while (n--) {
            std::cin >> heap;
            if (!unpaired.erase(heap)) unpaired.insert(heap);
        }
        unpaired.erase(0);
        std::cout << (unpaired.empty() ? "No\n" : "Yes\n");
    }
}
