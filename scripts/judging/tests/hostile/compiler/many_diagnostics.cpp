// CE: makes the compiler write messages without end.
#define TEN(x) x x x x x x x x x x

TEN(TEN(TEN(TEN(TEN(static_assert(false, "again");)))))

int main() {}
