// Luogu P4137 - Rmq Problem / mex
// https://www.luogu.com.cn/problem/P4137
// Game:      None, but what Grundy values are made of: an array a_1..a_n of
//            integers >= 0 and m questions l, r. Printed for each: the mex of
//            a_l..a_r, the least integer >= 0 that is not among them.
// Idea:      A value is among a_l..a_r iff its last place in a_1..a_r is not
//            before l. So the mex is the least value whose last place is before
//            l. All questions are read first. Then r goes up, a tree over the
//            values holds their last places, and the questions that end at r
//            are answered. Each node has the earliest of the last places below
//            it: from the root, go to the smaller values if one of them has its
//            last place before l, else to the larger ones.
//              r  a_r   last places of 0  1  2  3  4   mex for l = 1  2  3  4
//              1   0                   1  -  -  -  -               1
//              2   1                   1  2  -  -  -               2  0
//              3   0                   3  2  -  -  -               2  2  1
//              4   2                   3  2  4  -  -               3  3  1  0
//            The mex of n numbers is at most n: larger values do not matter.
//            If questions depend on answers, templates/persistent_range_mex.hpp
//            is the choice: it keeps the tree of each r, in 46 MB.
// Limits:    1 <= n, m <= 200000; 1 <= l, r <= 200000; 0 <= a <= 200000, but
//            every int is served
// Time:      O((n + m) log n)
// Memory:    7 MB
// Beware:    wrong_clamped_to_n_minus_1.cpp: larger numbers that count as n - 1
//            make n - 1 seem present.
// Topics:    mex
// Lesson:    06
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// snippet: range_mex
struct Range {
    int l, r;  // the places l..r, counted from 0
};

// The last place of each value 0..max_value; -1 until one is set.
class LastPlaces {
  public:
    explicit LastPlaces(int max_value) : leaves_(1) {
        while (leaves_ <= max_value) leaves_ *= 2;
        earliest_.assign(2 * leaves_, -1);
    }

    void set(int value, int place) {
        int node = leaves_ + value;
        earliest_[node] = place;
        for (; node > 1; node /= 2)
            earliest_[node / 2] =
                std::min(earliest_[node], earliest_[node ^ 1]);
    }

    // The least value whose last place is before l; there has to be one.
    int least_value_before(int l) const {
        int node = 1;
        while (node < leaves_) {
            node *= 2;                         // the smaller values
            if (earliest_[node] >= l) ++node;  // the larger values
        }
        return node - leaves_;
    }

  private:
    int leaves_;
    // The earliest last place in each subtree. The root is node 1, the children
    // of a node are 2 node and 2 node + 1, and a value is node leaves_ + value.
    std::vector<int> earliest_;
};

// The mex of each of the ranges of a.
inline std::vector<int> range_mex(const std::vector<int>& a,
                                  const std::vector<Range>& ranges) {
    const int n = int(a.size()), m = int(ranges.size());
    // The ranges that end at r are last_range_ending_at[r], the previous_range
    // of that one, and so on until -1.
    std::vector<int> last_range_ending_at(n, -1), previous_range(m), mex(m);
    for (int i = 0; i < m; ++i) {
        const int l = ranges[i].l, r = ranges[i].r;
        assert(0 <= l && l <= r && r < n);
        previous_range[i] = last_range_ending_at[r];
        last_range_ending_at[r] = i;
    }
    LastPlaces last_places(n);
    for (int r = 0; r < n; ++r) {
        assert(a[r] >= 0);
        if (a[r] < n) last_places.set(a[r], r);
        for (int i = last_range_ending_at[r]; i >= 0; i = previous_range[i])
            mex[i] = last_places.least_value_before(ranges[i].l);
    }
    return mex;
}
// end snippet

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet
// snippet: fast_output
// Writes a non-negative integer, and the character behind it.
template <class Integer>
void write(Integer number, char after) {
    assert(number >= 0);
    char text[21];  // 2^64 has twenty digits
    char* first = text + 20;
    *first = after;
    for (; number >= 10; number = Integer(number / 100)) {
        const int pair = int(number % 100);
        *--first = char('0' + pair % 10);
        *--first = char('0' + pair / 10);
    }
    if (number > 0 || first == text + 20) *--first = char('0' + int(number));
    while (first < text + 21) std::cout.rdbuf()->sputc(*first++);
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    read(n);
    read(m);
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) read(a[i]);
    std::vector<Range> ranges(m);
    for (int i = 0; i < m; ++i) {
        read(ranges[i].l);
        read(ranges[i].r);
        --ranges[i].l;
        --ranges[i].r;
    }
    const std::vector<int> mexes = range_mex(a, ranges);
    for (int i = 0; i < m; ++i) write(mexes[i], '\n');
    return 0;
}
