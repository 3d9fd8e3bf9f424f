// An edge that gets the number 0 is never used again, so the game is like
// vertex geography on the path of edges around the coin. By lesson 16 the first
// player wins iff every maximum matching of this path covers the coin's vertex.
// So compare the largest matchings with this vertex and without it.
#include <iostream>
#include <vector>

std::vector<int> a;

// The size of a maximum matching of the vertices other than `removed`. Edge i
// joins the vertices i and i + 1. Walking along each path from its beginning,
// each edge whose ends are free enters the matching.
int matching(int first_edge, int removed) {
    const int n = int(a.size());
    std::vector<bool> used(n);
    if (removed >= 0) used[removed] = true;
    int size = 0;
    for (int step = 0; step < n; ++step) {
        const int u = (first_edge + step) % n, v = (u + 1) % n;
        if (a[u] == 0 || used[u] || used[v]) continue;
        used[u] = used[v] = true;
        ++size;
    }
    return size;
}

int main() {
    int n, zero = 0;
    std::cin >> n;
    a.resize(n);
    for (int i = 0; i < n; ++i) {
        std::cin >> a[i];
        if (a[i] == 0) zero = i;
    }
    std::cout << (matching(zero, -1) > matching(zero, 0) ? "YES\n" : "NO\n");
}
