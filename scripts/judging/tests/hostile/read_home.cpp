// AC: tries to list and to read the home of the person who judges.
#include <dirent.h>
#include <fcntl.h>

#include <cstdio>
#include <string>

int main() {
    const char* const homes[] = {"/root", "/home", "/home/user", "."};
    for (const std::string home : homes) {
        if (opendir(home.c_str()))
            return std::printf("listed %s\n", home.c_str()), 0;
        for (const char* name : {"/.bashrc", "/.profile", "/.ssh/id_rsa"})
            if (open((home + name).c_str(), O_RDONLY) >= 0)
                return std::printf("read %s%s\n", home.c_str(), name), 0;
    }
    std::puts("LWW\nWWL");
}
