"""The Fluent messages of one language, parsed on first use."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.syntax.ast import BaseNode

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The start of a message or term; its other lines are indented."""


class Messages:
    """The messages of several Fluent texts; later texts override earlier ones."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle  # slow to import: only when a message is formatted

        self._unread: dict[str, str] = {}
        for words in texts:
            self._unread |= entries(words)
        self._bundle = FluentBundle([language], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        """Return whether there is a valid message with this key."""
        if key in self._unread:
            self._read(key)
        return self._bundle.has_message(key)

    def format(self, key: str, arguments: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        """Return the formatted message and the errors of Fluent; None if there is no such message."""
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(said), errors

    def _read(self, key: str) -> None:
        """Parse a message and those it refers to; add it last, because other threads may ask for it."""
        found: dict[str, Any] = {}
        waiting = [key]
        while waiting:
            each = waiting.pop()
            if each not in found and (words := self._unread.get(each)) is not None:
                found[each] = parse_message(words)
                waiting += references_in(found[each])
        for resource in found.values():
            self._bundle.add_resource(resource)
        for each in found:
            self._unread.pop(each, None)


@lru_cache(maxsize=64)
def entries(words: str) -> dict[str, str]:
    """Return the source of each message and term; the later of two with the same name.

    >>> entries("# Sea\\n-isle = Isle\\nsail = Sail to { -isle }\\n    now\\n")
    {'-isle': '-isle = Isle\\n', 'sail': 'sail = Sail to { -isle }\\n    now\\n'}
    """
    found = list(_ENTRY.finditer(words))
    ends = [each.start() for each in found[1:]] + [len(words)]
    return {each[1]: words[each.start() : end] for each, end in zip(found, ends, strict=True)}


def parse_message(words: str) -> Any:
    """Parse one message."""
    from fluent.runtime import FluentResource

    return FluentResource(words)


def references_in(node: BaseNode) -> Iterator[str]:
    """Yield the keys of the messages and terms that a pattern refers to."""
    from fluent.syntax.ast import BaseNode, MessageReference, TermReference

    if isinstance(node, MessageReference):
        yield node.id.name
    if isinstance(node, TermReference):
        yield f"-{node.id.name}"
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from references_in(part)
