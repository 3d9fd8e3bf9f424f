// WA: plays Nim with piles of a - 1, without division.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    int nim = 0;
    for (int x : a) nim ^= x - 1;
    std::puts(nim ? "First" : "Second");
}
