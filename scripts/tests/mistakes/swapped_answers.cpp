// Shows: the answers are in place of each other: swap `Kiki` and `Cici`
// Problem: hdu/1847
#include <cstdio>

int main() {
    for (int n; std::scanf("%d", &n) == 1;) std::puts(n % 3 ? "Cici" : "Kiki");
}
