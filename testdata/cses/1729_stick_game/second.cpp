// Goes forward: each lost heap marks those as won from which a move leads to
// it.
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
