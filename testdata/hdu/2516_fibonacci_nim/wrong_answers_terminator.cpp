// WA: the 0 at the end of the input gets an answer, too.
#include <iostream>

int main() {
    for (int n; std::cin >> n;) {
        long long a = 1, b = 2;
        while (a < n) b += a, a = b - a;
        std::cout << (a == n ? "Second win\n" : "First win\n");
    }
}
