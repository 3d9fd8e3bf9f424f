// WA: reads line by line and treats a blank line as the end of the input.
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::string line;
    while (std::getline(std::cin, line) && !line.empty()) {
        std::getline(std::cin, line);
        std::istringstream groups(line);
        int sum = 0, n = 0, a;
        bool larger = false;
        while (groups >> a) {
            ++n;
            sum ^= a;
            if (a > 1) larger = true;
        }
        const bool fra = larger ? sum != 0 : n % 2 == 0;
        std::cout << (fra ? "Yes" : "No") << '\n';
    }
}
