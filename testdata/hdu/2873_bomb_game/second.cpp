// The nim-sums of a value above a cell and a value to its left are found by a
// Walsh-Hadamard transform: it turns the counts of values into signed sums, and
// the product of these into the counts of all nim-sums. The mex is the first
// nim-sum whose count is 0.
#include <iostream>
#include <string>
#include <vector>

constexpr int SIDE = 50, VALUES = 512;
using Sums = std::vector<long long>;

// Transforms the counts of values. Two transforms give VALUES times the counts.
void transform(Sums& counts) {
    for (int step = 1; step < VALUES; step *= 2)
        for (int i = 0; i < VALUES; ++i)
            if (!(i & step)) {
                const long long a = counts[i], b = counts[i + step];
                counts[i] = a + b;
                counts[i + step] = a - b;
            }
}

// The transform of the counts in `values`. If there is no value, that of a
// single 0: then no bomb is left on this side.
Sums transform_of(const std::vector<int>& values) {
    Sums counts(VALUES);
    for (int value : values) ++counts[value];
    if (values.empty()) counts[0] = 1;
    transform(counts);
    return counts;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int value[SIDE][SIDE];
    std::vector<std::vector<int>> above(SIDE);
    for (int row = 0; row < SIDE; ++row) {
        std::vector<int> left;
        for (int column = 0; column < SIDE; ++column) {
            Sums sums = transform_of(above[column]);
            const Sums other = transform_of(left);
            for (int i = 0; i < VALUES; ++i) sums[i] *= other[i];
            transform(sums);
            int mex = 0;
            while (sums[mex] > 0 && row + column > 0) ++mex;
            value[row][column] = mex;
            above[column].push_back(mex);
            left.push_back(mex);
        }
    }
    int n, m;
    while (std::cin >> n >> m && n > 0) {
        int sum = 0;
        std::string line;
        for (int row = 0; row < n && std::cin >> line; ++row)
            for (int column = 0; column < m; ++column)
                if (line[column] == '#') sum ^= value[row][column];
        std::cout << (sum != 0 ? "John\n" : "Jack\n");
    }
}
