// WA: compares the i-th of the sorted values with i, so equal values end it.
#include <algorithm>
#include <cstring>
#include <iostream>
#include <vector>

std::vector<int> options[2001];
int known[2001];

int grundy(int vertex) {
    if (known[vertex] >= 0) return known[vertex];
    std::vector<int> values;
    for (std::size_t i = 0; i < options[vertex].size(); ++i)
        values.push_back(grundy(options[vertex][i]));
    std::sort(values.begin(), values.end());
    int mex = 0;
    while (mex < int(values.size()) && values[mex] == mex) ++mex;
    return known[vertex] = mex;
}

int main() {
    int n, m, k, x, y, sum = 0;
    std::cin >> n >> m >> k;
    std::memset(known, -1, sizeof known);
    while (m-- > 0) {
        std::cin >> x >> y;
        options[x].push_back(y);
    }
    while (k-- > 0) {
        std::cin >> x;
        sum ^= grundy(x);
    }
    std::cout << (sum != 0 ? "win\n" : "lose\n");
}
