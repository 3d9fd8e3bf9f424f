// Goes through the sorted words without a trie. Two neighbours share a
// beginning. Between two such beginnings the trie has no branches, so each
// letter only negates the labels.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

struct Branching {
    int depth;
    bool wins, loses;  // for the player who adds a letter here
};

// The labels of this beginning, as seen from the beginning at that depth above.
Branching lifted(Branching branching, int depth) {
    if ((branching.depth - depth) % 2 != 0) {
        branching.wins = !branching.wins;
        branching.loses = !branching.loses;
    }
    return {depth, branching.wins, branching.loses};
}

void add(Branching& to, const Branching& from) {
    const Branching seen = lifted(from, to.depth);
    to.wins = to.wins || seen.wins;
    to.loses = to.loses || seen.loses;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    long long k;
    std::cin >> n >> k;
    std::vector<std::string> words(n);
    for (std::string& word : words) std::cin >> word;
    std::sort(words.begin(), words.end());
    std::vector<Branching> open = {{0, false, false}};  // each above the next
    for (int i = 0; i < n; ++i) {
        const std::string next = i + 1 < n ? words[i + 1] : "";
        const auto end = std::mismatch(
            words[i].begin(),
            words[i].begin() +
                std::ptrdiff_t(std::min(words[i].size(), next.size())),
            next.begin());
        const int shared = int(end.first - words[i].begin());
        const int length = int(words[i].size());
        if (shared == length) continue;  // the next one begins with it
        Branching last = {length, false, true};
        while (open.back().depth > shared) {
            add(open.back(), last);
            last = open.back();
            open.pop_back();
        }
        if (open.back().depth < shared) open.push_back({shared, false, false});
        add(open.back(), last);
    }
    const bool wins = open[0].wins, loses = open[0].loses;
    std::cout << (wins && (loses || k % 2 == 1) ? "First\n" : "Second\n");
}
