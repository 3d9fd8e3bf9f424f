// WA: forbids only the number that was taken last.
#include <cstdio>

int values[61][61];  // stones, the number taken last

int value(int s) {
    for (int stones = 0; stones <= s; ++stones)
        for (int last = 0; last <= 60; ++last) {
            bool seen[64] = {};
            for (int taken = 1; taken <= stones; ++taken)
                if (taken != last) seen[values[stones - taken][taken]] = true;
            int mex = 0;
            while (seen[mex]) ++mex;
            values[stones][last] = mex;
        }
    return values[s][0];
}

int main() {
    int n, s, sum = 0;
    std::scanf("%d", &n);
    while (n--) {
        std::scanf("%d", &s);
        sum ^= value(s);
    }
    std::puts(sum == 0 ? "YES" : "NO");
}
