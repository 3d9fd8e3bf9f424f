// WA: lets the players share the odd numbers, and ignores the even ones.
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
        bool alice = (odd + 1) / 2 % 2 == 0;
        std::puts(alice ? "Alice" : "Bob");
    }
}
