// CE: includes itself twice, and each copy does the same.
#include __FILE__
#include __FILE__

int main() {}
