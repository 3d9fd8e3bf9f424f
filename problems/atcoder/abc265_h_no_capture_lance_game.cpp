// AtCoder abc265_h - No-capture Lance Game
// https://atcoder.jp/contests/abc265/tasks/abc265_h
// Game:      H rows of W cells, each with a piece of First's and a piece of
//            Second's. In turn each moves one of their own pieces over one or
//            more empty cells: First to the left, Second to the right. The
//            player who cannot move loses; First begins. Print how many of the
//            (W (W - 1))^H placements First wins, modulo 998244353.
// Idea:      If First's piece is on the right, the gap between the pieces is a
//            Nim pile. Otherwise First is i - j moves ahead, with i free cells
//            on the left and j on the right: his lead. Let x be the sum of the
//            leads, and g the nim-sum of the gaps. First wins iff x > 0, or
//            x = 0 and g != 0. Let `level` placements have x = 0, and `lost` of
//            them also g = 0. By symmetry he wins (all + level) / 2 - lost.
//            `level` is a coefficient of a power, read off by roots of unity;
//            g = 0 is counted by a Walsh-Hadamard transform (lesson 20).
//            H = 1, W = 3: leads -1 0 1, gaps 0 0 1: (6 + 4) / 2 - 3 = 2.
// Proof:     lesson 23, numbers beside piles
// Limits:    1 <= H <= 8000, 2 <= W <= 30
// Time:      O(32 H W log H)
// Beware:    wrong_sixteen_signs.cpp: gaps of 16 to 28 have a fifth place.
// Topics:    partizan-game, counting-positions
// Lesson:    23
// Standard:  C++17
#include <iostream>
#include <vector>

const int MODULUS = 998244353;  // 3 is a primitive root
const int NIM_SUMS = 32;        // of gaps up to 28

// snippet: walsh_hadamard
// Replaces numbers[v] by the sum of all numbers[x] modulo p, each with a minus
// sign if x and v have an odd number of ones in common.
inline void walsh_hadamard(std::vector<int>& numbers, int p) {
    const int n = int(numbers.size());  // a power of two
    for (int place = 1; place < n; place *= 2)
        for (int x = 0; x < n; ++x) {
            if (x & place) continue;
            const int a = numbers[x], b = numbers[x | place];
            numbers[x] = (a + b) % p;
            numbers[x | place] = (a + p - b) % p;
        }
}
// end snippet

long long power(long long base, int exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % MODULUS;
        base = base * base % MODULUS;
    }
    return result;
}

long long inverse(long long number) { return power(number, MODULUS - 2); }

int main() {
    int h, w;
    std::cin >> h >> w;
    std::vector<int> leads(2 * w - 3), gaps(NIM_SUMS);
    for (int first = 0; first < w; ++first) {
        for (int second = first + 1; second < w; ++second)
            ++leads[first + second - 1];  // the lead, plus w - 2
        for (int second = 0; second < first; ++second)
            ++gaps[first - second - 1];
    }
    walsh_hadamard(gaps, MODULUS);
    int n = 1;
    while (n <= h * (w - 2)) n *= 2;
    const long long generator = power(3, (MODULUS - 1) / n);
    long long level = 0, lost = 0, root = 1;
    for (int i = 0; i < n; ++i) {
        long long leads_sum = 0;  // the sum of root^lead
        for (const int count : leads)
            leads_sum = (leads_sum * root + count) % MODULUS;
        leads_sum = leads_sum * power(root, n - (w - 2)) % MODULUS;
        for (int v = 0; v < NIM_SUMS; ++v) {
            const long long all_rows = power(leads_sum + gaps[v], h);
            if (v == 0) level += all_rows;
            lost += all_rows;
        }
        root = root * generator % MODULUS;
    }
    level = level % MODULUS * inverse(n) % MODULUS;
    lost = lost % MODULUS * inverse(n) % MODULUS * inverse(NIM_SUMS) % MODULUS;
    const long long all = power(w * (w - 1), h);
    const long long half = (all + level) * inverse(2) % MODULUS;
    std::cout << (half + MODULUS - lost) % MODULUS << '\n';
    return 0;
}
