// WA: allows as many stones as the last move took, not twice as many.
#include <iostream>

int main() {
    long long n;
    std::cin >> n;
    std::cout << (n & -n) << '\n';
}
