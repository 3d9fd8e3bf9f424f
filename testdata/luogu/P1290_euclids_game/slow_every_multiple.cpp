// TLE: tries every multiple, again and again for the same numbers.
#include <algorithm>
#include <iostream>

bool wins(int a, int b) {
    if (a < b) std::swap(a, b);
    if (a % b == 0) return true;
    for (int left = a - b; left > 0; left -= b)
        if (!wins(left, b)) return true;
    return false;
}

int main() {
    int cases, a, b;
    std::cin >> cases;
    while (cases-- && std::cin >> a >> b)
        std::cout << (wins(a, b) ? "Stan wins\n" : "Ollie wins\n");
}
