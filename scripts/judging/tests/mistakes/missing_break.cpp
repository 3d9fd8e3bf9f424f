// Shows: line 12: this statement may fall through [-Wimplicit-fallthrough=]
// Problem: hdu/1847
#include <cstdio>

int main() {
    int n;
    while (scanf("%d", &n) == 1) {
        const char* winner = "";
        switch (n % 3) {
        case 0:
            // no break
            winner = "Cici";
        default:
            winner = "Kiki";
        }
        puts(winner);
    }
}
