// TLE: finds the Grundy values up to the largest heap by mex, with a set.
#include <iostream>
#include <set>
#include <vector>

int main() {
    int t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::vector<int> heaps(n);
        int most = 0, sum = 0;
        for (int& heap : heaps) {
            std::cin >> heap;
            if (heap > most) most = heap;
        }
        std::vector<int> grundy;
        for (int heap = 0; heap <= most; ++heap) {
            std::set<int> options;
            for (int left = 0; left < heap; ++left)
                options.insert(grundy[left]);
            int mex = 0;
            while (options.count(mex)) ++mex;
            grundy.push_back(mex);
        }
        for (int heap : heaps) sum ^= grundy[heap];
        std::cout << (sum ? "Yes\n" : "No\n");
    }
}
