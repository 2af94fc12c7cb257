"""Constructor functions of C classes, and the fields that they also keep as machine words."""

from __future__ import annotations

import ast
from typing import Final, NamedTuple

from farshore.compiling.source_model import CLOSURES, Class, Function


class Beside(NamedTuple):
    """Return the field that holds machine words, and the function that fills it."""

    type: str
    made_by: str

    def line(self, owner: str, name: str) -> str:
        return f"{owner}.r_{name} = {self.made_by}({owner}.{name})"


class Row(NamedTuple):
    """The machine words of a constant tuple of sets, and expressions that read them."""

    kept: ast.expr
    which: tuple[ast.expr, ...] = ()
    """Of several such rows."""

    def at(self, place: ast.expr) -> ast.expr:
        return ast.Call(ast.Attribute(self.kept, "at", ast.Load()), [*self.which, place], [])

    def many(self) -> ast.expr:
        return ast.Call(ast.Attribute(self.kept, "many", ast.Load()), [*self.which], [])


ROW: Final = Beside("CellsRow", "cells_row")
ROWS: Final = Beside("CellsRows", "cells_rows")
NAMED: Final = Beside("CellsNamed", "cells_named")


def has_c_constructor(target: Class) -> bool:
    """Return whether the constructor has no closures and no class inherits it."""
    maker = target.methods.get("__init__")
    return maker is not None and not target.parent and init_is_flat(maker)


def init_is_flat(maker: Function) -> bool:
    inner = (each for statement in maker.node.body for each in ast.walk(statement))
    starred = maker.node.args.vararg or maker.node.args.kwarg or maker.node.args.kwonlyargs
    return not starred and not any(isinstance(each, CLOSURES) for each in inner)


def machine_word_fields(target: Class) -> dict[str, Beside]:
    """The fields that hold sets of cells and never change: of frozen classes, or set in the constructor alone."""
    fixed = target.fields if target.said.get("frozen") else () if target.decorator else target.set_at_once
    found = dict(machine_word_fields(target.parent)) if target.parent else {}
    for name, (kind, _) in target.fields.items():
        if name in fixed and (kind.is_row or kind.is_rows or kind.is_named):
            found[name] = ROW if kind.is_row else ROWS if kind.is_rows else NAMED
    return found
