// AC: tries to read the answers, its own source and the repository.
#include <fstream>
#include <iostream>
#include <string>

int main() {
    const char* const files[] = {
        "testdata/hdu/1536_s_nim/sample_1.ans",
        "testdata/hdu/1536_s_nim/edge_unsorted_set.ans",
        "testdata/hdu/1536_s_nim/second.cpp", "problems/hdu/1536_s_nim.cpp",
        __FILE__};
    for (const std::string up : {"", "../", "../../", "../../../"})
        for (const char* file : files)
            if (std::ifstream(up + file))
                return std::cout << "read " << up + file << '\n', 0;
    std::cout << "LWW\nWWL\n";
}
