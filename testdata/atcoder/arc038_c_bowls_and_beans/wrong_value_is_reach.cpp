// WA: treats C as the value, as if all values of the range were different.
#include <iostream>

int main() {
    int n, c, beans, sum = 0;
    std::cin >> n;
    for (int bowl = 1; bowl < n; ++bowl) {
        std::cin >> c >> beans;
        if (beans % 2 == 1) sum ^= c;
    }
    std::cout << (sum != 0 ? "First\n" : "Second\n");
}
