// TLE: searches all sets of chosen intervals.
#include <iostream>
#include <vector>

std::vector<int> left, right;

bool is_won(const std::vector<bool>& taken) {
    for (std::size_t i = 0; i < left.size(); i++) {
        std::vector<bool> after = taken;
        bool is_free = true;
        for (int x = left[i]; x < right[i]; x++) {
            if (taken[x]) is_free = false;
            after[x] = true;
        }
        if (is_free && !is_won(after)) return true;
    }
    return false;
}

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n) {
        left.assign(n, 0);
        right.assign(n, 0);
        for (int i = 0; i < n; i++) std::cin >> left[i] >> right[i];
        std::cout << (is_won(std::vector<bool>(101)) ? "Alice\n" : "Bob\n");
    }
}
