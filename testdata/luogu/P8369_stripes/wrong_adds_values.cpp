// WA: adds the values of the two remaining rows.
#include <iostream>
#include <vector>

int main() {
    int length[3], rows, p;
    std::cin >> length[0] >> length[1] >> length[2];
    std::vector<int> g(1001), seen(1024);
    for (int row = 1; row <= 1000; ++row) {
        for (int i = 0; i < 3; ++i)
            for (int a = 0, b = row - length[i]; a <= b; ++a, --b) {
                if (g[a] + g[b] < 1024) seen[g[a] + g[b]] = row;
            }
        while (seen[g[row]] == row) ++g[row];
    }
    std::cin >> rows;
    while (rows-- > 0 && std::cin >> p)
        std::cout << (g[p] != 0 ? 1 : 2) << '\n';
}
