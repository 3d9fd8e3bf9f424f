// WA: takes all piles for ones if an unsigned sum is n; n + 2^32 is, too.
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        unsigned sum = 0;
        for (int i = 0; i < n; ++i) {
            std::scanf("%d", &a[i]);
            sum += a[i];
        }
        int forced = 0;
        if (sum == unsigned(n))
            forced = n - 1;
        else
            while (a[forced] == 1) ++forced;
        std::puts(forced % 2 == 0 ? "First" : "Second");
    }
}
