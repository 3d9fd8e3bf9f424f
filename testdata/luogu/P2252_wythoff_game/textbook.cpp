// Textbook: the golden ratio times the difference, in long double; iostream.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    long long a, b;
    std::cin >> a >> b;
    if (a > b) std::swap(a, b);
    const long double phi = (std::sqrt(5.0L) + 1) / 2;
    if (a == (long long)(phi * (b - a)))
        std::cout << 0 << std::endl;
    else
        std::cout << 1 << std::endl;
}
