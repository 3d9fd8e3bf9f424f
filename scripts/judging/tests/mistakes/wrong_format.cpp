// Shows: line 7: format '%d' expects argument of type 'int*', but argument 2 has type 'long long int*' [-Wformat=]
// Problem: hdu/1847
#include <cstdio>

long long n = -1;
int main() {
    while (scanf("%d", &n) == 1) {
        puts(n % 3 ? "Kiki" : "Cici");
    }
}
