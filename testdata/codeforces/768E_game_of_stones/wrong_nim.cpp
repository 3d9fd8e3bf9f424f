// WA: plays Nim, as if a number could be taken again.
#include <cstdio>

int value(int s) { return s; }

int main() {
    int n, s, sum = 0;
    std::scanf("%d", &n);
    while (n--) {
        std::scanf("%d", &s);
        sum ^= value(s);
    }
    std::puts(sum == 0 ? "YES" : "NO");
}
