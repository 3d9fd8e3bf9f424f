// RE: writes to where nothing is.
int main() {
    int* volatile nothing = nullptr;
    *nothing = 1;
}
