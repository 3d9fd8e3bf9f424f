// Textbook: a table of all P-positions up to a million, and each kind of move
// looked up in it; iostream.
#include <iostream>
#include <vector>

const int MOST = 1000000;

int main() {
    std::vector<int> partner(MOST + 1, -1), lower(MOST + 1, -1);
    for (int k = 0, least = 0; least <= MOST; ++k) {
        while (least <= MOST && partner[least] >= 0) ++least;
        if (least > MOST) break;
        lower[k] = least;
        partner[least] = least + k;
        if (least + k <= MOST) partner[least + k] = least;
    }
    int a, b;
    while (std::cin >> a >> b && (a || b)) {
        if (partner[a] == b) {
            std::cout << 0 << std::endl;
            continue;
        }
        std::cout << 1 << std::endl;
        const int d = b - a;
        if (lower[d] >= 0 && lower[d] < a)
            std::cout << lower[d] << " " << lower[d] + d << std::endl;
        if (partner[a] < b)
            std::cout << std::min(a, partner[a]) << " "
                      << std::max(a, partner[a]) << std::endl;
        if (a != b && partner[b] < a)
            std::cout << partner[b] << " " << b << std::endl;
    }
}
