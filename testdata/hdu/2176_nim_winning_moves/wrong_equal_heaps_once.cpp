// WA: prints the moves of equal heaps once.
#include <cstdio>
#include <iostream>
#include <set>
#include <vector>

int main() {
    int m;
    while (std::cin >> m && m) {
        std::vector<int> heap(m);
        int sum = 0;
        for (int& h : heap) std::cin >> h, sum ^= h;
        std::puts(sum ? "Yes" : "No");
        std::set<int> printed;
        for (int h : heap)
            if ((h ^ sum) < h && printed.insert(h).second)
                std::printf("%d %d\n", h, h ^ sum);
    }
}
