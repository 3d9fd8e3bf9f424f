// Claim: the value of a pair is the lowest binary place in which both numbers,
// minus 1, have a 0. The program checks the claim for each pair, from the claim
// for smaller pairs. It finds the values of the splits digit by digit: a split
// of value i is a pair of numbers with a known sum, with two zeros in place i
// and a one at least in each place below.
#include <cstdio>

// Is sum = x + y for some x and y of value i?
bool has_split(long long sum, int i) {
    bool ends[2] = {true, false};  // can the carry be 0, be 1?
    for (int place = 0; place <= i; ++place) {
        bool next[2] = {false, false};
        for (int carry = 0; carry < 2; ++carry)
            for (int ones = 0; ends[carry] && ones <= 2; ++ones) {
                const bool is_allowed = place < i ? ones > 0 : ones == 0;
                const int digit = carry + ones;
                if (is_allowed && digit % 2 == int(sum >> place & 1))
                    next[digit / 2] = true;
            }
        ends[0] = next[0], ends[1] = next[1];
    }
    // Above place i all digits are allowed, if they match the carry.
    return ends[0] || (ends[1] && sum >> (i + 1) > 0);
}

int main() {
    int tests, n;
    long long a, b;
    if (std::scanf("%d", &tests) != 1) return 1;
    while (tests-- > 0 && std::scanf("%d", &n) == 1) {
        int sum = 0;
        for (; n > 0 && std::scanf("%lld %lld", &a, &b) == 2; n -= 2) {
            int mex = 0;
            while ((a > 1 && has_split(a - 2, mex)) ||
                   (b > 1 && has_split(b - 2, mex)))
                ++mex;
            sum ^= mex;
        }
        std::puts(sum != 0 ? "YES" : "NO");
    }
}
