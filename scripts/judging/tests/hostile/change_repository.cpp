// AC: tries to change, rename and remove files of the repository.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <string>

int changed(const char* how) { return std::printf("%s a file\n", how), 0; }

int main() {
    for (const std::string up : {"", "../", "../../", "../../../"}) {
        const std::string answer = up + "testdata/hdu/1536_s_nim/sample_1.ans";
        const char* path = answer.c_str();
        if (open(path, O_RDWR) >= 0) return changed("opened");
        if (truncate(path, 8) == 0) return changed("truncated");
        if (chmod(path, 0644) == 0) return changed("chmodded");
        if (link(path, (answer + "2").c_str()) == 0) return changed("linked");
        if (rename(path, path) == 0) return changed("renamed");
        if (rmdir((up + "build").c_str()) == 0) return changed("removed");
    }
    std::puts("LWW\nWWL");
}
