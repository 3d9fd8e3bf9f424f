// Textbook: the parity of month + day, through iostream.
#include <iostream>

int main() {
    int tests;
    std::cin >> tests;
    while (tests--) {
        int year, month, day;
        std::cin >> year >> month >> day;
        if ((month + day) % 2 == 0 ||
            (day == 30 && (month == 9 || month == 11)))
            std::cout << "YES" << std::endl;
        else
            std::cout << "NO" << std::endl;
    }
}
