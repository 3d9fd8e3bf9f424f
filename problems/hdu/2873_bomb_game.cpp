// HDU 2873 - Bomb Game
// https://acm.hdu.edu.cn/showproblem.php?pid=2873
// Game:      Bombs on a board with (1, 1) at the top left. A move explodes the
//            bomb on some (p, q). It leaves one on (u, q) and one on (p, v),
//            for any u < p and v < q. In the first row it leaves only the bomb
//            on (1, v), in the first column only the bomb on (u, 1). Two bombs
//            on one cell vanish, as does one on (1, 1). A player who cannot
//            move loses. Print John if the player to move wins, else Jack.
// Idea:      In row 1 and column 1 the value g is the distance from the corner.
//            If p > 1 and q > 1, it is
//                g(p, q) = mex{ g(u, q) xor g(p, v) : u < p, v < q }
//            (proof: lesson 8, parts that vanish). Row 2 begins 1 1 0 0 0 0.
//            Sprague-Grundy (lesson 6): John wins iff the xor of g over the
//            bombs is not 0.
// Limits:    1 <= n, m <= 50, any number of boards
// Time:      O(50^4) once (1.5 million options), then O(nm) per board
// Topics:    sprague-grundy, mex, splitting
// Lesson:    08
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int grundy[50][50] = {};  // rows and columns are counted from 0
    // seen_from[v]: the last cell with an option of value v. The values of
    // cells are at most 364, so xors are below 512.
    int seen_from[512] = {};
    for (int p = 0; p < 50; ++p)
        for (int q = 0; q < 50; ++q) {
            if (p == 0 || q == 0) {
                grundy[p][q] = p + q;
                continue;
            }
            const int cell = p * 50 + q;
            for (int u = 0; u < p; ++u)
                for (int v = 0; v < q; ++v)
                    seen_from[grundy[u][q] ^ grundy[p][v]] = cell;
            while (seen_from[grundy[p][q]] == cell) ++grundy[p][q];
        }
    int n, m;
    while (std::cin >> n >> m && n > 0) {
        int nim_sum = 0;
        for (int p = 0; p < n; ++p) {
            std::string row;
            std::cin >> row;
            for (int q = 0; q < m; ++q)
                if (row[q] == '#') nim_sum ^= grundy[p][q];
        }
        std::cout << (nim_sum != 0 ? "John\n" : "Jack\n");
    }
    return 0;
}
