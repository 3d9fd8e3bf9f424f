// WA: cancels pieces on one square, and treats any remaining piece as a win.
#include <iostream>
#include <set>

int main() {
    int m, k;
    while (std::cin >> m && m) {
        std::set<int> unpaired;
        while (m--) {
            std::cin >> k;
            if (!unpaired.erase(k)) unpaired.insert(k);
        }
        unpaired.erase(0);
        std::cout << (unpaired.empty() ? "Grass Win!\n" : "Rabbit Win!\n");
    }
}
