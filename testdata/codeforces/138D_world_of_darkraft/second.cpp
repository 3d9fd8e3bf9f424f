// Makes the moves on sets of active cells, and computes the value of each set
// that is connected by diagonal steps. A move may leave several such sets. The
// program has no rectangles; it stores the value of each set that it meets.
#include <array>
#include <bitset>
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

using Cells = std::bitset<400>;

int n, m;
std::string board;                      // row after row
std::vector<std::array<int, 4>> steps;  // to the next cell, or -1, by direction
std::unordered_map<Cells, int> known;

constexpr int DOWN[4] = {1, -1, -1, 1}, RIGHT[4] = {-1, 1, -1, 1};
constexpr int FROM[3] = {0, 2, 0}, TO[3] = {2, 4, 4};  // directions of L, R, X

void fill_steps() {
    for (int cell = 0; cell < n * m; ++cell) {
        steps.emplace_back();
        for (int way = 0; way < 4; ++way) {
            const int i = cell / m + DOWN[way], j = cell % m + RIGHT[way];
            const bool is_inside = 0 <= i && i < n && 0 <= j && j < m;
            steps[cell][way] = is_inside ? i * m + j : -1;
        }
    }
}

// Takes the connected cells with this cell out of `rest`.
Cells taken_out(Cells& rest, int cell) {
    int path[400], length = 0;
    Cells found;
    rest[path[length++] = cell] = false;
    for (int i = 0; i < length; ++i) {
        found[path[i]] = true;
        for (const int next : steps[path[i]])
            if (next >= 0 && rest[next]) rest[path[length++] = next] = false;
    }
    return found;
}

int value(const Cells& set);

int sum_of_parts(Cells rest) {
    int sum = 0;
    for (std::size_t cell; (cell = rest._Find_first()) < rest.size();)
        sum ^= value(taken_out(rest, int(cell)));
    return sum;
}

Cells after_move(Cells set, int cell) {
    const int letter = board[cell] == 'L' ? 0 : board[cell] == 'R' ? 1 : 2;
    set[cell] = false;
    for (int way = FROM[letter]; way < TO[letter]; ++way)
        for (int at = steps[cell][way]; at >= 0 && set[at]; at = steps[at][way])
            set[at] = false;
    return set;
}

int value(const Cells& set) {
    const auto found = known.find(set);
    if (found != known.end()) return found->second;
    bool seen[512] = {};
    for (std::size_t cell = set._Find_first(); cell < set.size();
         cell = set._Find_next(cell))
        seen[sum_of_parts(after_move(set, int(cell)))] = true;
    int mex = 0;
    while (seen[mex]) ++mex;
    return known[set] = mex;
}

int main() {
    std::cin >> n >> m;
    std::string row;
    while (std::cin >> row) board += row;
    fill_steps();
    Cells all;
    for (int cell = 0; cell < n * m; ++cell) all[cell] = true;
    std::cout << (sum_of_parts(all) != 0 ? "WIN\n" : "LOSE\n");
}
