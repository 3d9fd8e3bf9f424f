// WA: lets John begin with the greatest prime, whose remainder may be wrong.
#include <cstdio>
#include <vector>

const int MAX = 5000000;
std::vector<bool> comp(MAX + 1);

int main() {
    for (int i = 2; i * i <= MAX; i++)
        if (!comp[i])
            for (int j = i * i; j <= MAX; j += i) comp[j] = true;
    int t, n, a;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int best = 1 << 30;
        bool john = false;
        while (n--) {
            scanf("%d", &a);
            int p = a, rounds = a / 4;
            if (a % 2 != 0) {
                while (comp[p]) p--;
                rounds = (a - p) / 4;
            }
            if (rounds < best) {
                best = rounds;
                john = a % 4 != 0;
            }
        }
        puts(john ? "Farmer John" : "Farmer Nhoj");
    }
}
