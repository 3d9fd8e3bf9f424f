// FILL IN: the method in one sentence. It must be fast enough for the largest inputs.
#include <iostream>

int main() {
    // FILL IN: the method; it must not use an idea of the solution
}
