// Shows: line 10: statement has no effect [-Wunused-value]
// Problem: hdu/1847
#include <cstdio>

int main() {
    int n;
    while (scanf("%d", &n) == 1) {
        int wins = 1;
        if (n % 3 == 0)
            wins == 0;
        puts(wins ? "Kiki" : "Cici");
    }
}
