// WA: uses the parity of e also for o mod 4 = 3.
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
        bool alice = odd % 4 == 0 || (odd % 2 == 1 && even % 2 == 1);
        std::puts(alice ? "Alice" : "Bob");
    }
}
