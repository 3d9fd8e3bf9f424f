// TLE: computes the whole table again for each row of the input.
#include <iostream>
#include <set>
#include <vector>

int main() {
    int length[3], rows, p;
    std::cin >> length[0] >> length[1] >> length[2] >> rows;
    while (rows-- > 0 && std::cin >> p) {
        std::vector<int> grundy(p + 1);
        for (int row = 1; row <= p; ++row) {
            std::set<int> seen;
            for (int i = 0; i < 3; ++i)
                for (int a = 0, b = row - length[i]; a <= b; ++a, --b)
                    seen.insert(grundy[a] ^ grundy[b]);
            while (seen.count(grundy[row])) ++grundy[row];
        }
        std::cout << (grundy[p] != 0 ? 1 : 2) << '\n';
    }
}
