// WA: leaves out the bowl i - C, which can be reached.
#include <algorithm>
#include <iostream>

int last_bowl[1 << 18];

// Sets the last bowl of a value in a tree of the earliest ones.
void set_last(int value, int bowl) {
    int node = (1 << 17) + value;
    last_bowl[node] = bowl;
    for (node /= 2; node > 0; node /= 2)
        last_bowl[node] =
            std::min(last_bowl[2 * node], last_bowl[2 * node + 1]);
}

// The least value whose last bowl is before this one.
int first_before(int bowl) {
    int node = 1;
    while (node < 1 << 17) {
        node *= 2;
        if (last_bowl[node] >= bowl) ++node;
    }
    return node - (1 << 17);
}

int main() {
    int n, c, beans, sum = 0;
    std::cin >> n;
    std::fill(last_bowl, last_bowl + (1 << 18), -1);
    set_last(0, 0);
    for (int bowl = 1; bowl < n; ++bowl) {
        std::cin >> c >> beans;
        const int value = first_before(bowl - c + 1);
        set_last(value, bowl);
        if (beans % 2 == 1) sum ^= value;
    }
    std::cout << (sum != 0 ? "First\n" : "Second\n");
}
