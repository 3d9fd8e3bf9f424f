"""Why a program is wrong: its cause, a small failing input, and what other compilers say."""
