// WA: adds misere Grundy values (1, 0, 2, 3, ... for 0, 1, 2, 3, ... apples) of
// the groups as if they were those of normal play.
#include <iostream>

int main() {
    int n, a;
    while (std::cin >> n) {
        int sum = 0;
        while (n--) {
            std::cin >> a;
            sum ^= a == 1 ? 0 : a;
        }
        std::cout << (sum ? "Yes" : "No") << '\n';
    }
}
