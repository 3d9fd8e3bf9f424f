// Shows: line 9: one line too many: the last line repeats after the end of the input
// Problem: hdu/1527
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    long long a, b;
    while (!cin.eof()) {
        cin >> a >> b;
        long long low = min(a, b), k = max(a, b) - low;
        cout << (low != (long long)(k * ((1 + sqrtl(5.0L)) / 2))) << '\n';
    }
}
