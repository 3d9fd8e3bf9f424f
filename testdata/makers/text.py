"""Lines and rows of an input: functions that write, read and draw them."""

import random
from itertools import combinations_with_replacement, product
from struct import unpack


def line(numbers):
    """The numbers (or words) on one line: '3 1 4'."""
    return " ".join(map(str, numbers)) + "\n"


def lines(rows):
    """Each row on a line."""
    return "".join([" ".join(map(str, row)) + "\n" for row in rows])


def column(numbers):
    """Each number (or word) on a line."""
    return "".join([f"{number}\n" for number in numbers])


def headed(row):
    """The length of the row on a line, then the row."""
    return f"{len(row)}\n{line(row)}"


def counted(items, write=line):
    """The number of items on a line, then each item as `write` writes it."""
    written = [write(item) for item in items]
    return "".join([f"{len(written)}\n", *written])


def counted_column(numbers):
    """The number of numbers (or words) on a line, then each on a line."""
    numbers = list(numbers)
    return column([len(numbers), *numbers])


def counted_rows(rows):
    """The number of rows on a line, then each row with its length."""
    return counted(rows, headed)


def parts(name, items, most, text):
    """Cases name_01, name_02, ... of at most `most` of the items each."""
    items = list(items)
    for start in range(0, len(items), most):
        yield f"{name}_{start // most + 1:02}", text(items[start : start + most])


def random_cases(random_input, *sizes):
    """The case random_SIZE of each size."""
    for size in sizes:
        yield f"random_{size}", random_input(random.Random(size), size)


def read_count(reader, name, most, least=1):
    """Reads a line with the number of items that follow."""
    count = reader.count(name, least, most)
    reader.line_end()
    return count


def read_headed(reader, length, number):
    """Reads a row that `headed` wrote; `length` and `number` are (name, low, high)."""
    reader.position()
    count = reader.count(*length)
    reader.line_end()
    name, low, high = number
    row = reader.integers(name, count, low, high)
    reader.line_end()
    return row


def read_rows(reader, name, most, length, number):
    """Reads what `counted_rows` wrote: at most `most` rows."""
    return [read_headed(reader, length, number) for _ in range(read_count(reader, name, most))]


def read_words(reader, name, most, word, is_valid, expected):
    """Reads what `counted_column` wrote: at most `most` words, each (name, alphabet, shortest,
    longest) and valid, as expected."""
    for _ in range(read_count(reader, name, most)):
        reader.position()
        reader.require(is_valid(reader.word(*word)), expected)
        reader.line_end()


def every_row(lengths, numbers):
    """Every row of these lengths and numbers, in every order."""
    return [row for length in lengths for row in product(numbers, repeat=length)]


def every_sorted_row(lengths, numbers):
    """Every row of these lengths and numbers, in one order."""
    return [row for length in lengths for row in combinations_with_replacement(numbers, length)]


def random_row(rng, length, least, most):
    """`length` numbers in [least, most].

    Many numbers come from one draw; they are the same as from single draws.
    """
    numbers = most - least + 1
    if length < 1000 or numbers >= 2**32:
        return [rng.randint(least, most) for _ in range(length)]
    row, shift = [], 32 - numbers.bit_length()
    while len(row) < length:
        missing = length - len(row)
        words = unpack(
            f"<{missing}I", rng.getrandbits(32 * missing).to_bytes(4 * missing, "little")
        )
        row += [least + (word >> shift) for word in words if word >> shift < numbers]
    return row


def shuffled(rng, items):
    """The items in a random order."""
    items = list(items)
    rng.shuffle(items)
    return items
