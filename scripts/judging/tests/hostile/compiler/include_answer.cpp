// CE: includes an answer of the repository, which the messages would quote.
#include "../../../../testdata/hdu/1536_s_nim/sample_1.ans"
#include "testdata/hdu/1536_s_nim/sample_1.ans"

int main() {}
