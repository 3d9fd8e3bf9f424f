// TLE: extends the table to the largest n, in time n^2.
#include <cstdio>
#include <vector>

int main() {
    std::vector<unsigned char> grundy;
    int tests, planes, n;
    std::scanf("%d", &tests);
    while (tests--) {
        int sum = 0;
        std::scanf("%d", &planes);
        while (planes--) {
            std::scanf("%d", &n);
            while (int(grundy.size()) <= n) {
                const int row = int(grundy.size());
                bool seen[16] = {};
                for (int a = 0; a <= row - 2 - a; ++a)
                    seen[grundy[a] ^ grundy[row - 2 - a]] = true;
                int mex = 0;
                while (seen[mex]) ++mex;
                grundy.push_back((unsigned char)(mex));
            }
            sum ^= grundy[n];
        }
        std::puts(sum ? "Carol" : "Dave");
    }
}
