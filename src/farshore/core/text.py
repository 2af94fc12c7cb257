"""Words to be said later, in some language."""

from __future__ import annotations

from dataclasses import field
from typing import Any, TypeAlias

from farshore.core.value import value

Arg: TypeAlias = "int | str | Text | tuple[Text, ...]"


@value
class Text:
    """A message of a `.ftl` file with its arguments; a nested Text is translated first, a tuple becomes a list.

    >>> text("mark-more", left=2, terrain=text("desert"))
    Text(key='mark-more', args=(('left', 2), ('terrain', Text(key='desert', args=()))))
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()
    _hash: int = field(init=False, repr=False, compare=False)
    """Worked out once: the same words are looked up again and again."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.key, self.args)))  # the one thing set later

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return Text, (self.key, self.args)  # a hash is good in one process only

    def keys(self) -> tuple[str, ...]:
        """Its own key and those of the texts inside it: what a language must know to say it."""
        inside: list[str] = [self.key]
        for _, arg in self.args:
            for nested in arg if isinstance(arg, tuple) else (arg,):
                if isinstance(nested, Text):
                    inside.extend(nested.keys())
        return tuple(inside)


def text(key: str, /, **args: Arg) -> Text:
    """Say `key` with these arguments."""
    return Text(key, tuple(args.items()))


def plain(words: str) -> Text:
    """Words that are the same in every language: a name somebody typed, a cell, a number."""
    return Text("plain", (("words", words),))


def brief(words: Text, most: int = 400) -> Text:
    """The same with arguments cut short: what somebody sent is not sent back, kept or logged in full.

    >>> brief(text("bad-option", option="x" * 999), 5)
    Text(key='bad-option', args=(('option', 'xxxxx'),))
    """

    def cut(arg: Arg) -> Arg:
        if isinstance(arg, str):
            return arg[:most]
        if isinstance(arg, Text):
            return brief(arg, most)
        return tuple(brief(entry, most) for entry in arg[:most]) if isinstance(arg, tuple) else arg

    return Text(words.key, tuple((name, cut(arg)) for name, arg in words.args))
