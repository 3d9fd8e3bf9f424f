// Luogu P4137 - Rmq Problem / mex
// https://www.luogu.com.cn/problem/P4137
// Game:      None, but what Grundy values are made of: an array a_1..a_n of
//            integers >= 0 and m questions l, r. Printed for each: the mex of
//            a_l..a_r, the least integer >= 0 that is not among them.
// Idea:      The mex of a_l..a_r is the least v whose last place up to r is
//            before l. A persistent tree keeps, for every r, the least of these
//            last places over each block of values v, so that the way down from
//            the root of r finds v. A mex of n numbers is <= n: v = 0..n
//            suffices. Nodes with four blocks halve the way of a binary tree.
// Limits:    n, m <= 200000; a_i <= 200000, but every int is served
// Time:      O((n + m) log n)
// Memory:    58 MB of nodes
// Topics:    mex
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <vector>

// snippet: fast_input
// Reads non-negative integers from standard input.
class FastInput {
  public:
    FastInput() : at_(buffer_), end_(buffer_) {}

    // The next integer of the input; 0 and false at its end.
    template <class Integer>
    bool read(Integer& value) {
        value = 0;
        int c = next();
        for (; c < '0' || c > '9'; c = next())
            if (c == EOF) return false;
        for (; '0' <= c && c <= '9'; c = next())
            value = Integer(value * 10 + Integer(c - '0'));
        return true;
    }

  private:
    int next() {
        if (at_ == end_) {
            at_ = buffer_;
            end_ = buffer_ + std::fread(buffer_, 1, sizeof buffer_, stdin);
            if (at_ == end_) return EOF;
        }
        return *at_++;
    }

    unsigned char buffer_[1 << 16], *at_, *end_;
};
// end snippet
// snippet: fast_output
// Collects words and non-negative integers for standard output.
class FastOutput {
  public:
    FastOutput() : size_(0) {}
    ~FastOutput() { flush(); }

    // The compiler knows the length N of a word, and copies without a loop.
    template <std::size_t N>
    void write(const char (&word)[N]) {
        make_room(N);
        std::memcpy(buffer_ + size_, word, N - 1);
        size_ += N - 1;
    }

    template <class Integer>
    void write(Integer value) {
        assert(value >= 0);
        make_room(20);
        char *const begin = buffer_ + size_, *end = begin;
        do *end++ = char('0' + value % 10);
        while ((value /= 10) > 0);
        std::reverse(begin, end);
        size_ = end - buffer_;
    }

  private:
    void make_room(std::size_t bytes) {
        if (size_ + bytes > sizeof buffer_) flush();
    }

    void flush() {
        std::fwrite(buffer_, 1, size_, stdout);
        size_ = 0;
    }

    char buffer_[1 << 16];
    std::size_t size_;
};
// end snippet
// snippet: range_mex
// Answers mex{ a[l], ..., a[r] } for l <= r, counted from 0, as they are asked.
class RangeMex {
  public:
    explicit RangeMex(const std::vector<int>& a)
        : n_(int(a.size())), top_(0), root_(1), nodes_(1) {
        while (n_ >> top_ >= CHILDREN) top_ += BITS;
        nodes_.reserve(1 + a.size() * (top_ / BITS + 1));
        for (int i = 0; i < n_; ++i) append(a[i], i);
    }

    int query(int l, int r) const {
        assert(0 <= l && l <= r && r < n_);
        int node = root_[r + 1], mex = 0;
        for (int bits = top_; bits >= 0; bits -= BITS) {
            int block = 0;
            while (nodes_[node].end[block] > l) ++block;
            node = nodes_[node].child[block];
            mex = mex * CHILDREN + block;
        }
        return mex;
    }

  private:
    enum { BITS = 2, CHILDREN = 1 << BITS };

    // Four blocks of values, which are single ones in the lowest nodes, and the
    // least end in each: where the value stood last, plus one; 0 if it has not
    // been seen. Node 0 serves all unseen blocks.
    struct Node {
        int child[CHILDREN], end[CHILDREN];
    };

    // Adds the tree after a[i]: copies the way down to the value, each node
    // right behind its parent, then mends the ends on the way back. A value > n
    // goes to n, without effect: a range with it has a mex < n.
    void append(int value, int i) {
        assert(value >= 0);
        value = std::min(value, n_);
        int node = root_[i];
        root_.push_back(int(nodes_.size()));
        for (int bits = top_; bits >= 0; bits -= BITS) {
            nodes_.push_back(nodes_[node]);
            int& child = nodes_.back().child[(value >> bits) % CHILDREN];
            node = child;
            child = int(nodes_.size());
        }
        int at = int(nodes_.size()) - 1;
        nodes_[at].end[value % CHILDREN] = i + 1;
        for (; at > root_[i + 1]; --at) {
            value /= CHILDREN;
            nodes_[at - 1].end[value % CHILDREN] =
                *std::min_element(nodes_[at].end, nodes_[at].end + CHILDREN);
        }
    }

    int n_, top_;  // top_: the bits of a value that are below the root's blocks
    std::vector<int> root_;  // root_[i]: of the tree of the first i numbers
    std::vector<Node> nodes_;
};
// end snippet

int main() {
    FastInput input;
    FastOutput output;
    int n, questions, l, r;
    input.read(n);
    input.read(questions);
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) input.read(a[i]);
    const RangeMex range_mex(a);
    for (; questions > 0; --questions) {
        input.read(l);
        input.read(r);
        output.write(range_mex.query(l - 1, r - 1));
        output.write("\n");
    }
    return 0;
}
