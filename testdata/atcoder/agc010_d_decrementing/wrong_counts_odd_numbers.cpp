// WA: looks at the parity of the number of odd numbers.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    int odd = 0;
    for (int x : a) odd += x % 2;
    std::puts(odd % 2 ? "First" : "Second");
}
