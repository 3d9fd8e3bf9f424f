// TLE: finds the Grundy values of all 1001 squares by mex for every game.
#include <iostream>
#include <vector>

int main() {
    int m, k;
    while (std::cin >> m && m) {
        std::vector<int> grundy(1001);
        for (int square = 0; square <= 1000; ++square) {
            std::vector<char> seen(1001);
            for (int to = 0; to < square; ++to) seen[grundy[to]] = 1;
            while (seen[grundy[square]]) ++grundy[square];
        }
        int sum = 0;
        while (m--) std::cin >> k, sum ^= grundy[k];
        std::cout << (sum ? "Rabbit Win!\n" : "Grass Win!\n");
    }
}
