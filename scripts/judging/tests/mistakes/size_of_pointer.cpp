// Shows: line 7: 'sizeof' on array function parameter 'wins' will return size of 'bool*' [-Wsizeof-array-argument]
// Problem: hdu/1847
#include <cstdio>
#include <cstring>

void fill(bool wins[1001]) {
    memset(wins, 0, sizeof wins);
    for (int n = 1; n <= 1000; n++)
        for (int take = 1; take <= n; take *= 2)
            if (!wins[n - take]) wins[n] = true;
}

int main() {
    bool wins[1001];
    memset(wins, 1, sizeof wins);
    fill(wins);
    int n;
    while (scanf("%d", &n) == 1) puts(wins[n] ? "Kiki" : "Cici");
}
