// Shows: still printing after the end of the input; first difference: on 
// Problem: hdu/1847
#include <iostream>
using namespace std;

int main() {
    int n;
    while (true) {
        cin >> n;
        cout << (n % 3 ? "Kiki" : "Cici") << endl;
    }
}
