// OLE: writes files of 1 MiB to its folder, removes some, and keeps all open.
#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

int main() {
    static char block[1 << 20];
    for (int number = 0;; ++number) {
        const std::string name =
            std::getenv("TMPDIR") + ("/" + std::to_string(number));
        const int file = open(name.c_str(), O_WRONLY | O_CREAT, 0600);
        if (write(file, block, sizeof block) < 0) close(file);
        if (number % 2) unlink(name.c_str());
        if (number % 25 == 0)
            for (int old = 3; old < 100; ++old) close(old);
    }
}
