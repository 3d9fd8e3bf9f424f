// Luogu P4137 - Rmq Problem / mex
// https://www.luogu.com.cn/problem/P4137
// Game:      None, but what Grundy values are made of: an array a_1..a_n of
//            integers >= 0 and m questions l, r. Printed for each: the mex of
//            a_l..a_r, the least integer >= 0 that is not among them.
// Idea:      The mex of a_l..a_r is the least v whose last place up to r is
//            before l. A persistent tree keeps, for every r, these last places
//            and the least of them over each block of values v, so that the
//            way down from the root of r finds v. A mex of n numbers is <= n:
//            v = 0..n suffices.
// Limits:    n, m <= 200000; a_i <= 200000, but every int is served
// Time:      O((n + m) log n)
// Memory:    45 MB of nodes
// Topics:    mex
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <vector>

// snippet: fast_input
// Reads non-negative integers from standard input.
class FastInput {
  public:
    FastInput() : at_(0), size_(0) {}

    // The next integer of the input; 0 and false at its end.
    template <class Integer>
    bool read(Integer& value) {
        value = 0;
        int c = next();
        while (c != EOF && (c < '0' || c > '9')) c = next();
        if (c == EOF) return false;
        for (; '0' <= c && c <= '9'; c = next())
            value = Integer(value * 10 + Integer(c - '0'));
        return true;
    }

  private:
    int next() {
        if (at_ == size_) {
            size_ = std::fread(buffer_, 1, sizeof buffer_, stdin);
            at_ = 0;
            if (size_ == 0) return EOF;
        }
        return buffer_[at_++];
    }

    unsigned char buffer_[1 << 16];
    std::size_t at_, size_;
};
// end snippet
// snippet: range_mex
// Answers mex{ a[l], ..., a[r] } for l <= r, counted from 0, as they are asked.
class RangeMex {
  public:
    explicit RangeMex(const std::vector<int>& a)
        : n_(int(a.size())), root_(1), nodes_(1) {
        for (int i = 0; i < n_; ++i) append(a[i], i);
    }

    int query(int l, int r) const {
        assert(0 <= l && l <= r && r < n_);
        int node = root_[r + 1], low = 0, high = n_;
        while (low < high) {
            const int middle = (low + high) / 2;
            const bool right = nodes_[nodes_[node].child[0]].end > l;
            node = nodes_[node].child[right];
            (right ? low : high) = right ? middle + 1 : middle;
        }
        return low;
    }

  private:
    // Of the values below a node, the least end: where the value stood last,
    // plus one; 0 if it has not been seen. Node 0 serves all unseen values.
    struct Node {
        int child[2], end;
    };

    // Adds the tree after a[i]: copies the way down to the value, each node
    // right behind its parent, then finds the ends on the way back. A value > n
    // goes to n, without effect: a range with it has a mex < n.
    void append(int value, int i) {
        assert(value >= 0);
        int old = root_[i], low = 0, high = n_;
        root_.push_back(int(nodes_.size()));
        while (low < high) {
            const int middle = (low + high) / 2;
            const bool right = value > middle;
            Node copy = nodes_[old];
            old = copy.child[right];
            copy.child[right] = int(nodes_.size()) + 1;
            nodes_.push_back(copy);
            (right ? low : high) = right ? middle + 1 : middle;
        }
        Node leaf = nodes_[old];
        leaf.end = i + 1;
        nodes_.push_back(leaf);
        for (int at = int(nodes_.size()) - 1; at-- > root_[i + 1];)
            nodes_[at].end = std::min(nodes_[nodes_[at].child[0]].end,
                                      nodes_[nodes_[at].child[1]].end);
    }

    int n_;
    std::vector<int> root_;  // root_[i]: of the tree of the first i numbers
    std::vector<Node> nodes_;
};
// end snippet

int main() {
    FastInput input;
    int n, questions, l, r;
    input.read(n);
    input.read(questions);
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) input.read(a[i]);
    const RangeMex range_mex(a);
    for (; questions > 0; --questions) {
        input.read(l);
        input.read(r);
        std::printf("%d\n", range_mex.query(l - 1, r - 1));
    }
    return 0;
}
