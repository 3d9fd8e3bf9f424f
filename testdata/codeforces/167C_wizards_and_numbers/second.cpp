// Goes down to the end of Euclid's algorithm, then back up. The quotient modulo
// a + 1 is the alternating sum of its digits in base a.
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        long long a, b;
        std::scanf("%lld %lld", &a, &b);
        if (b < a) std::swap(a, b);
        std::vector<std::pair<long long, long long>> steps;
        for (; a != 0; std::swap(a, b)) {
            steps.emplace_back(a, b / a);
            b %= a;
        }
        bool is_won = false;
        for (; !steps.empty(); steps.pop_back()) {
            if (!is_won) {
                is_won = true;
                continue;
            }
            const long long base = steps.back().first;
            long long sum = 0, sign = 1;
            for (long long q = steps.back().second; q > 0; q /= base) {
                sum += sign * (q % base);
                sign = -sign;
            }
            while (sum < 0) sum += base + 1;
            while (sum > base) sum -= base + 1;
            is_won = sum % 2 == 0;
        }
        std::puts(is_won ? "First" : "Second");
    }
}
