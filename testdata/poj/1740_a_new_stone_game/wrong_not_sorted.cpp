// WA: compares neighbours of the input, which is not sorted.
#include <cstdio>

int main() {
    int n, a[11];
    while (std::scanf("%d", &n) == 1 && n) {
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        bool paired = n % 2 == 0;
        for (int i = 0; i + 1 < n; i += 2)
            if (a[i] != a[i + 1]) paired = false;
        std::puts(paired ? "0" : "1");
    }
}
