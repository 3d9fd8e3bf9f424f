// WA: reads "twice as many" as "one or two stones" and plays Bachet's game.
#include <iostream>

int main() {
    for (int n; std::cin >> n && n;)
        std::cout << (n % 3 == 0 ? "Second win\n" : "First win\n");
}
