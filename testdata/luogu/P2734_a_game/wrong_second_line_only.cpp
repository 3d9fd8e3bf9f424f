// WA: reads the numbers of the second line only; there may be more lines.
// Smallest: 21 numbers, because a line has 20.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string row;
    std::getline(std::cin, row);
    std::getline(std::cin, row);
    std::istringstream in(row);
    std::vector<int> a;
    for (int x; in >> x;) a.push_back(x);
    const int n = int(a.size());
    int sum = 0;
    std::vector<int> lead(n);
    for (int r = 0; r < n; ++r) {
        sum += lead[r] = a[r];
        for (int l = r - 1; l >= 0; --l)
            lead[l] = std::max(a[l] - lead[l + 1], a[r] - lead[l]);
    }
    std::cout << (sum + lead[0]) / 2 << ' ' << (sum - lead[0]) / 2 << '\n';
}
