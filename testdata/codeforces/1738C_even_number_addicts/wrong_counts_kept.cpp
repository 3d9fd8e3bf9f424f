// WA: does not set the counts to 0 for each game.
#include <cstdio>

int main() {
    int t, n, a, odd = 0, even = 0;
    std::scanf("%d", &t);
    while (t--) {
        std::scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            std::scanf("%d", &a);
            a % 2 != 0 ? odd++ : even++;
        }
        bool alice =
            odd % 4 == 0 || odd % 4 == 3 || (odd % 4 == 1 && even % 2 == 1);
        std::puts(alice ? "Alice" : "Bob");
    }
}
