"""The kinds of expressions that the translator distinguishes."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from farshore.compiling.source_model import Class, Module


class CannotCompile(Exception):
    """An error that ends the build; the message gives the reason in one line."""


@dataclass(frozen=True)
class Kind:
    """`name` is a Python type; `item` what it holds, `items` if they differ, `value` what a mapping leads to."""

    name: str
    cls: Class | None = None
    """A class of ours."""
    item: Kind | None = None
    items: tuple[Kind, ...] = ()
    value: Kind | None = None
    result: Kind | None = None
    """The kind of the result of a call."""
    home: Module | None = None
    """A list of records: the module in which their tuple has its name."""

    def c(self, module: Module) -> str:
        """Return the name of the type in Cython, in this module."""
        if self.home is not None:
            return self.name if self.home is module else f"C_{self.name}"
        if self.cls is None:
            return C_NAMES.get(self.name, "object")
        if not self.cls.compiled:
            return "object"
        return self.cls.name if self.cls.module is module else f"C_{self.cls.name}"

    @property
    def number(self) -> bool:
        """Return whether it is a machine number."""
        return self.name in NUMBERS

    @property
    def items_of(self) -> tuple[Kind, ...]:
        """The fields of the records of a list."""
        return self.item.items if self.item else ()

    @property
    def is_row(self) -> bool:
        """Return whether it is a tuple of sets of cells of any length."""
        return self.name == "tuple" and self.item == CELLS

    @property
    def is_rows(self) -> bool:
        """Return whether it is a tuple of such tuples."""
        return self.name == "tuple" and self.item is not None and self.item.is_row

    @property
    def is_named(self) -> bool:
        """Return whether it is a mapping from names to sets of cells."""
        return self.name == "object" and self.item == STR and self.value == CELLS

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kind) and (self.name, self.cls) == (other.name, other.cls)

    def __hash__(self) -> int:
        return hash(self.name)


C_NAMES: Final = {
    "int": "long",
    "float": "double",
    "bool": "bint",
    "Cells": "cells_t",
    "Word": "word_t",
    "tuple": "tuple",
    "list": "list",
    "dict": "dict",
    "bytes": "bytes",
    "bytearray": "bytearray",
    "str": "str",
    "None": "void",
}
NUMBERS: Final = ("int", "float", "bool", "Cells", "Word")
OBJECT: Final = Kind("object")
UNKNOWN: Final = Kind("unknown")
"""Not determined yet."""
INT, FLOAT, BOOL, CELLS, WORD, STR, NONE = (
    Kind(name) for name in ("int", "float", "bool", "Cells", "Word", "str", "None")
)
TUPLE: Final = Kind("tuple")
HOLDING: Final = ("Sequence", "Iterable", "Iterator", "set", "frozenset", "MutableSequence", "Container")
WIDER: Final = {
    ("bool", "int"): INT,
    ("int", "float"): FLOAT,
    ("bool", "float"): FLOAT,
    ("int", "Cells"): CELLS,
    ("bool", "Cells"): CELLS,
    ("int", "Word"): WORD,
}


def read_kind(note: ast.expr | None, module: Module, inside: Class | None = None) -> Kind:
    """Return the kind that an annotation means in this module."""
    if note is None:
        return OBJECT
    if isinstance(note, ast.Constant):
        if isinstance(note.value, str):
            return read_kind(ast.parse(note.value, mode="eval").body, module, inside)
        return NONE if note.value is None else OBJECT
    if isinstance(note, ast.Name):
        return _named(note.id, module, inside)
    if isinstance(note, ast.Subscript):
        return _subscripted(note, module, inside)
    if isinstance(note, ast.BinOp):
        return _either(note, module, inside)
    return OBJECT


def _named(name: str, module: Module, inside: Class | None) -> Kind:
    if inside is not None:
        if name == "Self":
            return inside.kind
        if name in inside.bound:
            return inside.bound[name]
    if name in ("Cells", "Word"):
        return Kind(name)
    if name in C_NAMES:
        return Kind(name)
    home, found = module.look_up(name)
    if found is None:
        return OBJECT
    if not isinstance(found, ast.AST):
        return found.kind if hasattr(found, "kind") else OBJECT
    return read_kind(found, home, inside) if isinstance(found, ast.expr) else OBJECT


def _subscripted(note: ast.Subscript, module: Module, inside: Class | None) -> Kind:
    head = note.value.id if isinstance(note.value, ast.Name) else ""
    inner = note.slice.elts if isinstance(note.slice, ast.Tuple) else [note.slice]
    if head == "Literal":
        return STR if all(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in inner) else OBJECT
    if head in ("Final", "Annotated"):
        return read_kind(inner[0], module, inside)
    if head == "tuple":
        if len(inner) == 2 and isinstance(inner[1], ast.Constant) and inner[1].value is Ellipsis:
            return Kind("tuple", item=read_kind(inner[0], module, inside))
        return Kind("tuple", items=tuple(read_kind(each, module, inside) for each in inner))
    if head == "list":
        return _records(inner[0], module) or Kind("list", item=read_kind(inner[0], module, inside))
    if head in HOLDING:
        return Kind("object", item=read_kind(inner[0], module, inside))
    if head == "Callable":
        return Kind("object", result=read_kind(inner[-1], module, inside))
    if head in ("dict", "Mapping"):
        key, value = (read_kind(each, module, inside) for each in inner)
        return Kind("dict" if head == "dict" else "object", item=key, value=value)
    return _named(head, module, inside) if head else OBJECT


def _records(note: ast.expr, module: Module) -> Kind | None:
    """`list[Near]`, where `Near` names `Annotated[tuple[int, float], "record"]`: a tuple of numbers or tuples."""
    home, found = module.look_up(note.id) if isinstance(note, ast.Name) else (module, None)
    if not isinstance(note, ast.Name) or not isinstance(found, ast.Subscript) or not home.compiled:
        return None
    item = read_kind(found, home)
    fit = item.items and all(each in (INT, FLOAT, TUPLE) for each in item.items)
    marked = ast.unparse(found).startswith("Annotated[") and ast.unparse(found).endswith(", 'record']")
    return Kind(f"Listed_{note.id}", item=item, home=home) if marked and fit else None


def _either(note: ast.BinOp, module: Module, inside: Class | None) -> Kind:
    """`X | None` is X where X is an object; other unions are anything."""
    kinds = [read_kind(each, module, inside) for each in (note.left, note.right)]
    if NONE in kinds:
        other = kinds[1 - kinds.index(NONE)]
        return OBJECT if other.number or other.name == "str" else other
    return OBJECT


def merge_kinds(one: Kind | None, two: Kind) -> Kind:
    """Return the kind of a name that is assigned values of two kinds."""
    if one is None or one in (two, UNKNOWN):
        return one if one == two and (one.item or one.items or one.result) else two
    if two == UNKNOWN:
        return one
    if NONE in (one, two):
        other = two if one == NONE else one
        return OBJECT if other.number else other
    return WIDER.get((one.name, two.name)) or WIDER.get((two.name, one.name)) or OBJECT
