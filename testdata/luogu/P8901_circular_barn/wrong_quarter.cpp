// WA: counts a / 4 rounds in every room.
#include <cstdio>

int main() {
    int t, n, a;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int best = 1 << 30;
        bool john = false;
        while (n--) {
            scanf("%d", &a);
            if (a / 4 < best) {
                best = a / 4;
                john = a % 4 != 0;
            }
        }
        puts(john ? "Farmer John" : "Farmer Nhoj");
    }
}
