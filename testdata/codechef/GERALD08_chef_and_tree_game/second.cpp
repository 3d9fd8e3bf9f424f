// Values by long arithmetic and the closed formula: a black edge below a part
// of value x changes the value to (x + p) / 2^(p-1), where p is the least
// integer p >= 1 with x + p > 1. For a white edge all signs are changed before
// and after. The numbers are lists of 32-bit words; each step uses all words.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

// The integer part rounded down, then the words of the fraction.
using Number = std::vector<long long>;
constexpr int BITS = 32;
constexpr long long WORD = 1LL << BITS;

void trim(Number& x) {
    while (x.size() > 1 && x.back() == 0) x.pop_back();
}

void add(Number& x, const Number& y) {
    if (x.size() < y.size()) x.resize(y.size());
    for (std::size_t i = 0; i < y.size(); ++i) x[i] += y[i];
    for (std::size_t i = x.size() - 1; i > 0; --i)
        if (x[i] >= WORD) {
            x[i] -= WORD;
            ++x[i - 1];
        }
    trim(x);
}

void negate(Number& x) {
    for (long long& word : x) word = -word;
    for (std::size_t i = x.size() - 1; i > 0; --i)
        if (x[i] < 0) {
            x[i] += WORD;
            --x[i - 1];
        }
    trim(x);
}

void divide(Number& x, int places) {
    while (places > 0) {
        const int step = std::min(places, BITS - 1);
        const long long divisor = 1LL << step;
        long long rest = 0;
        x.push_back(0);
        for (std::size_t i = 0; i < x.size(); ++i) {
            const long long word = x[i] + rest * WORD;
            rest = (word % divisor + divisor) % divisor;
            x[i] = (word - rest) / divisor;
        }
        trim(x);
        places -= step;
    }
}

void put_on_black(Number& x) {
    const bool is_integer = x.size() == 1;
    const long long p = std::max(1LL, (is_integer ? 2 : 1) - x[0]);
    x[0] += p;
    divide(x, int(p - 1));
}

int main() {
    int tests, n, u, v, c;
    if (std::scanf("%d", &tests) != 1) return 1;
    while (tests-- > 0 && std::scanf("%d", &n) == 1) {
        std::vector<std::vector<std::pair<int, int>>> ends(n + 1);
        for (int i = 1; i < n && std::scanf("%d %d %d", &u, &v, &c) == 3; ++i) {
            ends[u].emplace_back(v, c);
            ends[v].emplace_back(u, c);
        }
        std::vector<int> order = {1}, below(n + 1), colour(n + 1);
        for (std::size_t i = 0; i < order.size(); ++i)  // it grows
            for (const auto& [above, of_edge] : ends[order[i]])
                if (above != below[order[i]]) {
                    below[above] = order[i];
                    colour[above] = of_edge;
                    order.push_back(above);
                }
        std::vector<Number> values(n + 1, Number(1));
        for (; order.size() > 1; order.pop_back()) {
            const int top = order.back();
            if (colour[top] == 1) negate(values[top]);
            put_on_black(values[top]);
            if (colour[top] == 1) negate(values[top]);
            add(values[below[top]], values[top]);
            Number().swap(values[top]);
        }
        const Number& all = values[1];
        if (all[0] < 0)
            std::puts("Ksen Ksen");
        else if (all[0] > 0 || all.size() > 1)
            std::puts("Chef Chef");
        else
            std::puts("Ksen Chef");
    }
}
