// WA: asks for half as many sizes as piles, but 1 1 1 2 is not in pairs.
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
