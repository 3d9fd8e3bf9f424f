// Shows: the input has n before m in line 2; if m comes before n, every answer is right
// Problem: hdu/1846
#include <iostream>

int main() {
    int cases, n, m;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> m >> n;
        std::cout << (n % (m + 1) != 0 ? "first\n" : "second\n");
    }
}
