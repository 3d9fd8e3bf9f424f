// PE: prints newlines between the answers, but none after the last.
#include <iostream>

int main() {
    int m, k;
    const char* before = "";
    while (std::cin >> m && m) {
        int sum = 0;
        while (m--) std::cin >> k, sum ^= k;
        std::cout << before << (sum ? "Rabbit Win!" : "Grass Win!");
        before = "\n";
    }
}
