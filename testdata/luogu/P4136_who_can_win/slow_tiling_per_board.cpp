// TLE: covers each board with dominoes, cell by cell.
#include <iostream>
#include <vector>

int main() {
    int n;
    while (std::cin >> n && n) {
        std::vector<std::vector<bool> > covered(n, std::vector<bool>(n));
        for (int r = n - 1; r >= 0; --r)
            for (int c = n - 1; c >= 0; --c) {
                if (covered[r][c]) continue;
                if (c > 0 && !covered[r][c - 1])
                    covered[r][c] = covered[r][c - 1] = true;
                else if (r > 0 && !covered[r - 1][c])
                    covered[r][c] = covered[r - 1][c] = true;
            }
        std::cout << (covered[0][0] ? "Alice\n" : "Bob\n");
    }
}
