// WA: finds the highest place of the nim-sum in float, which rounds up.
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

int main() {
    int m;
    while (std::cin >> m && m) {
        std::vector<int> heap(m);
        int sum = 0;
        for (int& h : heap) std::cin >> h, sum ^= h;
        std::puts(sum ? "Yes" : "No");
        if (!sum) continue;
        const int top = int(std::log2(float(sum)));
        for (int h : heap)
            if (h >> top & 1) std::printf("%d %d\n", h, h ^ sum);
    }
}
