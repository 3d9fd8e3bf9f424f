// WA: asks whether the xor of the places is 0, and forgets the number of heads.
#include <cstdio>
#include <set>

int main() {
    int n, a;
    while (std::scanf("%d", &n) == 1) {
        std::set<int> heads;
        while (n-- && std::scanf("%d", &a) == 1) heads.insert(a);
        int sum = 0;
        for (int x : heads) sum ^= x;
        std::puts(sum ? "No" : "Yes");
    }
}
