// Shows: but an int is at most 2147483647: use long long
// Problem: codeforces/167C
#include <algorithm>
#include <cstdio>

bool wins(int a, int b) {
    if (a > b) std::swap(a, b);
    if (a == 0) return false;
    if (!wins(b % a, a)) return true;
    return b / a % (a + 1) % 2 == 0;
}

int main() {
    int tests, a, b;
    for (std::scanf("%d", &tests); tests > 0; --tests) {
        std::scanf("%d%d", &a, &b);
        std::puts(wins(a, b) ? "First" : "Second");
    }
}
