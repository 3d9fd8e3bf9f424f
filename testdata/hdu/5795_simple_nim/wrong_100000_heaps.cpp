// RE: stores the heaps, and has room for 10^5 of them only.
// Size: shown by more than 100000 heaps.
#include <cstdio>
#include <vector>

std::vector<int> s(100000);

int main() {
    int t, n, x;
    std::scanf("%d", &t);
    while (t--) {
        std::scanf("%d", &n);
        for (int i = 0; i < n; ++i) std::scanf("%d", &s.at(i));
        int sum = 0;
        for (int i = 0; i < n; ++i) {
            x = s[i];
            if (x % 8 == 7)
                sum ^= x + 1;
            else if (x % 8 == 0)
                sum ^= x - 1;
            else
                sum ^= x;
        }
        std::puts(sum ? "First player wins." : "Second player wins.");
    }
}
