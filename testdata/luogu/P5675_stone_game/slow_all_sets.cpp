// TLE: goes through all sets of the other piles.
#include <iostream>
#include <vector>

std::vector<int> a;

long long count(int i, int named, int sum) {
    if (i == int(a.size())) return sum >= a[named];
    const long long without = count(i + 1, named, sum);
    if (i == named) return without;
    return (without + count(i + 1, named, sum ^ a[i])) % 1000000007;
}

int main() {
    int n;
    std::cin >> n;
    a.resize(n);
    for (int& pile : a) std::cin >> pile;
    long long lost = 0;
    for (int k = 0; k < n; ++k) lost += count(0, k, 0);
    std::cout << lost % 1000000007 << '\n';
}
