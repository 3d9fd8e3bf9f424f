// CodeChef GERALD08 - Chef and Tree Game
// https://www.codechef.com/problems/GERALD08
// Game:      A tree with the root 1, its edges black or white. Chef cuts a
//            black edge, Ksen a white one, in turn; what is then cut off from
//            the root falls. Whoever has no edge to cut loses. For each tree:
//            who wins if Chef begins, and who wins if Ksen begins.
// Idea:      Red-blue Hackenbush (lesson 16): each part is worth a number, by
//            how many moves Chef is ahead, and the branches at a vertex add up.
//            A black edge makes of a part worth x
//                b(x) = x + 1 if x >= 0, else b(x + 1) / 2,
//            a white one the mirror image, -b(-x). If the tree is worth more
//            than 0, Chef wins, if less, Ksen; at 0 whoever begins loses. So a
//            black edge with a white one on it is worth b(-1) = b(0) / 2 = 1/2,
//            two of these beside a white edge 1/2 + 1/2 - 1 = 0. Fractions of
//            10^5 places are kept exactly (templates/red_blue_hackenbush.hpp).
// Proof:     By induction on the edges. To cut the black edge leaves 0, other
//            cuts make b(y) of an option y of x. As b grows with x, and is > 0,
//            b(x) lies between its options. It is the simplest number there:
//            if x = 0, since 1 is the simplest number above 0; if x > 0, since
//            bounds and simplest number all move up by 1; if x < 0, since those
//            of b(x + 1), at most 2, are halved (lesson 16 has it in full).
// Limits:    1 <= T <= 1000, 1 <= N, u, v <= 10^5, sum of N, too, 0 <= c <= 1
// Time:      O(N) per tree
// Beware:    wrong_double.cpp: a double has 53 places only.
// Beware:    wrong_directed_edges.cpp: an edge may name the upper end first.
// Topics:    partizan-game
// Lesson:    16
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <utility>
#include <vector>

// snippet: red_blue_hackenbush
// The value of a part of a tree: floor_, and the bits of a fraction.
class RedBlueValue {
  public:
    RedBlueValue() : floor_(0) {}
    int sign() const { return floor_ < 0 ? -1 : floor_ > 0 || !bits_.empty(); }

    // Adds the value of what grows beside this; `other` is used up.
    void add(RedBlueValue& other) {
        if (bits_.size() < other.bits_.size()) bits_.swap(other.bits_);
        const std::size_t longer = bits_.size() - other.bits_.size();
        int carry = 0;
        for (std::size_t i = 0; i < other.bits_.size(); ++i) {
            carry += bits_[longer + i] + other.bits_[i];
            bits_[longer + i] = carry % 2 == 1;
            carry /= 2;
        }
        floor_ += other.floor_ + carry;
        if (longer == 0)  // else the first bit is still 1
            bits_.erase(bits_.begin(),
                        std::find(bits_.begin(), bits_.end(), true));
    }

    // Puts an edge below all this.
    void grow_from(bool is_blue) {
        const int step = is_blue ? 1 : -1;
        int halvings = 0;
        for (; (floor_ < 0) == is_blue; floor_ += step) ++halvings;
        for (floor_ += step; halvings > 0; --halvings) {
            const bool is_odd = floor_ % 2 != 0;
            floor_ = (floor_ - is_odd) / 2;
            if (is_odd || !bits_.empty()) bits_.push_back(is_odd);
        }
    }

  private:
    int floor_;
    std::vector<bool> bits_;  // the last one counts 1/2; the first one is 1
};

// The value of the tree with root 0; edge number e is Left's iff is_blue[e].
inline RedBlueValue red_blue_value(
    const std::vector<std::pair<int, int> >& edges,
    const std::vector<bool>& is_blue) {
    const int n = int(edges.size()) + 1;
    assert(is_blue.size() == edges.size());
    // How many edges are left at a vertex, and the xor of their numbers: at a
    // leaf, its only edge.
    std::vector<int> degree(n), edge_xor(n);
    for (int e = 0; e < n - 1; ++e) {
        const int a = edges[e].first, b = edges[e].second;
        assert(0 <= a && a < n && 0 <= b && b < n);
        ++degree[a];
        ++degree[b];
        edge_xor[a] ^= e;
        edge_xor[b] ^= e;
    }
    std::vector<RedBlueValue> values(n);
    int fallen = 0;
    for (int i = 1; i < n; ++i)
        for (int leaf = i; leaf != 0 && degree[leaf] == 1; ++fallen) {
            const int e = edge_xor[leaf];
            const int below = edges[e].first ^ edges[e].second ^ leaf;
            values[leaf].grow_from(is_blue[e]);
            values[below].add(values[leaf]);
            --degree[leaf];
            --degree[below];
            edge_xor[below] ^= e;
            leaf = below;
        }
    assert(fallen == n - 1 && "the edges form a tree");
    return values[0];
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

int main() {
    std::ios::sync_with_stdio(false);
    int tests, n, u, v, c;
    for (read(tests); tests > 0; --tests) {
        std::vector<std::pair<int, int> > edges;
        std::vector<bool> is_black;
        for (read(n); n > 1; --n) {
            read(u), read(v), read(c);
            edges.push_back(std::make_pair(u - 1, v - 1));
            is_black.push_back(c == 0);
        }
        const int sign = red_blue_value(edges, is_black).sign();
        std::cout << (sign > 0 ? "Chef " : "Ksen ")
                  << (sign < 0 ? "Ksen\n" : "Chef\n");
    }
    return 0;
}
