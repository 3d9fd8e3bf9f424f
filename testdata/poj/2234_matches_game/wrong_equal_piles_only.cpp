// WA: cancels only equal piles, but other piles can cancel, too.
#include <iostream>
#include <set>

int main() {
    int m, pile;
    while (std::cin >> m) {
        std::set<int> unpaired;
        for (; m > 0; --m) {
            std::cin >> pile;
            if (!unpaired.insert(pile).second) unpaired.erase(pile);
        }
        std::cout << (unpaired.empty() ? "No\n" : "Yes\n");
    }
}
