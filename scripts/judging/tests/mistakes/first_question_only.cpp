// Shows: it answers the first question only: repeat until the end of the input
// Problem: hdu/1847
#include <cstdio>

int main() {
    int n;
    scanf("%d", &n);
    puts(n % 3 ? "Kiki" : "Cici");
}
