// The Grundy values of all gaps from the definition: a table by the number of
// free cells and the marks at both ends. Each value is the mex over every mark
// in every cell.
#include <array>
#include <iostream>
#include <set>
#include <string>

constexpr int MOST = 100, BORDER = 2;  // 0 and 1 are the marks

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::array<std::array<std::array<int, 3>, 3>, MOST + 1> grundy{};
    for (int cells = 1; cells <= MOST; ++cells)
        for (const int left : {0, 1, BORDER})
            for (const int right : {0, 1, BORDER}) {
                std::set<int> options;
                for (int a = 0; a < cells; ++a)
                    for (const int mark : {0, 1}) {
                        const int b = cells - 1 - a;
                        if (a == 0 && mark == left) continue;
                        if (b == 0 && mark == right) continue;
                        options.insert(grundy[a][left][mark] ^
                                       grundy[b][mark][right]);
                    }
                int& mex = grundy[cells][left][right];
                while (options.count(mex) > 0) ++mex;
            }
    int tests;
    std::string row;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> row;
        int sum = 0, left = BORDER, cells = 0;
        bool alice_moves = true;
        for (const char mark : row) {
            if (mark == '.') {
                ++cells;
                continue;
            }
            sum ^= grundy[cells][left][mark == 'X'];
            left = mark == 'X';
            cells = 0;
            alice_moves = !alice_moves;
        }
        sum ^= grundy[cells][left][BORDER];
        std::cout << "Case " << test << ": "
                  << (alice_moves == (sum > 0) ? "Yes" : "No") << '\n';
    }
}
