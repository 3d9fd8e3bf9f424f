"""HDU 1079 - Calendar Game: the input grammar and the generated cases."""

import calendar
import datetime
import random

from makers.text import counted, random_cases, read_count, shuffled

EVERY = "every date from 1 January 1900 to 4 November 2001"

FIRST, TARGET = datetime.date(1900, 1, 1), datetime.date(2001, 11, 4)
DAYS = (TARGET - FIRST).days


def validate(reader):
    dates = read_count(reader, "T", None)
    years = "year", FIRST.year, TARGET.year
    reader.rows(dates, years, ("month", 1, 12), ("day", 1, 31), demand=demand)


def demand(year, month, day):
    last = calendar.mdays[month] + (month == 2 and calendar.isleap(year))
    if day > last:
        return f"a day in [1, {last}]"
    if (year, month, day) > (TARGET.year, TARGET.month, TARGET.day):
        return f"a date up to {TARGET}"
    return None


def text(dates):
    return counted((date.year, date.month, date.day) for date in dates)


def date_at(days):
    """The date that is `days` before the target."""
    return TARGET - datetime.timedelta(days)


def is_lost(date):
    is_late = date.day == 30 and date.month in (9, 11)
    return (date.month + date.day) % 2 == 1 and not is_late


def day_before(date):
    return date - datetime.timedelta(1)


def month_before(date):
    """The same day of the last month; None if there is no such date."""
    year, month = (date.year, date.month - 1) if date.month > 1 else (date.year - 1, 12)
    try:
        return datetime.date(year, month, date.day)
    except ValueError:
        return None


def near_lost(rng, days, count):
    """Half lost dates at most `days` before the target, half one move before one."""
    lost = []
    while len(lost) < count:
        date = date_at(rng.randint(0, days))
        if is_lost(date):
            lost.append(date)
    before = []
    for index, date in enumerate(lost):
        earlier = (month_before(date) if index % 2 else None) or day_before(date)
        if earlier >= FIRST:
            before.append(earlier)
    return shuffled(rng, lost + before)


def random_input(rng, size):
    """One input of dates. The number of dates and their distance from the target grow with size >=
    1."""
    days = min(DAYS, 4 * size * size)
    return text([date_at(rng.randint(0, days)) for _ in range(rng.randint(1, 1 + 3 * size))])


def cases():
    every = [date_at(days) for days in range(DAYS, -1, -1)]
    yield "all_dates", text(every)
    yield from random_cases(random_input, 5, 20, 100)
    rng = random.Random(1079)
    yield "near_small", text(near_lost(rng, 400, 200))
    yield "near_large", text(near_lost(rng, DAYS, 1000))
    yield "max_dates", text(rng.sample(every * 3, 3 * len(every)))
    yield "max_days", text([FIRST])
