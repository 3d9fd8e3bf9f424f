// WA: half as many sizes as piles: 1 1 1 2 has two sizes, and no two pairs.
#include <cstdio>
#include <set>

int main() {
    int n, pile;
    while (std::scanf("%d", &n) == 1 && n) {
        std::set<int> sizes;
        const int piles = n;
        while (n--) {
            std::scanf("%d", &pile);
            sizes.insert(pile);
        }
        std::puts(2 * int(sizes.size()) == piles ? "0" : "1");
    }
}
