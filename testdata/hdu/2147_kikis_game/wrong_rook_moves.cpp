// WA: lets the coin go any number of cells left or down, which is nim.
#include <iostream>

int main() {
    int n, m;
    while (std::cin >> n >> m && (n || m))
        std::cout << (n != m ? "Wonderful!\n" : "What a pity!\n");
}
