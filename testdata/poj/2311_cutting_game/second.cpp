// The Grundy values of all sheets from the rule, forwards: when a sheet has its
// value, the program adds an option to each sheet that a cut divides into this
// sheet and a part that is not larger.
#include <bitset>
#include <iostream>

constexpr int MOST = 200;

std::bitset<64> options[MOST + 1][MOST + 1];
int grundy[MOST + 1][MOST + 1];

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    for (int w = 2; w <= MOST; ++w)
        for (int h = 2; h <= MOST; ++h) {
            grundy[w][h] = int((~options[w][h])._Find_first());
            for (int i = 2; i <= w && w + i <= MOST; ++i)
                options[w + i][h].set(grundy[w][h] ^ grundy[i][h]);
            for (int i = 2; i <= h && h + i <= MOST; ++i)
                options[w][h + i].set(grundy[w][h] ^ grundy[w][i]);
        }
    int w, h;
    while (std::cin >> w >> h)
        std::cout << (options[w][h].test(0) ? "WIN\n" : "LOSE\n");
}
