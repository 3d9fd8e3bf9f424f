// PE: a space follows each number.
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
        for (int h : heap)
            if ((h ^ sum) < h) std::printf("%d %d \n", h, h ^ sum);
    }
}
