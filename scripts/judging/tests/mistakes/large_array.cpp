// Shows: its arrays, or one request for memory, are too large; the limit is 32768 KiB
// Problem: hdu/1847
#include <cstdio>

int values[100000000];

int main() {
    for (int n; std::scanf("%d", &n) == 1;) {
        values[n] = n % 3;
        std::puts(values[n] ? "Kiki" : "Cici");
    }
}
