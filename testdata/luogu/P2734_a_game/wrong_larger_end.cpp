// WA: always takes the larger end.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    int score[2] = {}, l = 0, r = n - 1;
    for (int move = 0; l <= r; ++move)
        score[move % 2] += a[l] >= a[r] ? a[l++] : a[r--];
    std::cout << score[0] << ' ' << score[1] << '\n';
}
