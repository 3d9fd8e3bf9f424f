// WA: divides n by 18 in integers, which forgets the rest.
#include <iostream>

int main() {
    long long n;
    while (std::cin >> n) {
        while (n > 18) n /= 18;
        std::cout << (n <= 9 ? "Stan wins." : "Ollie wins.") << '\n';
    }
}
