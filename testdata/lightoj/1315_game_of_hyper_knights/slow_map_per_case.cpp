// TLE: keeps the values in a map, which is empty at the start of each case.
#include <cstdio>
#include <map>
#include <set>
#include <utility>

std::map<std::pair<int, int>, int> known;

int grundy(int row, int column) {
    const std::pair<int, int> cell(row, column);
    if (known.count(cell)) return known[cell];
    int jumps[][2] = {{1, -2}, {-2, 1}, {-2, -1}, {-1, -2}, {-1, -3}, {-3, -1}};
    std::set<int> seen;
    for (auto& jump : jumps) {
        const int r = row + jump[0], c = column + jump[1];
        if (r >= 0 && c >= 0) seen.insert(grundy(r, c));
    }
    int value = 0;
    while (seen.count(value)) ++value;
    return known[cell] = value;
}

int main() {
    int tests, n, x, y;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        known.clear();
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d %d", &x, &y);
            sum ^= grundy(x, y);
        }
        std::printf("Case %d: %s\n", t, sum ? "Alice" : "Bob");
    }
}
