// RE: writes to the address 0.
int main() {
    volatile int* volatile nothing = nullptr;
    *nothing = 1;
}
