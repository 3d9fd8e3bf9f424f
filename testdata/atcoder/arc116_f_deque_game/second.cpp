// A table of all stretches of each row, with numbers counted twice so that
// halves are integers. An odd row counts its value. From an even row, the first
// move leaves one of two odd rows: the even row counts the middle of their two
// values. The gaps between these two values count half, in falling order, with
// alternating signs. If a row is longer than 400, both ends are cut first; this
// does not change the middle and the value.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

using Row = std::vector<long long>;

// The values of all stretches of the greatest odd length that fits the row, if
// this player moves on odd lengths and the other player on even ones.
Row table(const Row& row, bool is_takahashi) {
    const int longest = int(row.size()) - (row.size() % 2 == 0);
    Row values = row;
    for (int length = 2; length <= longest; ++length) {
        Row next;
        for (std::size_t l = 0; l + 1 < values.size(); ++l) {
            const bool is_max = (length % 2 == 1) == is_takahashi;
            next.push_back(is_max ? std::max(values[l], values[l + 1])
                                  : std::min(values[l], values[l + 1]));
        }
        values.swap(next);
    }
    return values;
}

int main() {
    std::ios::sync_with_stdio(false);
    int k, even = 0;
    std::cin >> k;
    std::vector<Row> rows(k);
    for (Row& row : rows) {
        int n;
        std::cin >> n;
        row.resize(n);
        for (long long& number : row) std::cin >> number;
        if (n > 400) {
            const int cut = (n - 400) / 2;
            row = Row(row.begin() + cut, row.end() - cut);
        }
        even += n % 2 == 0;
    }
    long long twice = 0;
    Row gaps;
    for (const Row& row : rows) {
        const Row values = table(row, even % 2 == 0);
        if (row.size() % 2 == 1) {
            twice += 2 * values[0];
        } else {
            twice += values[0] + values[1];
            gaps.push_back(std::max(values[0], values[1]) -
                           std::min(values[0], values[1]));
        }
    }
    std::sort(gaps.begin(), gaps.end(), std::greater<>());
    for (std::size_t i = 0; i < gaps.size(); ++i)
        twice += i % 2 ? -gaps[i] : gaps[i];
    std::cout << twice / 2 << '\n';
}
