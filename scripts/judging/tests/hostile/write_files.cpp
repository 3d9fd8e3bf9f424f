// AC: tries to write to folders that many programs may write to.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <string>

int main() {
    const char* const folders[] = {"/tmp", "/var/tmp", "/dev/shm", "/root",
                                   "/",    ".",        ".."};
    for (const std::string folder : folders) {
        const std::string path = folder + "/written_by_a_hostile_program";
        if (open(path.c_str(), O_WRONLY | O_CREAT, 0600) >= 0)
            return std::printf("wrote %s\n", path.c_str()), 0;
        if (open(folder.c_str(), O_WRONLY | O_TMPFILE, 0600) >= 0)
            return std::printf("wrote in %s\n", folder.c_str()), 0;
        if (mkdir(path.c_str(), 0700) == 0)
            return std::printf("made %s\n", path.c_str()), 0;
        if (symlink("/etc/passwd", path.c_str()) == 0)
            return std::printf("linked %s\n", path.c_str()), 0;
    }
    std::puts("LWW\nWWL");
}
