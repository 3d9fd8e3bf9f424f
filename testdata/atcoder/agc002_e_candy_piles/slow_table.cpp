// TLE: fills a table of all cells, column by column.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) std::scanf("%d", &x);
    std::sort(a.begin(), a.end());
    std::vector<bool> lost(a[n - 1] + 1);
    for (int height : a)
        for (int y = height - 1; y >= 0; y--)
            lost[y] = !lost[y] && !lost[y + 1];
    std::puts(lost[0] ? "Second" : "First");
}
