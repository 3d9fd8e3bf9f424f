// PE: a space at the end of each line.
#include <iostream>

int main() {
    int n, m;
    while (std::cin >> n >> m && (n || m))
        std::cout << (n % 2 && m % 2 ? "What a pity! \n" : "Wonderful! \n");
}
