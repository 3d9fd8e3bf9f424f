// TLE: keeps the lost heaps in a set.
#include <iostream>
#include <set>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> p(k);
    for (int& x : p) std::cin >> x;
    std::set<int> lost = {0};
    std::string s;
    for (int i = 1; i <= n; i++) {
        bool won = false;
        for (int x : p)
            if (lost.count(i - x)) won = true;
        if (!won) lost.insert(i);
        s += won ? 'W' : 'L';
    }
    std::cout << s << '\n';
}
