// WA: moves a bean by exactly C bowls, not by 1 to C.
#include <iostream>

int value[100000];

int main() {
    int n, c, beans, sum = 0;
    std::cin >> n;
    for (int bowl = 1; bowl < n; ++bowl) {
        std::cin >> c >> beans;
        value[bowl] = !value[bowl - c];
        if (beans % 2 == 1) sum ^= value[bowl];
    }
    std::cout << (sum != 0 ? "First\n" : "Second\n");
}
