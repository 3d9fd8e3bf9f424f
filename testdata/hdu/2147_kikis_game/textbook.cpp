// Textbook: the parities of rows and columns, through iostream.
#include <iostream>

int main() {
    int n, m;
    while (std::cin >> n >> m && (n || m)) {
        if (n % 2 == 0 || m % 2 == 0)
            std::cout << "Wonderful!" << std::endl;
        else
            std::cout << "What a pity!" << std::endl;
    }
}
