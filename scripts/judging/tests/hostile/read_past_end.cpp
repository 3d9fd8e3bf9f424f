// TLE: reads on forever after the end of the input.
#include <cstdio>

int main() {
    int number;
    while (std::scanf("%d", &number) != 0) {
    }
}
