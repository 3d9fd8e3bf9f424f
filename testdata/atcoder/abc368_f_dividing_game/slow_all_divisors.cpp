// TLE: tries all smaller numbers as divisors, for each number again.
#include <iostream>
#include <vector>

int value(int n) {
    std::vector<bool> seen(32);
    for (int d = 1; d < n; ++d)
        if (n % d == 0) seen[value(d)] = true;
    int mex = 0;
    while (seen[mex]) ++mex;
    return mex;
}

int main() {
    int count, n, nim_sum = 0;
    std::cin >> count;
    while (count-- > 0 && std::cin >> n) nim_sum ^= value(n);
    std::cout << (nim_sum != 0 ? "Anna" : "Bruno") << '\n';
}
