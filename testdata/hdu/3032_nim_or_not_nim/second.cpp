// The values of heaps up to 2000 by mex over all moves. The program checks in
// the table that the value grows by 4 if the heap grows by 4. It assumes the
// same for larger heaps.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int TABLE = 2000;

int main() {
    std::vector<int> value(TABLE + 1);
    for (int x = 1; x <= TABLE; ++x) {
        std::vector<bool> seen(2 * TABLE + 100);
        for (int left = 0; left < x; ++left) seen[value[left]] = true;
        for (int a = 1; 2 * a <= x; ++a) seen[value[a] ^ value[x - a]] = true;
        while (seen[value[x]]) ++value[x];
        if (x > 4 && value[x] != value[x - 4] + 4) std::abort();
    }
    int tests, n;
    long long heap;
    if (std::scanf("%d", &tests) != 1) return 1;
    while (tests-- > 0 && std::scanf("%d", &n) == 1) {
        long long sum = 0;
        while (n-- > 0 && std::scanf("%lld", &heap) == 1) {
            const long long steps = heap > 4 ? (heap - 1) / 4 : 0;
            sum ^= value[heap - 4 * steps] + 4 * steps;
        }
        std::puts(sum != 0 ? "Alice" : "Bob");
    }
}
