// Up to 3000 numbers: a table of all stretches, row by row, for either player
// to move. More numbers: an even stretch is worth the greater of its two middle
// numbers if Oleg begins, and the lesser one if Igor begins. In an odd stretch
// Oleg leaves an even one. A sparse table gives the maxima over all stretches
// of a length.
#include <algorithm>
#include <iostream>
#include <vector>

using Row = std::vector<int>;

Row by_table(const Row& row) {
    const int n = int(row.size());
    Row olegs = row, igors = row, results(n);
    for (int length = 1; length <= n; ++length) {
        if (length > 1) {
            Row next_olegs, next_igors;
            for (int l = 0; l + length <= n; ++l) {
                next_olegs.push_back(std::max(igors[l], igors[l + 1]));
                next_igors.push_back(std::min(olegs[l], olegs[l + 1]));
            }
            olegs.swap(next_olegs);
            igors.swap(next_igors);
        }
        results[n - length] = *std::max_element(olegs.begin(), olegs.end());
    }
    return results;
}

class Maxima {
  public:
    explicit Maxima(const Row& row) : levels_(1, row) {
        for (std::size_t half = 1; 2 * half <= row.size(); half *= 2) {
            const Row& last = levels_.back();
            Row next;
            for (std::size_t i = 0; i + half < last.size(); ++i)
                next.push_back(std::max(last[i], last[i + half]));
            levels_.push_back(next);
        }
    }

    int of(int first, int last) const {
        int level = 0;
        while (2 << level <= last - first + 1) ++level;
        return std::max(levels_[level][first],
                        levels_[level][last - (1 << level) + 1]);
    }

  private:
    std::vector<Row> levels_;
};

Row by_maxima(const Row& row) {
    const int n = int(row.size());
    Row even, odd = {0};  // even: by the left middle; odd: by the middle
    for (int i = 0; i + 1 < n; ++i)
        even.push_back(std::max(row[i], row[i + 1]));
    for (int i = 1; i + 1 < n; ++i)
        odd.push_back(std::max(std::min(row[i - 1], row[i]),
                               std::min(row[i], row[i + 1])));
    const Maxima of_all(row), of_even(even), of_odd(odd);
    Row results;
    for (int length = n; length >= 2; --length) {
        const Maxima& maxima = length % 2 ? of_odd : of_even;
        const int first = (length - 1) / 2;
        results.push_back(maxima.of(first, first + n - length));
    }
    results.push_back(of_all.of(0, n - 1));
    return results;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    Row row(n);
    for (int& number : row) std::cin >> number;
    const Row results = n <= 3000 ? by_table(row) : by_maxima(row);
    for (int k = 0; k < n; ++k)
        std::cout << results[k] << (k + 1 < n ? ' ' : '\n');
}
