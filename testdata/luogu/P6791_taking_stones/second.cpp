// Counts the won numbers x = n - 1 from 1 to N - 1 by their digits in the
// Fibonacci system: x is won iff it has a digit 1 at a number up to k. The
// digits are chosen from the highest down, with three questions: is the digit
// before a 1? do all digits so far agree with N - 1? is there a digit 1 at a
// number up to k?
#include <array>
#include <cstdio>
#include <vector>

int main() {
    std::vector<long long> numbers = {1, 2};
    while (numbers.back() < 2000000000000000000LL)
        numbers.push_back(numbers.back() + numbers[numbers.size() - 2]);
    int cases;
    std::scanf("%d", &cases);
    for (long long k, n; cases-- && std::scanf("%lld %lld", &k, &n) == 2;) {
        long long rest = n - 1;
        std::array<long long, 8> ways = {};  // by the bits of the questions
        ways[2] = 1;
        for (int i = int(numbers.size()) - 1; i >= 0; --i) {
            const int digit = rest >= numbers[i];
            if (digit == 1) rest -= numbers[i];
            std::array<long long, 8> next = {};
            for (int state = 0; state < 8; ++state)
                for (int chosen = 0; chosen < 2; ++chosen) {
                    const int agrees = state >> 1 & 1;
                    if (chosen == 1 && (state & 1)) continue;
                    if (agrees && chosen > digit) continue;
                    const int still_agrees = agrees && chosen == digit;
                    const int is_small = chosen == 1 && numbers[i] <= k;
                    next[chosen | still_agrees << 1 | (state & 4) |
                         is_small << 2] += ways[state];
                }
            ways = next;
        }
        std::printf("%lld\n", ways[4] + ways[5] + ways[6] + ways[7]);
    }
}
