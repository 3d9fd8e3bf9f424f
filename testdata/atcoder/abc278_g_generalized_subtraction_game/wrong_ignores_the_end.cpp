// WA: makes a move after the line 0 0 of the judge.
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <vector>

typedef std::map<int, int> Rows;  // the length of a row, by its first card

void take(Rows& rows, int x, int y) {
    Rows::iterator row = std::prev(rows.upper_bound(x));
    rows[x + y] = row->first + row->second - (x + y);
    row->second = x - row->first;
}

// The first card of a move that leaves nim-sum 0; 0 if there is none.
int winning_card(const Rows& rows, const std::vector<int>& grundy, int l) {
    int sum = 0;
    for (auto row : rows) sum ^= grundy[row.second];
    for (auto row : rows)
        for (int k = 0, rest = row.second - l; k <= rest; ++k)
            if ((sum ^ grundy[row.second]) == (grundy[k] ^ grundy[rest - k]))
                return row.first + k;
    return 0;
}

void play_by_symmetry(int n, int l) {
    std::cout << "First" << std::endl;
    int y = l + (n - l) % 2;
    int x = (n - y) / 2 + 1;
    while (std::cin) {
        std::cout << x << ' ' << y << std::endl;
        std::cin >> x >> y;
        x = n + 2 - x - y;
    }
}

void play_by_grundy(int n, int l) {
    std::vector<int> grundy(n + 1);
    for (int m = l; m <= n; ++m) {
        std::set<int> options;
        for (int k = 0; k <= m - l; ++k)
            options.insert(grundy[k] ^ grundy[m - l - k]);
        while (options.count(grundy[m])) ++grundy[m];
    }
    Rows rows;
    rows[1] = n;
    bool is_our_turn = grundy[n] > 0;
    std::cout << (is_our_turn ? "First" : "Second") << std::endl;
    for (int x, y = l; y > 0; is_our_turn = !is_our_turn) {
        if (is_our_turn) {
            x = winning_card(rows, grundy, l);
            std::cout << x << ' ' << l << std::endl;
        } else {
            std::cin >> x >> y;
        }
        if (y > 0) take(rows, x, l);
    }
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
