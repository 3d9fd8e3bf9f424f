// Finds the nim-sum digit by digit: counts the numbers of each quarry that have
// a 1 in a binary place. Only the parity of the count matters.
#include <cstdio>

// The parity of the numbers 0, ..., end - 1 with a 1 in this place. Blocks of
// 2^place numbers without a 1 and with a 1 alternate.
long long ones(long long end, int place) {
    const long long block = end >> place, rest = end & ((1LL << place) - 1);
    const long long whole = block / 2 << place;
    return (whole + (block % 2 == 1 ? rest : 0)) % 2;
}

int main() {
    int n;
    long long x, m, nim_sum = 0;
    std::scanf("%d", &n);
    while (n-- && std::scanf("%lld %lld", &x, &m) == 2)
        for (int place = 0; place < 56; ++place)
            nim_sum ^= (ones(x + m, place) ^ ones(x, place)) << place;
    std::puts(nim_sum != 0 ? "tolik" : "bolik");
}
