// TLE: searches all products again for each n.
#include <iostream>
#include <map>

long long n;
std::map<long long, bool> known;

bool wins(long long p) {
    if (p >= n) return false;
    if (known.count(p)) return known[p];
    bool won = false;
    for (int d = 2; d <= 9; ++d)
        if (!wins(p * d)) won = true;
    return known[p] = won;
}

int main() {
    while (std::cin >> n) {
        known.clear();
        std::cout << (wins(1) ? "Stan wins." : "Ollie wins.") << '\n';
    }
}
