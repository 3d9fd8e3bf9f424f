// Shows: removed_loop.cpp:10: line 10 is repeated until the program is stopped: the loop does not end; g++ -O2 removes such a loop, if it has no effect
// Problem: hdu/1846
#include <cstdio>

int main() {
    int c, n, m;
    scanf("%d", &c);
    while (c--) {
        scanf("%d %d", &n, &m);
        for (int k = 1; k < n;) k = k == 0 ? k + 1 : k;
        puts(n % m ? "first" : "second");
    }
}
