// WA: looks only at the parity of all matches, the lowest binary place.
#include <iostream>

int main() {
    int m, pile;
    while (std::cin >> m) {
        int matches = 0;
        for (; m > 0; --m) {
            std::cin >> pile;
            matches += pile;
        }
        std::cout << (matches % 2 != 0 ? "Yes\n" : "No\n");
    }
}
