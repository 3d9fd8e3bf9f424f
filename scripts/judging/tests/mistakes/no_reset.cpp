// Shows: each question alone is right, but not after another question: a variable or an array keeps values
// Problem: hdu/1850
#include <cstdio>

int m, a[100], s, wins;

int main() {
    while (scanf("%d", &m) == 1 && m) {
        wins = 0;
        for (int i = 0; i < m; i++) scanf("%d", &a[i]), s ^= a[i];
        for (int i = 0; i < m; i++) wins += (a[i] ^ s) < a[i];
        printf("%d\n", wins);
    }
}
