// Shows: line 10: `return 1;` means that the program failed; write `return 0;`
// Problem: hdu/1847
#include <cstdio>

int lost(int n) { return n % 3 == 0; }

int main() {
    for (int n; std::scanf("%d", &n) == 1;)
        std::puts(lost(n) ? "Cici" : "Kiki");
    return 1;
}
