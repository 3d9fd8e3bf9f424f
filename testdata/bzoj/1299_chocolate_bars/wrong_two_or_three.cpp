// WA: looks for groups of two or three bars only.
#include <algorithm>
#include <cstdio>
#include <set>
#include <vector>

int main() {
    int n;

    while (std::scanf("%d", &n) == 1) {
        std::vector<int> a(n);
        for (int& x : a) std::scanf("%d", &x);
        bool found = false;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++) {
                if (a[i] == a[j]) found = true;
                for (int k = 0; k < j; k++)
                    if ((a[i] ^ a[j] ^ a[k]) == 0) found = true;
            }
        std::puts(found ? "NO" : "YES");
    }
}
