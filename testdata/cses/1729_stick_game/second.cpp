// Goes upwards: each lost heap marks the heaps with a move to it as won.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> moves(k);
    for (int& p : moves) std::cin >> p;
    std::string labels(n + 1, 'L');
    for (int heap = 0; heap < n; ++heap)
        if (labels[heap] == 'L')
            for (const int p : moves)
                if (p <= n - heap) labels[heap + p] = 'W';
    std::cout << labels.c_str() + 1 << '\n';
}
