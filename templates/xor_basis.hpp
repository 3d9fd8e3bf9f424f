// Xor basis: which numbers are the xor of others.
//
// Given:     numbers, one after the other.
// Computes:  insert_independent(number, basis): whether the number is not the
//            xor of some of those that were inserted before it; if so, what is
//            left of it joins the basis. 0 is the xor of none, and so are equal
//            numbers of each other.
//            reduced(number, basis): 0 iff the number is the xor of some of
//            those that were inserted.
//            Why: a basis number has a 1 in its leading place, the highest one
//            where it has a 1. What joins the basis was reduced first, so it
//            has 0 in the leading places of all before it. min(x, x ^ b) clears
//            the leading place of b in x, and later ones do not bring it back:
//            in the end x has 0 in every leading place. The xor of some basis
//            numbers has a 1 in the leading place of the first of them. So a
//            number that they make is left as 0, and any other is not.
// Use:       start with an empty basis. Its size is the rank r; 2^r numbers are
//            an xor of some of the inserted ones. Piles of Nim among which
//            nobody can choose some with nim-sum 0 are those that all insert.
// Requires:  numbers >= 0; Integer is int or long long. Nothing else may be put
//            into the basis.
// Time:      O(r) per number, and r is at most the number of binary places
// Memory:    O(r)
// Standard:  C++98
// Source:    Gaussian elimination over the field of two elements
#pragma once

#include <algorithm>
#include <cassert>
#include <vector>

// snippet: xor_basis
// What is left of the number when the basis has cleared its leading places.
template <class Integer>
Integer reduced(Integer number, const std::vector<Integer>& basis) {
    assert(number >= 0);
    for (int i = 0; i < int(basis.size()); ++i)
        number = std::min(number, number ^ basis[i]);
    return number;
}

// Is the number no xor of those inserted before? If so, it is inserted.
template <class Integer>
bool insert_independent(Integer number, std::vector<Integer>& basis) {
    number = reduced(number, basis);
    if (number == 0) return false;
    basis.push_back(number);
    return true;
}
// end snippet
