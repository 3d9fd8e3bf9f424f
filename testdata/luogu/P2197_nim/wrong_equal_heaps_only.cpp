// WA: knows that equal heaps cancel, and takes all else for a win.
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
