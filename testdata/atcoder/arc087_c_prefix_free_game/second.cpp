// Computes the Grundy values of small trees by mex, those of larger trees by
// halving the number of levels. There is no trie: the words are sorted, and
// each word leaves the path of the word before at some depth. The vertex at
// this depth has both children, and the word adds vertices below it.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

constexpr int SMALL = 600;

int main() {
    std::ios::sync_with_stdio(false);
    std::vector<int> small(SMALL);
    for (int h = 1; h < SMALL; ++h) {
        std::set<int> values;
        int sum = 0;
        for (int other = h - 1; other >= 0; --other) {
            values.insert(sum);
            sum ^= small[other];
        }
        while (values.count(small[h]) > 0) ++small[h];
    }
    int n;
    long long longest;
    std::cin >> n >> longest;
    std::vector<std::string> words(n);
    for (std::string& word : words) std::cin >> word;
    std::sort(words.begin(), words.end());
    std::map<int, bool> is_odd;  // by depth: the vertices with one child
    const auto turn = [&](int depth) { is_odd[depth] = !is_odd[depth]; };
    for (int i = 0; i < n; ++i) {
        int depth = 0;
        if (i > 0) {
            while (words[i][depth] == words[i - 1][depth]) ++depth;
            turn(depth++);  // its second child
        }
        for (; depth < int(words[i].size()); ++depth) turn(depth);
    }
    std::map<long long, int> trees;  // by value
    for (const auto& [depth, odd] : is_odd) {
        if (!odd) continue;
        long long levels = longest - depth, factor = 1;
        for (; levels >= SMALL && levels % 2 == 0; levels /= 2) factor *= 2;
        ++trees[levels < SMALL ? factor * small[levels] : factor];
    }
    bool is_lost = true;
    for (const auto& [value, count] : trees)
        if (count % 2 != 0) is_lost = false;
    std::cout << (is_lost ? "Bob\n" : "Alice\n");
}
