// WA: has the two cases of an odd or even e the wrong way round.
#include <cstdio>

int main() {
    int t, n, a;
    std::scanf("%d", &t);
    while (t--) {
        int odd = 0, even = 0;
        std::scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            std::scanf("%d", &a);
            a % 2 != 0 ? odd++ : even++;
        }
        bool alice =
            odd % 4 == 0 || odd % 4 == 3 || (odd % 4 == 1 && even % 2 == 0);
        std::puts(alice ? "Alice" : "Bob");
    }
}
