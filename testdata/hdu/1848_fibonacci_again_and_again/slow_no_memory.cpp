// TLE: computes the values by recursion and remembers none of them.
#include <cstdio>
#include <cstring>

int grundy(int pile) {
    bool seen[16];
    std::memset(seen, 0, sizeof seen);
    for (int f = 1, next = 2; f <= pile;) {
        seen[grundy(pile - f)] = true;
        const int sum = f + next;
        f = next;
        next = sum;
    }
    int value = 0;
    while (seen[value]) ++value;
    return value;
}

int main() {
    int a, b, c;
    while (std::scanf("%d %d %d", &a, &b, &c) == 3 && (a || b || c))
        std::puts(grundy(a) ^ grundy(b) ^ grundy(c) ? "Fibo" : "Nacci");
}
