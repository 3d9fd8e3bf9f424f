// Shows: line 9: `std::thread` starts a thread, and programs must not start threads here
// Problem: hdu/1847
#include <cstdio>
#include <thread>

int main() {
    for (int n; std::scanf("%d", &n) == 1;) {
        bool lost = false;
        std::thread([&] { lost = n % 3 == 0; }).join();
        std::puts(lost ? "Cici" : "Kiki");
    }
}
