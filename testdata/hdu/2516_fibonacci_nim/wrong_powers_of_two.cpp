// WA: allows as many stones as the last move took, not twice as many.
#include <iostream>

int main() {
    for (int n; std::cin >> n && n;)
        std::cout << ((n & (n - 1)) == 0 ? "Second win\n" : "First win\n");
}
