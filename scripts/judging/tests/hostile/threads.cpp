// AC: tries to start threads.
#include <pthread.h>

#include <cstdio>

void* work(void*) {
    while (true) {
    }
}

int main() {
    for (int i = 0; i < 100; ++i) {
        pthread_t thread;
        if (pthread_create(&thread, nullptr, work, nullptr) == 0)
            return std::puts("started a thread"), 0;
    }
    std::puts("LWW\nWWL");
}
