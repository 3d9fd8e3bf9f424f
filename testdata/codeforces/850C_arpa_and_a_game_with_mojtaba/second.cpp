// Divides by each prime below 31623 in turn; the rest of a number is 1 or a
// prime. The position of a prime is the sorted row of its exponents in all
// numbers, with repetitions.
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>

using Row = std::vector<int>;

std::map<Row, int> known;

int value(Row row) {
    std::sort(row.begin(), row.end());
    const auto found = known.find(row);
    if (found != known.end()) return found->second;
    std::vector<bool> seen(64);
    for (int k = 1; k <= row.back(); ++k) {
        Row option = row;
        for (int& exponent : option)
            if (exponent >= k) exponent -= k;
        seen[value(option)] = true;
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    return known[row] = mex;
}

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> numbers(n);
    for (int& number : numbers) std::scanf("%d", &number);
    int sum = 0;
    for (int p = 2; p < 31700; ++p) {
        Row row;
        for (int& number : numbers) {
            row.push_back(0);
            for (; number % p == 0; number /= p) ++row.back();
        }
        sum ^= value(row);
    }
    std::sort(numbers.begin(), numbers.end());
    for (int i = 0; i < n; ++i)
        if (numbers[i] > 1 && (i == 0 || numbers[i] != numbers[i - 1]))
            sum ^= 1;
    std::puts(sum == 0 ? "Arpa" : "Mojtaba");
}
