// Shows: line 7: after `sync_with_stdio(false)`, the outputs of cout and puts are not in order
// Problem: hdu/1846
#include <cstdio>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int cases, n, m;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n >> m;
        if (n % (m + 1) != 0)
            std::cout << "first\n";
        else
            std::puts("second");
    }
}
