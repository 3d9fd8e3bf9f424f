// Walsh-Hadamard transform: counts of nim-sums as products.
//
// Given:     numbers a[x] modulo p for x = 0..n-1, n a power of two.
// Computes:  in place, for each v the sum of a[x], with a sign - for each place
//            where both x and v have a 1.
// Use:       let (a * b)[x] be the sum of a[u] b[w] over all u ^ w = x. The
//            transform of a * b is the product, value by value, of those of a
//            and b. Twice the transform is n times the numbers: to go back,
//            transform and divide by n.
//            Why: write s(x, v) for the sign. u ^ w has in each place as many
//            ones as u and w, modulo 2, so s(u ^ w, v) = s(u, v) s(w, v), and
//            the sum splits into a product. Going twice from u to x collects
//            s(u, v) s(v, x) = s(u ^ x, v) over all v: n if u = x, else as many
//            + as -, as flipping a place of v where u ^ x has a 1 flips it.
//            One step for each place makes a + b and a - b of each two numbers
//            that differ in this place only.
// Requires:  the size is a power of two, 0 <= a[x] < p, 2 p fits an int.
// Time:      O(n log n)
// Memory:    O(1)
// Standard:  C++98
// Source:    J. L. Walsh, A closed set of normal orthogonal functions, American
//            Journal of Mathematics 45 (1923), 5-24
#pragma once

#include <cassert>
#include <vector>

// snippet: walsh_hadamard
// Each number becomes the sum of all, with signs, modulo p.
inline void walsh_hadamard(std::vector<int>& numbers, int p) {
    const int n = int(numbers.size());
    assert(n > 0 && (n & (n - 1)) == 0);
    for (int place = 1; place < n; place *= 2)
        for (int x = 0; x < n; ++x) {
            if (x & place) continue;
            const int a = numbers[x], b = numbers[x | place];
            assert(0 <= a && a < p && 0 <= b && b < p);
            numbers[x] = (a + b) % p;
            numbers[x | place] = (a + p - b) % p;
        }
}
// end snippet
