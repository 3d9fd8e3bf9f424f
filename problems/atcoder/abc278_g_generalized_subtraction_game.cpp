// AtCoder abc278_g - Generalized Subtraction Game
// https://atcoder.jp/contests/abc278/tasks/abc278_g
// Game:      Interactive. N, L and R are given; the cards 1 to N are on the
//            table. Print who begins, First (we) or Second. The move "x y"
//            takes the y cards x, x + 1, ...; all must be on the table, and
//            L <= y <= R. A player who cannot move prints 0 0 and loses.
// Idea:      L < R: symmetry. We begin and take L or L + 1 cards in the very
//            middle. After that each move is on one side, and we answer by its
//            mirror image: card c is opposite to card N + 1 - c.
//            L = R: a sum of rows (Sprague-Grundy). A move breaks a row of m
//            cards into k and m - L - k cards, so grundy[m] is the mex of all
//            grundy[k] xor grundy[m - L - k]. We leave rows of nim-sum 0.
//            L = R = 2: grundy = 0, 0, 1, 1, 2, 0 for m = 0 to 5. So of 4 cards
//            we begin with the middle ones, of 5 cards we let the judge begin.
// Proof:     lesson 21, theorems 2 and 3
// Limits:    1 <= N, L, R <= 2000; L <= R <= N
// Time:      O(N^2)
// Beware:    wrong_always_mirrors.cpp: no middle if L = R and N - L is odd.
// Beware:    wrong_image_of_the_first.cpp: the image of a block begins with the
//            image of its last card, N + 2 - x - y.
// Topics:    symmetry, sprague-grundy, strategy
// Lesson:    21
// Standard:  C++11
#include <iostream>
#include <iterator>
#include <map>
#include <vector>

typedef std::map<int, int> Rows;  // the length of a row, by its first card

void take(Rows& rows, int x, int y) {
    Rows::iterator row = std::prev(rows.upper_bound(x));
    rows[x + y] = row->first + row->second - (x + y);
    row->second = x - row->first;
}

// Takes cards so that the nim-sum of the rows is 0.
void move(Rows& rows, const std::vector<int>& grundy, int l) {
    int nim_sum = 0;
    for (auto row : rows) nim_sum ^= grundy[row.second];
    for (auto row : rows)
        for (int k = 0, rest = row.second - l; k <= rest; ++k)
            if ((grundy[k] ^ grundy[rest - k] ^ grundy[row.second]) ==
                nim_sum) {
                std::cout << row.first + k << ' ' << l << std::endl;
                return take(rows, row.first + k, l);
            }
}

void play_by_symmetry(int n, int l) {
    std::cout << "First" << std::endl;
    int y = l + (n - l) % 2;
    int x = (n - y) / 2 + 1;
    while (std::cin && y > 0) {
        std::cout << x << ' ' << y << std::endl;
        std::cin >> x >> y;
        x = n + 2 - x - y;
    }
}

void play_by_grundy(int n, int l) {
    // seen_from[v]: the last row with an option of value v, at most its cards.
    std::vector<int> grundy(n + 1), seen_from(n + 1);
    for (int m = l; m <= n; ++m) {
        for (int k = 0; k <= m - l; ++k)
            seen_from[grundy[k] ^ grundy[m - l - k]] = m;
        while (seen_from[grundy[m]] == m) ++grundy[m];
    }
    Rows rows;
    rows[1] = n;
    std::cout << (grundy[n] > 0 ? "First" : "Second") << std::endl;
    if (grundy[n] > 0) move(rows, grundy, l);
    for (int x, y; std::cin >> x >> y && y > 0; move(rows, grundy, l))
        take(rows, x, l);
}

int main() {
    int n, l, r;
    std::cin >> n >> l >> r;
    if (l < r)
        play_by_symmetry(n, l);
    else
        play_by_grundy(n, l);
    return 0;
}
