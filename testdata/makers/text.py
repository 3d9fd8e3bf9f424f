"""Lines and rows of an input: functions that write, read and draw them."""

import random
from itertools import combinations_with_replacement, product


def line(numbers):
    """Return the numbers (or words) on one line: '3 1 4'."""
    return " ".join(map(str, numbers)) + "\n"


def lines(rows):
    """Return the text of rows, each on a line."""
    return "".join([" ".join(map(str, row)) + "\n" for row in rows])


def column(numbers):
    """Return the text of numbers (or words), each on a line."""
    return "".join([f"{number}\n" for number in numbers])


def headed(row):
    """Return the length of the row on a line, then the row."""
    return f"{len(row)}\n{line(row)}"


def counted(items, write=line):
    """Return the number of items on a line, then the text write(item) of each item."""
    written = [write(item) for item in items]
    return "".join([f"{len(written)}\n", *written])


def counted_column(numbers):
    """Return how many numbers (or words) there are, then each, all on separate lines."""
    numbers = list(numbers)
    return column([len(numbers), *numbers])


def counted_rows(rows):
    """Return the number of rows on a line, then each row with its length."""
    return counted(rows, headed)


def parts(name, items, most, text):
    """Yield cases name_01, name_02, ... with at most `most` items in each."""
    items = list(items)
    for start in range(0, len(items), most):
        yield f"{name}_{start // most + 1:02}", text(items[start : start + most])


def random_cases(random_input, *sizes):
    """Yield a case random_SIZE for each size."""
    for size in sizes:
        yield f"random_{size}", random_input(random.Random(size), size)


def read_count(reader, name, most, least=1):
    """Read a line with the number of items that follow."""
    count = reader.count(name, least, most)
    reader.line_end()
    return count


def read_headed(reader, length, number):
    """Read a row that `headed` wrote; `length` and `number` are (name, low, high)."""
    reader.position()
    count = reader.count(*length)
    reader.line_end()
    name, low, high = number
    row = reader.integers(name, count, low, high)
    reader.line_end()
    return row


def read_rows(reader, name, most, length, number):
    """Read at most `most` rows that `counted_rows` wrote; return them."""
    return [read_headed(reader, length, number) for _ in range(read_count(reader, name, most))]


def read_words(reader, name, most, word, is_valid, expected):
    """Read at most `most` words that `counted_column` wrote.

    `word` is (name, alphabet, shortest, longest). If is_valid(word) is false, the message contains
    `expected`.
    """
    for _ in range(read_count(reader, name, most)):
        reader.position()
        reader.require(is_valid(reader.word(*word)), expected)
        reader.line_end()


def every_row(lengths, numbers):
    """Return every row of these lengths and numbers, also in every other order."""
    return [row for length in lengths for row in product(numbers, repeat=length)]


def every_sorted_row(lengths, numbers):
    """Return every sorted row of these lengths and numbers."""
    return [row for length in lengths for row in combinations_with_replacement(numbers, length)]


def random_row(rng, length, least, most):
    """Return `length` numbers in [least, most].

    They are the same as the numbers of single draws by rng.randint, which is slower.
    """
    return [least + number for number in draws(rng, [most - least + 1] * length)]


def shuffled(rng, items):
    """Return the items in a random order, the same as that of rng.shuffle, which is slower."""
    items = list(items)
    last = len(items)
    for other in draws(rng, range(last, 1, -1)):
        last -= 1
        items[last], items[other] = items[other], items[last]
    return items


def draws(rng, bounds):
    """Yield a number in [0, bound) for each bound, the same as rng.randrange(bound)."""
    draw = rng.getrandbits
    for bound in bounds:
        bits = bound.bit_length()
        number = draw(bits)
        while number >= bound:
            number = draw(bits)
        yield number
