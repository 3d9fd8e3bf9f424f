// Tries one stone of each size of pile as the first move, with a count of each
// size. If a first move leaves different piles, the parity decides. It is found
// from the numbers of odd piles at the start and in 0, 1, ..., n - 1.
#include <cstdio>
#include <map>

int main() {
    int n, pile, odd = 0;
    if (std::scanf("%d", &n) != 1) return 1;
    std::map<int, int> count;
    for (int i = 0; i < n && std::scanf("%d", &pile) == 1; ++i) {
        ++count[pile];
        odd += pile % 2;
    }
    const int repeated = n - int(count.size());
    bool is_safe = false;
    for (const auto& [size, number] : count) {
        int after = repeated;  // piles that have an equal one before them
        if (number > 1) --after;
        if (count.count(size - 1)) ++after;
        if (size > 0 && after == 0) is_safe = true;
    }
    const bool wins = is_safe && (odd - n / 2) % 2 != 0;
    std::puts(wins ? "sjfnb" : "cslnb");
}
