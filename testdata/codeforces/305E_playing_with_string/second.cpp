// A run of places is a row of one bead more in Dawson's Kayles: a cut takes two
// beads, the place and the one on its right. Values of long rows come from the
// period 34, which is checked here with the theorem of Guy and Smith. The xor
// of all runs before a run, and of all after it, is what a cut in it must
// leave.
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

constexpr int FIRST = 53, PERIOD = 34, ROWS = 2 * FIRST + 2 * PERIOD + 2;

std::vector<int> kayles = {0, 0};  // the values of rows of 0 to ROWS beads

void fill_values() {
    for (int beads = 2; beads <= ROWS; ++beads) {
        std::set<int> options;
        for (int left = 0; left <= beads - 2; ++left)
            options.insert(kayles[left] ^ kayles[beads - 2 - left]);
        int mex = 0;
        while (options.count(mex)) ++mex;
        kayles.push_back(mex);
    }
    for (int n = FIRST; n <= ROWS - PERIOD; ++n)
        if (kayles[n] != kayles[n + PERIOD]) std::abort();
}

int row(int beads) {
    return kayles[beads < FIRST ? beads : FIRST + (beads - FIRST) % PERIOD];
}

int main() {
    fill_values();
    std::string text;
    std::cin >> text;
    std::vector<std::pair<int, int>> runs;  // the first place, the length
    for (int i = 1; i + 1 < int(text.size()); ++i) {
        if (text[i - 1] != text[i + 1]) continue;
        if (!runs.empty() && runs.back().first + runs.back().second == i)
            ++runs.back().second;
        else
            runs.emplace_back(i, 1);
    }
    std::vector<int> before = {0}, after(runs.size() + 1);
    for (const auto& run : runs)
        before.push_back(before.back() ^ row(run.second + 1));
    for (std::size_t j = runs.size(); j > 0; --j)
        after[j - 1] = after[j] ^ row(runs[j - 1].second + 1);
    for (std::size_t j = 0; j < runs.size(); ++j)
        for (int left = 0; left < runs[j].second; ++left) {
            const int right = runs[j].second - 1 - left;
            if ((row(left) ^ row(right)) == (before[j] ^ after[j + 1])) {
                std::cout << "First\n" << runs[j].first + left + 1 << '\n';
                return 0;
            }
        }
    std::cout << "Second\n";
}
