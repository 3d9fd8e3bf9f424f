// Luogu P4137 - Rmq Problem / mex
// https://www.luogu.com.cn/problem/P4137
// Game:      No game, but a step in computing Grundy values: an array a_1..a_n
//            of integers >= 0 and m questions l, r. Print for each question the
//            mex of a_l..a_r, the least integer >= 0 that is not among them.
// Idea:      A value is among a_l..a_r iff its last place in a_1..a_r is not
//            before l. Read all questions first. Then let r go up, keep the
//            last place of each value in a tree, and answer the questions that
//            end at r: find the least value whose last place is before l.
//              r  a_r   last places of 0  1  2  3  4   mex for l = 1  2  3  4
//              1   0                   1  -  -  -  -               1
//              2   1                   1  2  -  -  -               2  0
//              3   0                   3  2  -  -  -               2  2  1
//              4   2                   3  2  4  -  -               3  3  1  0
// Proof:     see P4137_range_mex.md
// Limits:    1 <= n, m <= 200000, 1 <= l, r <= 200000, 0 <= a <= 10^9
//            (the bound of a is that of BZOJ, Luogu has 200000)
// Time:      O((n + m) log n)
// Memory:    15 MB
// Beware:    wrong_clamped_to_n_minus_1.cpp: larger numbers that count as n - 1
//            make n - 1 seem present.
// Topics:    mex
// Lesson:    06
// Also:      BZOJ 3585
#include <algorithm>
#include <iostream>
#include <vector>

// snippet: range_mex
struct Range {
    int l, r;  // the places l..r, counted from 0
};

// The mex of each of the ranges of a.
inline std::vector<int> range_mex(const std::vector<int>& a,
                                  const std::vector<Range>& ranges) {
    const int n = int(a.size()), m = int(ranges.size());
    std::vector<std::vector<int> > ranges_ending_at(n);
    for (int i = 0; i < m; ++i) ranges_ending_at[ranges[i].r].push_back(i);
    int leaves = 1;
    while (leaves <= n) leaves *= 2;
    // A tree with the root 1; the children of v are 2v and 2v + 1. The leaf
    // leaves + value has the last place of the value, or -1. An inner node has
    // the earliest of the last places below it.
    std::vector<int> earliest(2 * leaves, -1), mex(m);
    for (int r = 0; r < n; ++r) {
        if (a[r] < n) {
            int node = leaves + a[r];
            earliest[node] = r;
            for (node /= 2; node > 0; node /= 2)
                earliest[node] =
                    std::min(earliest[2 * node], earliest[2 * node + 1]);
        }
        for (int i = 0; i < int(ranges_ending_at[r].size()); ++i) {
            const int range = ranges_ending_at[r][i];
            int node = 1;
            while (node < leaves) {
                node *= 2;  // the smaller values
                if (earliest[node] >= ranges[range].l) ++node;
            }
            mex[range] = node - leaves;
        }
    }
    return mex;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, m;
    std::cin >> n >> m;
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) std::cin >> a[i];
    std::vector<Range> ranges(m);
    for (int i = 0; i < m; ++i) {
        std::cin >> ranges[i].l >> ranges[i].r;
        --ranges[i].l;
        --ranges[i].r;
    }
    const std::vector<int> mexes = range_mex(a, ranges);
    for (int i = 0; i < m; ++i) std::cout << mexes[i] << '\n';
    return 0;
}
