// Textbook: the Grundy values up to 1000, the mex by a std::set; iostream.
#include <iostream>
#include <set>

int main() {
    int fibonacci[20] = {1, 2}, grundy[1001];
    for (int i = 2; i < 20; ++i)
        fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    for (int x = 0; x <= 1000; ++x) {
        std::set<int> seen;
        for (int i = 0; fibonacci[i] <= x; ++i)
            seen.insert(grundy[x - fibonacci[i]]);
        int mex = 0;
        while (seen.count(mex)) ++mex;
        grundy[x] = mex;
    }
    int m, n, p;
    while (std::cin >> m >> n >> p && (m || n || p)) {
        if (grundy[m] ^ grundy[n] ^ grundy[p])
            std::cout << "Fibo" << std::endl;
        else
            std::cout << "Nacci" << std::endl;
    }
}
