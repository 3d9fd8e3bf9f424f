// By maximum matchings: in undirected vertex geography the player to move wins
// iff every maximum matching covers the start, that is iff the graph without
// the start has only smaller ones. A strip of two rows and two columns away
// from the start has a perfect matching for every n, so n and n - 2 have the
// same winner. The matchings of the small boards are found by augmenting paths.
#include <functional>
#include <iostream>
#include <vector>

// The size of a maximum matching of the cells of the board.
int matching(int n, bool has_start) {
    const auto is_cell = [&](int r, int c) {
        return 0 <= r && r < n && 0 <= c && c < n && (r + c > 0 || has_start);
    };
    std::vector<int> partner(n * n, -1);
    std::vector<bool> is_tried;
    const std::function<bool(int)> augment = [&](int cell) {
        constexpr int STEPS[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
        for (const auto& step : STEPS) {
            const int r = cell / n + step[0], c = cell % n + step[1];
            if (!is_cell(r, c) || is_tried[r * n + c]) continue;
            is_tried[r * n + c] = true;
            int& other = partner[r * n + c];
            if (other >= 0 && !augment(other)) continue;
            other = cell;
            return true;
        }
        return false;
    };
    int size = 0;
    for (int cell = 0; cell < n * n; ++cell) {
        const int r = cell / n, c = cell % n;
        if ((r + c) % 2 == 1 || !is_cell(r, c)) continue;
        is_tried.assign(n * n, false);
        size += augment(cell);
    }
    return size;
}

int main() {
    constexpr int SMALL = 12;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<bool> is_won(SMALL + 1);
    for (int n = 1; n <= SMALL; ++n)
        is_won[n] = matching(n, true) > matching(n, false);
    int n;
    while (std::cin >> n && n > 0) {
        while (n > SMALL) n -= 2;
        std::cout << (is_won[n] ? "8600\n" : "ailyanlu\n");
    }
}
