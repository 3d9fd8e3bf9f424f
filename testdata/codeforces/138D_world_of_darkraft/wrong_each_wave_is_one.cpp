// WA: counts the diagonals that are left, as if each move took one of them.
#include <cstdio>

int main() {
    int n, m;
    std::scanf("%d%d", &n, &m);
    std::puts((n + m - 1) % 2 == 1 ? "WIN" : "LOSE");
}
