"""Loops: over the cells of a set, over sets that never change, and over several things side by side."""

from __future__ import annotations

import ast
from abc import abstractmethod
from typing import TypeGuard

from farshore.compiling import records
from farshore.compiling.calls import Calls
from farshore.compiling.kinds import CELLS, INT, Kind
from farshore.compiling.makers import Row
from farshore.compiling.writer import raw

BY_PLACE = ("tuple", "list", "bytes")
"""Types whose items can be read by index without a Python call."""


class Loops(Calls):
    """Rewrites the loops of one function."""

    found: dict[str, Kind]
    count: int

    @abstractmethod
    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]: ...

    @abstractmethod
    def _note(self, name: str, kind: Kind) -> None: ...

    @abstractmethod
    def _on_assign(self, node: ast.Assign) -> list[ast.stmt]: ...

    def named(self, word: str, kind: Kind) -> str:
        """A new name of this kind."""
        self.count += 1
        name = f"{word}_{self.count}"
        self._note(name, kind)
        self.known[name] = kind
        return name

    def _on_for(self, node: ast.For) -> list[ast.stmt]:
        if (
            isinstance(node.iter, ast.Call)
            and isinstance(node.iter.func, ast.Name)
            and node.iter.func.id == "bits"
            and isinstance(node.target, ast.Name)
            and not node.orelse
        ):
            return self._over_bits(node.target, node.iter.args[0], node.body)
        row = self.row(node.iter)
        if row is not None and isinstance(node.target, ast.Name) and not node.orelse:
            return self._over_row(node.target, row, node.body)
        together = self._side_by_side(node) if not node.orelse else None
        if together is not None:
            return together
        source, kind = self.iterated(node.iter)
        self.bind(node.target, kind, self.found)
        return [ast.For(node.target, source, self.block(node.body), self.block(node.orelse), None)]

    def _over_row(self, target: ast.Name, row: Row, body: list[ast.stmt]) -> list[ast.stmt]:
        """Rewrite a loop over constant sets, which are kept as machine words."""
        place = ast.Name(self.named("at", INT), ast.Store())
        self._note(target.id, CELLS)
        first = ast.Assign([target], row.at(place))
        return [ast.For(place, ast.Call(raw("range"), [row.many()], []), [first, *self.block(body)], [], None)]

    def _over_bits(self, target: ast.Name, cells: ast.expr, body: list[ast.stmt]) -> list[ast.stmt]:
        """Rewrite a loop over the cells of a set: remove the lowest cell until none is left."""
        left = ast.Name(self.named("left", CELLS), ast.Store())
        self._note(target.id, INT)
        first: list[ast.stmt] = [
            ast.Assign([target], ast.Call(raw("lowest_of"), [left], [])),
            ast.Assign([left], ast.Call(raw("without_lowest"), [left], [])),
        ]
        return [
            ast.Assign([left], self.wanted(cells, CELLS)),
            ast.While(left, [*first, *self.block(body)], []),
        ]

    def _side_by_side(self, node: ast.For) -> list[ast.stmt] | None:
        """`for a, b in zip(one, two)`: by their places, where all of them have such."""
        start, call, target = self._numbered(node.iter, node.target)
        sources, targets, strict = [call], [target], False
        if is_call(call, "zip"):
            if not isinstance(target, ast.Tuple) or len(target.elts) != len(call.args):
                return None
            sources, targets = call.args, target.elts
            strict = any(word.arg == "strict" and ast.unparse(word.value) == "True" for word in call.keywords)
        elif not self.expr(call)[1].home and (start is None or self.row(call) is None):
            return None
        if not all(self._by_place(each, part) for each, part in zip(sources, targets, strict=True)):
            return None
        place = ast.Name(self.named("at", INT), ast.Load())
        before, first, lengths = list[ast.stmt](), list[ast.stmt](), list[ast.expr]()
        if start is not None:
            number, begin = start
            first += self._on_assign(ast.Assign([number], ast.BinOp(begin, ast.Add(), place)))
        for part, each in zip(targets, sources, strict=True):
            row, kind = self.row(each), self.expr(each)[1]
            if row is not None:
                lengths.append(row.many())
                first += self._on_assign(ast.Assign([part], ast.Subscript(each, place, ast.Load())))
                continue
            held = self.named("held", kind)
            before += self._on_assign(ast.Assign([ast.Name(held, ast.Store())], each))
            lengths.append(raw(f"<long>{held}.held.size()" if kind.home else f"len({held})"))
            if kind.home and isinstance(part, ast.Tuple):
                for name, value in zip(part.elts, records.fields_at(kind, held, place.id), strict=True):
                    first += self._on_assign(ast.Assign([name], value)) if ast.unparse(name) != "_" else []
            else:
                one = ast.Subscript(ast.Name(held, ast.Load()), place, ast.Load())
                first += self._on_assign(ast.Assign([part], one))
        many = self.named("many", INT)
        before.append(
            ast.Assign([ast.Name(many, ast.Store())], ast.Call(raw("min"), lengths, []) if lengths[1:] else lengths[0])
        )
        uneven = ast.If(
            ast.BoolOp(ast.Or(), [ast.Compare(raw(many), [ast.NotEq()], [each]) for each in lengths]),
            [ast.Expr(raw("raise ValueError('zip() arguments are not equally long')"))],
            [],
        )
        steps = ast.Call(raw("range"), [raw(many)], [])
        return [
            *before,
            ast.For(place, steps, [*first, *self.block(node.body)], [uneven] if strict else [], None),
        ]

    def _by_place(self, source: ast.expr, target: ast.expr) -> bool:
        """Each thing in it can be had by its place; a record is taken apart at once."""
        kind = self.expr(source)[1]
        return self.row(source) is not None or kind.name in BY_PLACE or (bool(kind.home) and is_tuple(target))

    def _numbered(
        self, source: ast.expr, target: ast.expr
    ) -> tuple[tuple[ast.expr, ast.expr] | None, ast.expr, ast.expr]:
        """`for number, … in enumerate(…, start)`: the number with its start, what is looped over, and the rest."""
        if is_call(source, "enumerate") and isinstance(target, ast.Tuple) and len(target.elts) == 2:
            begin = source.args[1] if len(source.args) > 1 else ast.Constant(0)
            if isinstance(begin, (ast.Constant, ast.Name)):
                return (target.elts[0], begin), source.args[0], target.elts[1]
        return None, source, target


def is_tuple(node: ast.expr) -> bool:
    return isinstance(node, ast.Tuple)


def is_call(node: ast.expr, name: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
