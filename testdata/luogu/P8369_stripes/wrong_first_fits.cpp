// WA: lets the first player win iff a stripe fits.
#include <iostream>
#include <vector>

int main() {
    int length[3], rows, p;
    std::cin >> length[0] >> length[1] >> length[2];
    int least = length[0];
    for (int i = 1; i < 3; ++i)
        if (length[i] < least) least = length[i];
    std::cin >> rows;
    while (rows-- > 0 && std::cin >> p)
        std::cout << (p >= least ? 1 : 2) << '\n';
}
