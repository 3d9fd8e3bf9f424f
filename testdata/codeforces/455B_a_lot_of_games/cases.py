"""Codeforces 455B - A Lot of Games: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement
from string import ascii_lowercase

from makers.text import column, line, random_cases

EVERY = (
    "every trie of at most two letters at a vertex, up to their names: of words of up to 3 letters for 2 games,"
    " and of up to 2 letters for 1 game"
)

MAX_WORDS, MAX_GAMES, MAX_LETTERS = 10**5, 10**9, 10**5


def validate(reader):
    reader.position()
    count = reader.count("n", 1, MAX_WORDS)
    reader.space()
    reader.integer("k", 1, MAX_GAMES)
    reader.line_end()
    letters = 0
    for _ in range(count):
        letters += len(reader.word("word", ascii_lowercase, 1, MAX_LETTERS))
        reader.require(letters <= MAX_LETTERS, f"at most {MAX_LETTERS} letters in all")
        reader.line_end()


def text(words, games):
    return line([len(words), games]) + column(words)


def tries(depth):
    """Every trie of at most this depth, as its words; a leaf has only the empty word."""
    if depth == 0:
        return [[""]]
    smaller = tries(depth - 1)
    below = [None, *smaller]
    pairs = list(combinations_with_replacement(below, 2))[1:]
    return [[""]] + [
        [letter + word for letter, words in zip("ab", pair) if words for word in words] for pair in pairs
    ]


def labels(words):
    """Can the player who begins a game win it, and can he lose it?"""
    trie = [{}]
    for word in words:
        at = 0
        for letter in word:
            if letter not in trie[at]:
                trie[at][letter] = len(trie)
                trie.append({})
            at = trie[at][letter]
    of = [None] * len(trie)
    for at in reversed(range(len(trie))):
        below = [of[child] for child in trie[at].values()]
        of[at] = (not all(win for win, _ in below), not below or not all(lose for _, lose in below))
    return of[0]


def first_wins(words, games):
    win, lose = labels(words)
    return win and (lose or games % 2 == 1)


def some_words(rng, count, longest):
    """Words with common beginnings: each word is new, or continues a beginning of another."""
    words = []
    letters = rng.sample(ascii_lowercase, rng.randint(2, 4))
    for _ in range(count):
        begin = rng.choice(words) if words and rng.random() < 0.7 else ""
        begin = begin[: rng.randint(0, max(0, min(len(begin), longest - 1)))]
        rest = rng.randint(1, max(1, min(4, longest - len(begin))))
        words.append(begin + "".join(rng.choices(letters, k=rest)))
    return words


def drawn(rng, count, longest, wins):
    """Some words and a number of games with this answer."""
    while True:
        words = some_words(rng, count, longest)
        games = rng.choice((1, 2, 3, rng.randint(1, 9)))
        if first_wins(words, games) == wins:
            return words, games


def random_input(rng, size):
    """One input whose words grow in number and length with size >= 1."""
    return text(*drawn(rng, rng.randint(1, 1 + size), 2 + size // 3, rng.random() < 0.5))


def near(rng, count, longest):
    """Words, and the same words with one of them a letter longer or shorter, so that the winner
    changes."""
    while True:
        words, games = drawn(rng, count, longest, True)
        for place in rng.sample(range(count), count):
            for word in (words[place][:-1], words[place] + "a"):
                other = [*words[:place], word, *words[place + 1 :]]
                if word and not first_wins(other, games):
                    return (words, games), (other, games)


def cases():
    for depth in (1, 2, 3):
        for number, words in enumerate(tries(depth)[1:], 1):
            if max(map(len, words)) == depth:
                yield f"all_{depth}_trie_{number:02}_games_2", text(words, 2)
                if depth < 3:
                    yield f"all_{depth}_trie_{number:02}_games_1", text(words, 1)
    yield from random_cases(random_input, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 60)
    rng = random.Random(455)
    for number, count in enumerate((2, 3, 4, 5, 6, 8, 12, 100, 1000), 1):
        won, lost = near(rng, count, 3 + count // 4)
        yield f"near_{number}_won", text(*won)
        yield f"near_{number}_lost", text(*lost)
    yield from max_cases(rng)


def max_cases(rng):
    """The most words and letters, and the most games."""
    half = MAX_LETTERS // 2
    long = "".join(rng.choices("xyz", k=half))
    yield "max_words", text(rng.choices("ab", k=MAX_WORDS), MAX_GAMES - 1)
    yield "max_word_even", text(["q" * MAX_LETTERS], MAX_GAMES)
    yield "max_word_odd", text(["q" * (MAX_LETTERS - 1), "q"], MAX_GAMES - 1)
    yield "max_two_words", text([long, long[:-1] + "a"], MAX_GAMES - 1)
    yield "max_late_branching", text([long[:-7], long[:-9] + "ab"], MAX_GAMES)
    steps = [long[:length] + "a" for length in range(440)]
    yield "max_steps", text(steps, MAX_GAMES)
    short = ["".join(rng.choices("abcdefghijklmnopqrstuvwxyz", k=4)) for _ in range(MAX_LETTERS // 4)]
    yield "max_short_words", text(short, MAX_GAMES - 1)
