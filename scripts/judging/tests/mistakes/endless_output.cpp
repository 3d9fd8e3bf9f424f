// Shows: still printing after the end of the input; first difference: on 
// Problem: hdu/1847
#include <cstdio>

int main() {
    int n;
    while (scanf("%d", &n)) puts(n % 3 ? "Kiki" : "Cici");
}
