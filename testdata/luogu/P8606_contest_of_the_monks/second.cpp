// Tries all moves from the lowest novice on, on a drawn staircase: a move wins
// iff the free stairs between the first and the second novice, the third and
// the fourth, and so on, have the xor 0 after it.
#include <iostream>
#include <vector>

bool is_lost(const std::vector<bool>& staircase) {
    int nim_sum = 0, free = 0;
    bool counts = false;
    for (const bool has_novice : staircase) {
        if (!has_novice) {
            ++free;
            continue;
        }
        if (counts) nim_sum ^= free;
        free = 0;
        counts = !counts;
    }
    return nim_sum == 0;
}

int main() {
    std::vector<bool> staircase(1);
    for (int stair; std::cin >> stair;) {
        staircase.resize(std::size_t(stair) + 1);
        staircase[std::size_t(stair)] = true;
    }
    for (std::size_t from = 1; from < staircase.size(); ++from) {
        if (!staircase[from]) continue;
        for (std::size_t to = from + 1; to < staircase.size(); ++to) {
            if (staircase[to]) break;
            std::vector<bool> after = staircase;
            after[from] = false;
            after[to] = true;
            if (is_lost(after)) {
                std::cout << from << ' ' << to << '\n';
                return 0;
            }
        }
    }
    std::cout << "-1\n";
}
