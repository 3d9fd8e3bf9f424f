// Shows: line 6: it reads the file 'in.txt', which does not exist: remove freopen
// Problem: hdu/1847
#include <cstdio>

int main() {
    freopen("in.txt", "r", stdin);
    int n;
    while (scanf("%d", &n) == 1) puts(n % 3 ? "Kiki" : "Cici");
}
