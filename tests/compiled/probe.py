"""Ordinary typed functions, and arguments for them: compiled they must return the same, or raise OverflowError."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

INTS: Final = (
    0,
    1,
    -1,
    2,
    -3,
    7,
    31,
    62,
    63,
    64,
    -64,
    100,
    255,
    2**31,
    -(2**31),
    2**53 + 1,
    2**62,
    2**63 - 1,
    -(2**63),
)
SETS: Final = (0, 1, 2, 5, 255, 2**63 - 1, 2**63, 2**64, 2**64 - 1, 2**127 + 9, 2**200 + 2**64 + 3, 2**255, 2**256 - 1)
FLOATS: Final = (0.0, -0.0, 1.0, -1.0, 0.1, -2.5, 7.0, 1e-300, 1e300, 9007199254740993.0, math.inf, -math.inf, math.nan)
BOOLS: Final = (False, True)
COUNTS: Final = (0, 1, 2, 5, 61, 62, 63, 64, 65, 128, 255, 256, 300, -1)
BEYOND: Final = {
    "int": (2**63, -(2**63) - 1, 2**70),
    "Cells": (-1, 2**256),
    "float": (2**53 + 1, -(2**53) - 1, 2**70, 3),  # ints: Python keeps them
    "bool": (),
}
"""What the types cannot hold, given one at a time."""
VALUES: Final[dict[str, tuple[Any, ...]]] = {"int": INTS, "Cells": SETS, "float": FLOATS, "bool": BOOLS}

LOOPS: Final = ("cells_in_order", "cell_weights", "within", "flooded")
"""Endless in Python with a negative set."""
INT_OPERATORS: Final = ("+", "-", "*", "//", "%", "/", "&", "|", "^")
SHIFTS: Final = ("<<", ">>", "**")
COMPARED: Final = ("<", "<=", "==", "!=", ">=", ">")

HEAD: Final = '''"""Functions of the probe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from farshore.core.cells import Cells, bits

Near: TypeAlias = tuple[int, int]
LIMIT = 1000


@dataclass(order=True)
class Entry:
    key: int
    weight: float = 0.5


@dataclass(slots=True)
class Counter:
    count: int
    cells: Cells
    share: float
'''

WRITTEN: Final = """
def factorial(n: int) -> int:
    found = 1
    for each in range(2, n + 1):
        found *= each
    return found

def power_of_two(n: int) -> int:
    return 2**n * 2**n

def fibonacci(n: int) -> int:
    one, two = 0, 1
    while n > 0:
        one, two, n = two, one + two, n - 1
    return one

def by_recursion(n: int) -> int:
    return n if n < 2 else by_recursion(n - 1) + 1

def is_even(n: int) -> bool:
    return True if n == 0 else is_odd(n - 1) if n > 0 else is_odd(n + 1)

def is_odd(n: int) -> bool:
    return False if n == 0 else is_even(n - 1) if n > 0 else is_even(n + 1)

def common_divisor(a: int, b: int) -> int:
    while b:
        a, b = b, a % b
    return a

def hashed(a: int, b: int) -> int:
    return (a * 31 + b * 17 << 3) & 0xFFFF

def hashed_widely(a: int, b: int) -> int:
    return a * 31 + b & -8

def negated(a: int) -> int:
    return -a

def distance(a: int, b: int) -> int:
    return abs(a - b)

def sign(a: int) -> int:
    return (a > 0) - (a < 0)

def mean(a: int, b: int) -> float:
    return (a + b) / 2

def share(a: int, b: int) -> float:
    return a / b

def rounded(x: float) -> int:
    return int(x)

def halves(x: float) -> int:
    return int(x * 2) // 2

def as_float(a: int) -> float:
    return a

def scaled(a: int, x: float) -> float:
    return a * x + a

def larger(a: int, x: float) -> float:
    return max(a, x)

def smaller(a: int, b: int) -> int:
    return min(a, b, 40)

def larger_set(a: Cells, b: Cells) -> Cells:
    return max(a, b)

def clamped(a: int, b: int) -> int:
    return min(max(a, -5), b)

def is_below(a: int, x: float) -> bool:
    return a < x

def ordered(a: int, b: int, c: int) -> bool:
    return a < b <= c

def total_of_shifts(n: int) -> int:
    return sum(1 << each for each in range(n))

def set_of_shifts(n: int) -> Cells:
    found: Cells = 0
    for each in range(n):
        found |= 1 << each
    return found

def shifted_one(n: int) -> Cells:
    return 1 << n

def shifted_pair(n: int) -> tuple[int, int]:
    return 1 << n, (1 << n) - 1

def last_before(n: int) -> Cells:
    return (1 << n) - 1

def complement(a: Cells) -> Cells:
    return ~a

def without(a: Cells, b: Cells) -> Cells:
    return a & ~b

def without_first(a: Cells, b: Cells) -> Cells:
    return ~b & a

def lowest(a: Cells) -> Cells:
    return a & -a

def all_but_lowest(a: Cells) -> Cells:
    return a & a - 1

def spread(a: Cells, b: Cells) -> Cells:
    return (a << 1 | a >> 1 | a << 9 | a >> 9) & b

def grown(a: Cells, b: Cells) -> Cells:
    right, left = a << 1, a >> 1
    return (left | right | (a | right) << 3 | (a | left) >> 3) & b

def filled(a: Cells, b: Cells) -> Cells:
    return (a + b) & b ^ b

def borrowed(a: Cells, b: Cells) -> Cells:
    return (a - b) & 255

def chosen(a: Cells, b: Cells, n: int) -> Cells:
    return a << n if n > 3 else b

def flooded(a: Cells, b: Cells) -> Cells:
    reached, before = a & b, 0
    while reached != before:
        before = reached
        reached |= (reached << 1 | reached >> 1) & b
    return reached

def count_cells(a: Cells) -> tuple[int, int, bool]:
    return a.bit_count(), a.bit_length(), not a

def count_bits(a: int) -> tuple[int, int, bool]:
    return a.bit_count(), a.bit_length(), not a

def cells_in_order(a: Cells) -> list[int]:
    return [cell for cell in bits(a)]

def cell_weights(a: Cells) -> int:
    found = 0
    for cell in bits(a):
        found += cell * cell
    return found

def set_to_int(a: Cells) -> int:
    return a

def int_to_set(a: int) -> Cells:
    return a

def set_and_int(a: Cells, n: int) -> Cells:
    return a & n

def set_below(a: Cells, n: int) -> bool:
    return a < n

def set_is(a: Cells, n: int) -> bool:
    return a == n

def set_or_int(a: Cells, n: int) -> int:
    return a or n

def int_and_float(n: int, x: float) -> float:
    return n and x

def either(a: bool, b: bool) -> tuple[bool, bool]:
    return a or b, a and b

def counted_truths(a: bool, b: bool) -> int:
    return a + b + (a and b)

def text_of(a: Cells, n: int) -> str:
    return f"{a:x} {n} {n:+d}"

def growing(n: int) -> list[int]:
    numbers, found = [1], []
    for one, two in zip(numbers, numbers):
        if len(numbers) < n % 9:
            numbers.append(one + two)
        found.append(one)
    return found

def shrinking(n: int) -> list[int]:
    numbers, found = [1, 2, 3, 4, 5, 6], []
    for one, two in zip(numbers, numbers):
        found.append(one * two)
        if n % 2:
            numbers.pop()
    return found

def uneven(n: int) -> int:
    found = 0
    for one, two in zip([1, 2, 3], [4] * (n % 5), strict=True):
        found += one * two
    return found

def numbered(n: int) -> list[int]:
    return [place * each for place, each in enumerate([n, 2, 3], 5)]

def found_after(n: int) -> int:
    for each in range(n % 7):
        last = each
    return last

def perhaps_set(n: int) -> int:
    if n > 3:
        found = n * 2
    return found

def set_by_walrus(n: int) -> int:
    if n > 0 and (half := n // 2) > 3:
        return half
    return n

def by_steps(a: int, b: int) -> int:
    found = 0
    for each in range(a, min(b, a + 50), 7):
        found += each
    return found

def downwards(a: int) -> list[int]:
    return [each for each in range(a % 20, -3, -3)]

def ordered_entries(a: int, b: int) -> tuple[bool, bool, bool, bool]:
    return Entry(a) < Entry(b), Entry(a) <= Entry(b), Entry(a) > Entry(b), Entry(a) >= Entry(b)

def same_entries(a: int, b: int) -> tuple[bool, str]:
    return Entry(a) == Entry(b), repr(Entry(a))

def counted_field(n: int) -> int:
    counter = Counter(n, 0, 0.5)
    counter.count += n
    counter.count *= 3
    return counter.count

def field_set(a: Cells, n: int) -> Cells:
    counter = Counter(0, a, 0.5)
    counter.cells |= 1 << n
    counter.cells -= 1
    return counter.cells

def field_share(n: int, x: float) -> float:
    counter = Counter(0, 0, x)
    counter.share += n
    counter.share /= 2
    return counter.share

def plain_list(n: int) -> int:
    return nearest([(n, 1), (3, n)])

def nearest(near: list[Near]) -> int:
    found = 0
    for far, cell in near:
        found += far * cell
    return found

def last_near(n: int) -> tuple[bool, int]:
    near: list[Near] = [(n, 1), (3, n)]
    return near == [(n, 1), (3, n)], near[-1][1]

def collatz(n: int) -> int:
    steps = 0
    while n > 1 and steps < 200:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps

def digits(n: int) -> list[int]:
    found = []
    while n > 0:
        found.append(n % 10)
        n //= 10
    return found

def polynomial(x: float, n: int) -> float:
    return ((x * 3 + 1) * x - n) / 7

def powers(x: float, n: int) -> float:
    return x ** 3 + x ** -1 + 0.5 ** (n % 50)

def dictionary(a: int, b: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for each in (a, b, a):
        found[each] = found.get(each, 0) + 1
    return found

def inner_function(n: int) -> int:
    def doubled(m: int) -> int:
        return n * m
    return doubled(2) + doubled(n)

def by_lambda(n: int) -> list[int]:
    return sorted([n, 3, -n], key=lambda each: each * each)

def nested(n: int) -> list[int]:
    return [a * b - n for a in range(3) for b in range(n % 4) if a != b]

def large_constant(n: int) -> int:
    return n % 18446744073709551629

def large_set(a: Cells) -> Cells:
    return a & 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF

def total(n: int) -> int:
    return sum([n, n, n])

def total_share(n: int) -> float:
    return sum([0.5, 0.25], n % 100)

def best(n: int) -> int:
    return max([n, 3, -n], default=0)

def swapped(a: int, b: int) -> tuple[int, int]:
    a, b = b, a
    return a, b

def chained(a: Cells, n: int) -> tuple[int, int]:
    one = two = n
    two |= a
    return one, two

def joined(n: int) -> tuple[int, ...]:
    return (n,) + (n + 1,) * 2

def within(a: Cells, n: int) -> bool:
    return n % 300 in [cell for cell in bits(a)]

def guarded(n: int) -> int:
    try:
        return 100 // n
    except ZeroDivisionError:
        return LIMIT
"""


def generated() -> Iterator[tuple[str, tuple[str, ...], str]]:
    """Yield name, types and body of a function for each operator with each pair of types."""
    letters = {"int": "i", "Cells": "c", "float": "f", "bool": "b"}
    pairs = [("int", "int"), ("Cells", "Cells"), ("Cells", "int"), ("int", "Cells"), ("bool", "int"), ("bool", "bool")]
    for number, sign in enumerate((*INT_OPERATORS, *SHIFTS)):
        for one, two in pairs if sign in INT_OPERATORS else [("int", "int"), ("Cells", "int")]:
            yield f"op{number}_{letters[one]}{letters[two]}", (one, two), f"return a {sign} b"
    for number, sign in enumerate(("+", "-", "*", "/", "//", "%", "**")):
        for one, two in (("float", "float"), ("int", "float"), ("float", "int")):
            yield f"float{number}_{letters[one]}{letters[two]}", (one, two), f"return a {sign} b"
    for one, two in (*pairs, ("float", "float"), ("int", "float"), ("float", "int")):
        yield f"compare_{letters[one]}{letters[two]}", (one, two), f"return {', '.join(f'a {s} b' for s in COMPARED)}"
    for number, sign in enumerate(("+", "-", "*", "|", "^", "&")):
        for one in ("int", "Cells"):
            yield f"changed{number}_{letters[one]}", (one, one), f"a {sign}= b; return a"


def source() -> str:
    """Return the module of all functions."""
    lines = []
    for name, (one, two), body in generated():
        statements = "\n    ".join(body.split("; "))
        lines.append(f"def {name}(a: {one}, b: {two}) -> object:\n    {statements}\n")
    return "\n".join([HEAD, WRITTEN, *lines])


def arguments(function: Callable[..., Any]) -> Iterator[tuple[Any, ...]]:
    """Yield combinations of arguments of the annotated types, and each with one that its type cannot hold."""
    kinds = [note for name, note in function.__annotations__.items() if name != "return"]
    few = function.__name__ in ("factorial", "fibonacci", "by_recursion", "is_even", "is_odd", "growing")
    counted = few or any(word in function.__name__ for word in ("shift", "power", "op9", "op10", "op11", "last_before"))
    counted |= function.__name__ in ("chosen", "field_set")
    values = [(*COUNTS, *((1500,) if few else ())) if counted and kind == "int" else VALUES[kind] for kind in kinds]
    if function.__name__.startswith("op") and counted:
        values[0] = VALUES[kinds[0]]
    yield from product(*values)
    for place, kind in enumerate(kinds):
        endless = counted or function.__name__ in LOOPS or function.__name__.startswith("float6")  # a power of ints
        for each in () if endless else BEYOND[kind]:
            yield tuple(
                each if at == place else VALUES[other][3 % len(VALUES[other])] for at, other in enumerate(kinds)
            )
