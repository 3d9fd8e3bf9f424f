// RE: writes to where nothing is.
int main() {
    volatile int* volatile nothing = nullptr;
    *nothing = 1;
}
