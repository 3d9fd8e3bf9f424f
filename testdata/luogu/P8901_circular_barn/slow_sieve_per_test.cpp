// TLE: finds the primes again for each test.
#include <cstdio>
#include <vector>

const int MAX = 5000000;

int main() {
    int t, n, a;
    scanf("%d", &t);
    while (t--) {
        std::vector<bool> comp(MAX + 1);
        for (int i = 2; i * i <= MAX; i++)
            if (!comp[i])
                for (int j = i * i; j <= MAX; j += i) comp[j] = true;
        scanf("%d", &n);
        int best = 1 << 30;
        bool john = false;
        while (n--) {
            scanf("%d", &a);
            int p = a;
            while (p > 0 && comp[p]) p -= 4;
            if ((a - p) / 4 < best) {
                best = (a - p) / 4;
                john = a % 4 != 0;
            }
        }
        puts(john ? "Farmer John" : "Farmer Nhoj");
    }
}
