// Compares each column with stalks of red-blue Hackenbush: a search plays
// column and stalk together, once with Left first and once with Right first. If
// Left wins both times, the stalk gets one more edge of Right's; if Right wins
// both times, one more edge of Left's. If the player who begins loses both
// times, the value of the column is minus the value of the stalk. The edges
// give the value of the stalk: 1 each until the colour changes for the first
// time, then 1/2, 1/4, ... No value is computed from the values of options.
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <tuple>
#include <vector>

using Sum = std::tuple<std::string, std::string, char>;  // column, stalk, mover

constexpr char LEFT = 'W', RIGHT = 'B';  // in a stalk: the owner of the edge

std::map<Sum, bool> known;

bool mover_wins(const std::string& column, const std::string& stalk,
                char mover) {
    const auto [entry, is_new] =
        known.try_emplace({column, stalk, mover}, false);
    if (!is_new) return entry->second;
    const char other = mover == LEFT ? RIGHT : LEFT;
    bool wins = false;
    for (std::size_t i = 0; i < stalk.size() && !wins; ++i)
        wins =
            stalk[i] == mover && !mover_wins(column, stalk.substr(0, i), other);
    std::string option = column;
    for (std::size_t i = 0; i < column.size() && !wins; ++i) {
        if (column[i] == other) {
            option[i] = '.';
            wins = !mover_wins(option, stalk, other);
            option[i] = other;
        } else if (column[i] == mover && i > 0 && column[i - 1] == '.') {
            std::swap(option[i], option[i - 1]);
            wins = !mover_wins(option, stalk, other);
            std::swap(option[i], option[i - 1]);
        }
    }
    return entry->second = wins;
}

double worth(const std::string& stalk) {
    double sum = 0, edge = 1;
    bool is_mixed = false;
    for (const char owner : stalk) {
        is_mixed = is_mixed || owner != stalk[0];
        if (is_mixed) edge /= 2;
        sum += owner == LEFT ? edge : -edge;
    }
    return sum;
}

double weight(const std::string& column) {
    std::string stalk;
    for (;;) {
        const bool left = mover_wins(column, stalk, LEFT);
        const bool right = mover_wins(column, stalk, RIGHT);
        if (left && right) std::abort();  // no number
        if (!left && !right) return -worth(stalk);
        stalk += left ? RIGHT : LEFT;
    }
}

int main() {
    int N;
    std::cin >> N;
    std::vector<std::string> columns(N);
    for (int i = 0; i < N; ++i)
        for (std::string& column : columns) {
            char cell;
            std::cin >> cell;
            column += cell;
        }
    double total = 0;  // exact: halves, quarters, ...
    for (const std::string& column : columns) total += weight(column);
    std::cout << (total > 0 ? "Takahashi" : "Snuke") << '\n';
}
