"""AtCoder arc087_c - Prefix-free Game: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement

from makers.nim import nim_sum
from makers.text import column, line, random_cases, shuffled

EVERY = "every good set for L up to 3, once for all exchanges of 0 and 1 at vertices of its trie"

MAX_WORDS, MAX_LENGTH, MAX_LETTERS = 7728, 10**18, 10**5


def validate(reader):
    reader.position()
    count = reader.count("N", 1, MAX_WORDS)
    reader.space()
    longest = reader.integer("L", 1, MAX_LENGTH)
    reader.line_end()
    words = []
    for _ in range(count):
        words.append(reader.word("word", "01", 1, MAX_LETTERS))
        reader.require(len(words[-1]) <= longest, f"at most {longest} letters")
        reader.line_end()
    reader.require(sum(map(len, words)) <= MAX_LETTERS, f"at most {MAX_LETTERS} letters in all")
    in_order = sorted(words)
    good = all(not b.startswith(a) for a, b in zip(in_order, in_order[1:]))
    reader.require(good, "words none of which is the beginning of another")


def text(words, longest):
    return line([len(words), longest]) + column(words)


def position(L):
    """One free tree of L levels."""
    return text(["0"], L)


def sets(depth):
    """Every good set of words of up to `depth` letters without the empty word, once for all
    exchanges of letters."""
    below = [None, [""], *(sets(depth - 1) if depth > 1 else [])]
    return [
        [letter + word for letter, words in zip("01", pair) if words for word in words]
        for pair in list(combinations_with_replacement(below, 2))[1:]
    ]


def free_trees(words, longest):
    """The free subtrees: the letters on the path to each, and its number of levels."""
    inner = {word[:length] for word in words for length in range(len(word))}
    vertices = inner | {*words}
    return [
        (begin + letter, longest - len(begin))
        for begin in sorted(inner)
        for letter in "01"
        if begin + letter not in vertices
    ]


def value(levels):
    return levels & -levels


def alice_wins(words, longest):
    return nim_sum(value(levels) for _, levels in free_trees(words, longest)) > 0


def gray_inverse(code):
    number = 0
    while code:
        number ^= code
        code >>= 1
    return number


def completed(rng, words, longest, letters):
    """The set after a winning move by a word of up to `letters` letters; None if there is none."""
    trees = free_trees(words, longest)
    whole = nim_sum(value(levels) for _, levels in trees)
    for begin, levels in shuffled(rng, trees):
        wanted = value(levels) ^ whole
        if wanted < value(levels):
            below = levels - 1 - gray_inverse(levels - 1 ^ (levels - 1) >> 1 ^ wanted)
            if len(begin) + below <= letters:
                return [*words, begin + "".join(rng.choices("01", k=below))]
    return None


def some_words(rng, count, letters):
    """A good set of up to `count` words."""
    words = set()
    for _ in range(count):
        word = "".join(rng.choices("01", k=rng.randint(1, letters)))
        if not any(word.startswith(other) or other.startswith(word) for other in words):
            words.add(word)
    return shuffled(rng, sorted(words))


def random_length(rng, words, most):
    """A random L that the words allow; sometimes divisible by a high power of two."""
    least = max(map(len, words))
    longest = rng.randint(least, max(least, most))
    if rng.random() < 0.3:
        power = 2 ** rng.randint(0, longest.bit_length() - 1)
        longest = max(least, longest // power * power + rng.randint(0, 3))
    return min(longest, MAX_LENGTH)


def near(rng, count, letters, most):
    """A lost set, and a set one move before it."""
    while True:
        words = some_words(rng, count, letters)
        longest = random_length(rng, words, most)
        if lost := completed(rng, words, longest, letters + 60):
            return words, lost, longest


def random_input(rng, size):
    """One input whose words grow in number and length with size >= 1; every second one is lost."""
    words, lost, longest = near(rng, 1 + size, 2 + size // 4, 2 + size**4 // 30)
    return text(lost if rng.random() < 0.5 else words, longest)


def cases():
    for depth in (1, 2, 3):
        for number, words in enumerate(sets(depth), 1):
            yield f"all_{depth}_set_{number:02}", text(words, depth)
    yield from random_cases(random_input, 1, 2, 3, 4, 6, 8, 12, 16, 24, 40, 60, 100)
    rng = random.Random(87)
    kinds = ((2, 3, 4), (3, 4, 6), (5, 5, 9), (9, 9, 40), (20, 20, 1000), (90, 30, MAX_LENGTH), (300, 60, MAX_LENGTH))
    for number, kind in enumerate(kinds, 1):
        before, lost, longest = near(rng, *kind)
        yield f"near_{number}_won", text(before, longest)
        yield f"near_{number}_lost", text(shuffled(rng, lost), longest)
    yield from max_cases(rng)


def max_cases(rng):
    """The most words and letters, and the greatest lengths."""
    words = [f"{number:012b}" for number in range(4096)]
    most = [*words[3632:], *(word + letter for word in words[:3632] for letter in "01")]
    yield "max_words", text(shuffled(rng, most[:MAX_WORDS]), MAX_LENGTH)
    yield "max_words_cancel", text(words, MAX_LENGTH)
    yield "max_word", text(["".join(rng.choices("01", k=MAX_LETTERS))], MAX_LENGTH)
    yield "max_word_all_used", text(["1" * MAX_LETTERS], MAX_LETTERS)
    half = "".join(rng.choices("01", k=MAX_LETTERS // 2 - 1))
    yield "max_two_words", text([half + "0", half + "1"], 2**59)
    yield "max_opposite_words", text(["0" * (MAX_LETTERS // 2), "1" * (MAX_LETTERS // 2)], MAX_LENGTH)
    yield "max_steps", text(["1" * length + "0" for length in range(446)], MAX_LENGTH)
    yield "max_power", text(["0", "10"], 2**59 + 1)
    yield "max_power_alone", text(["0"], 2**59)
    yield "max_powers_cancel", text(["00", "10"], 2**59 + 1)
