// CE: includes a file of the system, which the messages would quote.
#include "/etc/passwd"

int main() {}
