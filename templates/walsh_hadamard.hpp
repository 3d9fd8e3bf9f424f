// Walsh-Hadamard transform: counts of nim-sums as products.
//
// Given:     numbers a[x] modulo p for x = 0..n-1, n a power of two.
// Computes:  in place, for each v the sum of s(x, v) a[x] over all x, where the
//            sign s(x, v) is - if x and v have an odd number of ones in common,
//            else +.
// Use:       let (a * b)[x] be the sum of a[u] b[w] over all u ^ w = x. Each
//            number of the transform of a * b is the product of the numbers of
//            the transforms of a and b. Transforming twice multiplies each
//            number by n: to go back, transform again and divide by n.
//            Why: u ^ w has in each place as many ones as u and w, modulo 2.
//            So s(u ^ w, v) = s(u, v) s(w, v), and the sum for a * b is a
//            product of two sums. The second transform multiplies a[u] by the
//            sum of s(u, v) s(v, x) = s(u ^ x, v) over all v. For u = x this
//            is n. For any other u choose a place where u ^ x has a 1:
//            flipping this place of v flips the sign, so the sum is 0.
//            The program goes through the places one by one: a pair of numbers
//            a, b whose indices differ in this place only becomes a + b, a - b.
// Not for:   convolutions over u + w, u & w or u | w; p = 2, because the way
//            back needs an inverse of n modulo p.
// Requires:  the size is a power of two, 0 <= a[x] < p, 2 p fits an int.
// Time:      O(n log n)
// Memory:    O(1)
// Standard:  C++98
// Source:    J. L. Walsh, A closed set of normal orthogonal functions, American
//            Journal of Mathematics 45 (1923), 5-24
#pragma once

#include <vector>

// snippet: walsh_hadamard
// Replaces numbers[v] by the sum of all numbers[x] modulo p, each with a minus
// sign if x and v have an odd number of ones in common.
inline void walsh_hadamard(std::vector<int>& numbers, int p) {
    const int n = int(numbers.size());  // a power of two
    for (int place = 1; place < n; place *= 2)
        for (int x = 0; x < n; ++x) {
            if (x & place) continue;
            const int a = numbers[x], b = numbers[x | place];
            numbers[x] = (a + b) % p;
            numbers[x | place] = (a + p - b) % p;
        }
}
// end snippet
