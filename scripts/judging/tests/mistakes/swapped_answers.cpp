// Shows: the answers are swapped: the program prints `Kiki` for `Cici`, and `Cici` for `Kiki`
// Problem: hdu/1847
#include <cstdio>

int main() {
    for (int n; std::scanf("%d", &n) == 1;) std::puts(n % 3 ? "Cici" : "Kiki");
}
