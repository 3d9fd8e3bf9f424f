// Shows: but an int is at most 2147483647: with long long in place of int, this case is right
// Problem: codeforces/167C
#include <algorithm>
#include <iostream>

bool wins(int a, int b) {
    if (a > b) std::swap(a, b);
    if (a == 0) return false;
    if (!wins(b % a, a)) return true;
    return int(b / a % (a + 1)) % 2 == 0;
}

int main() {
    long long tests;
    for (std::cin >> tests; tests > 0; --tests) {
        int a, b;
        std::cin >> a >> b;
        std::cout << (wins(a, b) ? "First\n" : "Second\n");
    }
}
