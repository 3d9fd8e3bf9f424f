// Shows: only upper and lower case are wrong: print `Kiki`, not `KIKI`
// Problem: hdu/1847
#include <cstdio>

int main() {
    for (int n; std::scanf("%d", &n) == 1;) std::puts(n % 3 ? "KIKI" : "CICI");
}
