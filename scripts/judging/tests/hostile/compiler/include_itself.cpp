// CE: includes itself twice, and each copy does the same.
#include "include_itself.cpp"

int main() {}
