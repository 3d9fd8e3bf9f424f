// Shows: line 9: `sleep` makes the program wait: remove it
// Problem: hdu/1847
#include <unistd.h>

#include <cstdio>

int main() {
    for (int n; std::scanf("%d", &n) == 1;) std::puts(n % 3 ? "Kiki" : "Cici");
    sleep(10);
}
