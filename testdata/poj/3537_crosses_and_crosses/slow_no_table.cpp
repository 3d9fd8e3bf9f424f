// TLE: computes the values of the parts for each cross.
#include <cstdio>
#include <set>

int value(int row) {
    if (row <= 0) return 0;
    std::set<int> seen;
    for (int i = 1; i <= (row + 1) / 2; ++i)
        seen.insert(value(i - 3) ^ value(row - i - 2));
    int mex = 0;
    while (seen.count(mex)) ++mex;
    return mex;
}

int main() {
    int n;
    std::scanf("%d", &n);
    std::puts(value(n) ? "1" : "2");
}
