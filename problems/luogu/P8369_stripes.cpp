// Luogu P8369 - [POI 2000] Stripes
// https://www.luogu.com.cn/problem/P8369
// Game:      A row of p cells, and any number of stripes of lengths c, z, n. A
//            move lays a stripe on free cells side by side. A player who cannot
//            move loses. For each p: 1 if the first player wins, else 2.
// Idea:      A stripe of k cells leaves free rows of a and b cells, where a + b
//            = row - k. No later stripe covers cells of both, so they are a sum
//            (lesson 6), and grundy[row] is the mex of grundy[a] ^ grundy[b]
//            over all stripes and places. For the lengths 2, 4 and 4:
//                row     0  1  2  3  4  5  6  7  8  9 10 11 12 13 14
//                grundy  0  0  1  1  2  2  3  3  4  1  1  5  6  3  3
// Proof:     see P8369_stripes.md
// Limits:    1 <= c, z, n, m, p <= 1000
// Time:      O(1000^2) once, then O(1) per row
// Beware:    wrong_hundred_values.cpp: keeps only values below 100.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    07
// Also:      BZOJ 2940
#include <iostream>
#include <vector>

int main() {
    int length[3], rows, p;
    std::cin >> length[0] >> length[1] >> length[2];
    std::vector<int> grundy(1001);
    // seen_from[v]: the last row with an option of value v. A row of n cells
    // lasts at most n moves, so no value is above n; a xor is at most a sum.
    std::vector<int> seen_from(grundy.size());
    for (int row = 1; row <= 1000; ++row) {
        for (int i = 0; i < 3; ++i)
            for (int a = 0, b = row - length[i]; a <= b; ++a, --b)
                seen_from[grundy[a] ^ grundy[b]] = row;
        while (seen_from[grundy[row]] == row) ++grundy[row];
    }
    std::cin >> rows;
    for (; rows > 0; --rows) {
        std::cin >> p;
        std::cout << (grundy[p] != 0 ? "1\n" : "2\n");
    }
    return 0;
}
