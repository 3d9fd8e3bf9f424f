// WA: does not clear the values between two tests.
#include <iostream>
#include <vector>

int main() {
    int tests, n;
    int g[102][102] = {};
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n) {
        std::vector<int> left(n), right(n);
        for (int i = 0; i < n; i++) std::cin >> left[i] >> right[i];
        for (int size = 1; size < 100; size++)
            for (int a = 1, b = a + size; b <= 100; a++, b++) {
                bool seen[256] = {};
                for (int i = 0; i < n; i++)
                    if (a <= left[i] && right[i] <= b)
                        seen[g[a][left[i]] ^ g[right[i]][b]] = true;
                while (seen[g[a][b]]) g[a][b]++;
            }
        std::cout << (g[1][100] != 0 ? "Alice\n" : "Bob\n");
    }
}
