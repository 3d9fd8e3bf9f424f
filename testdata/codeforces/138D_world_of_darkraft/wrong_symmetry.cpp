// WA: takes every board with an even number of columns for lost by symmetry.
#include <cstdio>

int main() {
    int n, m;
    std::scanf("%d%d", &n, &m);
    std::puts(m % 2 == 0 ? "LOSE" : "WIN");
}
