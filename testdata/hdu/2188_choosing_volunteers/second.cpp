// Walk over the lost amounts: whoever has to donate loses if nothing is
// missing, and an amount that is lost makes the next m won and the one after
// them lost.
#include <iostream>

int main() {
    long long cases, n, m;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n >> m;
        long long lost = 0;
        while (lost < n) lost += m + 1;
        std::cout << (lost == n ? "Rabbit\n" : "Grass\n");
    }
}
