// No fast transform, and one table of 2^16 numbers for all lines: goes through
// the primes in rising order and adds the sign of each prime, by its
// definition, to each number. When m is reached, counts equal numbers, and adds
// their n-th powers.
#include <iostream>
#include <utility>
#include <vector>

constexpr int SIZE = 1 << 16;
constexpr unsigned long long MODULUS = 1000000007;

unsigned long long power(unsigned long long base, unsigned exponent) {
    if (exponent == 0) return 1;
    const auto half = power(base * base % MODULUS, exponent / 2);
    return exponent % 2 == 1 ? half * base % MODULUS : half;
}

int main() {
    std::vector<std::vector<std::pair<int, int>>> asked(SIZE);  // by m
    int n, m, lines = 0;
    while (std::cin >> n >> m) asked[m].emplace_back(n, lines++);
    std::vector<unsigned long long> answers(lines);
    std::vector<bool> is_odd(SIZE), is_composite(SIZE);  // odd: number of ones
    for (int x = 1; x < SIZE; ++x) is_odd[x] = is_odd[x / 2] != (x % 2 == 1);
    std::vector<char> odd(is_odd.begin(), is_odd.end());
    std::vector<int> numbers(SIZE);
    int primes = 0;
    for (int p = 2; p < SIZE && lines > 0; ++p) {
        if (!is_composite[p]) {
            for (int j = p + p; j < SIZE; j += p) is_composite[j] = true;
            ++primes;
            for (int v = 0; v < SIZE; ++v) numbers[v] += 1 - 2 * odd[v & p];
        }
        if (asked[p].empty()) continue;
        std::vector<int> times(2 * primes + 1);
        for (const int number : numbers) ++times[number + primes];
        for (const auto& [exponent, line] : asked[p]) {
            auto& answer = answers[line];
            for (int y = -primes; y <= primes; ++y)
                if (times[y + primes] > 0)
                    answer += times[y + primes] * power(MODULUS + y, exponent) %
                              MODULUS;
            answer = answer % MODULUS * power(SIZE, MODULUS - 2) % MODULUS;
            --lines;
        }
    }
    for (const auto answer : answers) std::cout << answer << '\n';
}
