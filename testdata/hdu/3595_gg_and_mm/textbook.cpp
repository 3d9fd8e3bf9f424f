// Textbook: won or lost, and the number of steps, by recursion along Euclid's
// algorithm; both are remembered.
#include <algorithm>
#include <cstdio>

int steps[1001][1001], won[1001][1001];
bool known[1001][1001];

void solve(int a, int b) {
    if (known[a][b]) return;
    known[a][b] = true;
    if (b == 0) return;
    int r = a % b;
    solve(b, r);
    if (!won[b][r]) {
        won[a][b] = 1;
        steps[a][b] = steps[b][r] + 1;
    } else {
        won[a][b] = a / b > 1;
        steps[a][b] = steps[b][r] + (a / b > 1 ? 2 : 1);
    }
}

int main() {
    int n, p, q;
    while (std::scanf("%d", &n) == 1) {
        int most = 0;
        while (n--) {
            std::scanf("%d%d", &p, &q);
            int a = std::max(p, q), b = std::min(p, q);
            solve(a, b);
            most = std::max(most, steps[a][b]);
        }
        std::puts(most % 2 ? "MM" : "GG");
    }
}
