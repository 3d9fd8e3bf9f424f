// CE: makes the compiler write a message of more than 100 MiB.
#define TEN(x) x x x x x x x x x x
#define TEXT \
    "a message that is repeated again and again until it is far too long, "

static_assert(false, TEN(TEN(TEN(TEN(TEN(TEN(TEXT)))))));
static_assert(false, TEN(TEN(TEN(TEN(TEN(TEN(TEXT)))))));

int main() {}
