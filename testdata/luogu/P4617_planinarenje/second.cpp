// Finds a maximum matching by depth-first search. A peak with a partner can be
// left free iff the partner finds another peak: the program removes the peak,
// makes one search, and puts the peak back.
#include <functional>
#include <iostream>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> peaks(n + 1);  // at each valley
    for (; m > 0; --m) {
        int peak, valley;
        std::cin >> peak >> valley;
        peaks[valley].push_back(peak);
    }
    std::vector<int> partner(n + 1), seen(n + 1);  // of peaks; 0: none
    int search = 0, removed = 0;
    // Finds a peak for the valley. `changes` is used to undo the search.
    std::vector<std::pair<int, int>> changes;  // a peak, its partner before
    const std::function<bool(int)> find_peak = [&](int valley) {
        for (const int peak : peaks[valley]) {
            if (peak == removed || seen[peak] == search) continue;
            seen[peak] = search;
            if (partner[peak] != 0 && !find_peak(partner[peak])) continue;
            changes.emplace_back(peak, partner[peak]);
            partner[peak] = valley;
            return true;
        }
        return false;
    };
    for (int valley = 1; valley <= n; ++valley) {
        ++search;
        find_peak(valley);
    }
    for (int peak = 1; peak <= n; ++peak) {
        bool can_be_free = true;
        if (partner[peak] != 0) {
            ++search;
            removed = peak;
            changes.clear();
            can_be_free = find_peak(partner[peak]);
            for (; !changes.empty(); changes.pop_back())
                partner[changes.back().first] = changes.back().second;
        }
        std::cout << (can_be_free ? "Mirko\n" : "Slavko\n");
    }
}
