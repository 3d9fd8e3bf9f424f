// Goes through the lost amounts. If nothing is missing, the player to move has
// lost. After a lost amount, the next m amounts are won, and the amount after
// them is lost.
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
