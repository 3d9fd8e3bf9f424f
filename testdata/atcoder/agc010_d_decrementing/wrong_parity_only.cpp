// WA: looks only at the parity of the number of even numbers.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    int even = 0;
    for (int x : a) even += x % 2 == 0;
    std::puts(even % 2 ? "First" : "Second");
}
