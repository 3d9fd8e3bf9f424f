// WA: wins only by a stripe in the middle and its mirror.
#include <iostream>
#include <vector>

int main() {
    int length[3], rows, p;
    std::cin >> length[0] >> length[1] >> length[2];
    bool wins[1001] = {};
    for (int i = 0; i < 3; ++i)
        for (int row = length[i]; row <= 1000; row += 2) wins[row] = true;
    std::cin >> rows;
    while (rows-- > 0 && std::cin >> p) std::cout << (wins[p] ? 1 : 2) << '\n';
}
