// RE: the table ends at the value n, but the numbers may be larger.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<int> a(n), last_asked(n + 2);
    for (int& value : a) std::cin >> value;
    for (int question = 1, l, r; question <= m; ++question) {
        std::cin >> l >> r;
        for (int i = l - 1; i < r; ++i) last_asked.at(a[i]) = question;
        int mex = 0;
        while (last_asked[mex] == question) ++mex;
        std::cout << mex << '\n';
    }
}
