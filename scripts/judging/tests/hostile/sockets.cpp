// AC: tries to open sockets of every kind.
#include <sys/socket.h>

#include <cstdio>
#include <initializer_list>

int main() {
    for (const int family : {AF_INET, AF_INET6, AF_UNIX, AF_NETLINK, AF_PACKET})
        for (const int type : {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW})
            if (socket(family, type, 0) >= 0)
                return std::printf("opened a socket %d %d\n", family, type), 0;
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0)
        return std::puts("opened a pair of sockets"), 0;
    std::puts("LWW\nWWL");
}
