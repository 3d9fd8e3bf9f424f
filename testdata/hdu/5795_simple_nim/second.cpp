// The values of heaps up to 600 by mex over all moves. The program checks in
// the table that the value grows by 8 if the heap grows by 8. It assumes the
// same for larger heaps.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int TABLE = 600;

int main() {
    std::vector<int> value(TABLE + 1);
    for (int x = 1; x <= TABLE; ++x) {
        std::vector<bool> seen(4 * TABLE);
        for (int left = 0; left < x; ++left) seen[value[left]] = true;
        for (int a = 1; 3 * a <= x; ++a)
            for (int b = a; a + 2 * b <= x; ++b)
                seen[value[a] ^ value[b] ^ value[x - a - b]] = true;
        while (seen[value[x]]) ++value[x];
        if (x > 8 && value[x] != value[x - 8] + 8) std::abort();
    }
    int tests, n, heap;
    if (std::scanf("%d", &tests) != 1) return 1;
    while (tests-- > 0 && std::scanf("%d", &n) == 1) {
        int sum = 0;
        while (n-- > 0 && std::scanf("%d", &heap) == 1) {
            const int steps = heap > 8 ? (heap - 1) / 8 : 0;
            sum ^= value[heap - 8 * steps] + 8 * steps;
        }
        std::puts(sum != 0 ? "First player wins." : "Second player wins.");
    }
}
