// HDU 3980 - Paint Chain
// https://acm.hdu.edu.cn/showproblem.php?pid=3980
// Game:      A ring of n beads, none of them painted. A move paints m beads
//            that are side by side and not yet painted. A player who cannot
//            move loses. Aekdycoin moves first, then Abcdxyzk. For each case
//            print the name of the winner, in lower case.
// Idea:      The first move leaves a row of n - m beads, so Aekdycoin wins iff
//            n >= m and g(n - m) = 0. A later move leaves rows of a and b
//            beads, perhaps empty. They are a sum, so g(row) is the mex of g(a)
//            xor g(b) over all a + b = row - m. For m = 2, Dawson's Kayles:
//                row  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
//                g    0  0  1  1  2  0  3  1  1  0  3  3  2  2  4  0
// Source:    R. K. Guy, C. A. B. Smith, The G-values of various games (1956)
// Limits:    T >= 1 cases, 1 <= n, m <= 1000
// Time:      O(1000^2) once for each m that occurs, then O(1) per case
// Beware:    wrong_mirror.cpp: some odd rings are lost, too: 5 with m = 2.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    07
#include <iostream>
#include <vector>

// The values of rows of 0 to 1000 - m beads.
std::vector<int> row_values(int m) {
    std::vector<int> grundy(1001 - m);
    // seen_from[v]: the last row with an option of value v. The values of rows
    // are at most 57, so xors are below 64.
    int seen_from[64] = {};
    for (int row = m; row <= 1000 - m; ++row) {
        for (int a = 0, b = row - m; a <= b; ++a, --b)
            seen_from[grundy[a] ^ grundy[b]] = row;
        while (seen_from[grundy[row]] == row) ++grundy[row];
    }
    return grundy;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    std::vector<std::vector<int> > grundy(1001);  // by m, then by row
    int tests, n, m;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> m;
        if (grundy[m].empty()) grundy[m] = row_values(m);
        const bool first_player_wins = n >= m && grundy[m][n - m] == 0;
        std::cout << "Case #" << test << ": "
                  << (first_player_wins ? "aekdycoin\n" : "abcdxyzk\n");
    }
    return 0;
}
