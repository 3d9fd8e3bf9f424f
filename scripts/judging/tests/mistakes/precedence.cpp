// Shows: line 12: suggest parentheses around comparison in operand of '^' [-Wparentheses]
// Problem: hdu/1850
#include <cstdio>

int main() {
    int m, a[100];
    while (scanf("%d", &m) == 1 && m) {
        int s = 0, count = 0;
        for (int i = 0; i < m; i++) scanf("%d", &a[i]), s ^= a[i];
        for (int i = 0; i < m; i++) {
            // ^ binds less than <
            if (a[i] ^ s < a[i]) count++;
        }
        printf("%d\n", count);
    }
}
