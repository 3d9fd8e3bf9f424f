// Goes through all groups of bars.
#include <cstdio>

int main() {
    int n, bars[14];
    while (std::scanf("%d", &n) == 1) {
        for (int i = 0; i < n; ++i) std::scanf("%d", &bars[i]);
        bool tbl_wins = false;
        for (int group = 1; group < 1 << n; ++group) {  // as bits
            int nim_sum = 0;
            for (int i = 0; i < n; ++i)
                if (group >> i & 1) nim_sum ^= bars[i];
            if (nim_sum == 0) tbl_wins = true;
        }
        std::puts(tbl_wins ? "NO" : "YES");
    }
}
