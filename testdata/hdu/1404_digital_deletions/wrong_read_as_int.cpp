// WA: reads the string as an int, so that 000001 is taken for 1.
#include <cstdio>

bool won[1000000];

int main() {
    won[0] = true;
    for (int n = 1; n < 1000000; ++n) {
        if (won[n]) continue;
        for (int place = 1; place <= n; place *= 10)
            for (int d = n / place % 10, m = n; d < 9; ++d)
                won[m += place] = true;
        for (int low = n * 10, tails = 1; low < 1000000; low *= 10, tails *= 10)
            for (int tail = 0; tail < tails; ++tail) won[low + tail] = true;
    }
    int n;
    while (std::scanf("%d", &n) == 1) std::puts(won[n] ? "Yes" : "No");
}
