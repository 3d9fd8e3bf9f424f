// WA: looks only at the parity of all stones, the lowest binary place.
#include <iostream>

int main() {
    int t, n, heap;
    std::cin >> t;
    while (t--) {
        int stones = 0;
        std::cin >> n;
        while (n--) std::cin >> heap, stones += heap;
        std::cout << (stones % 2 ? "Yes\n" : "No\n");
    }
}
