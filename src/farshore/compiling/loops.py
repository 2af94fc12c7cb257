"""Loops: over the cells of a set, over sets that never change, and over several things side by side."""

from __future__ import annotations

import ast
from abc import abstractmethod
from typing import TypeGuard

from farshore.compiling import record_lists
from farshore.compiling.c_constructors import Row
from farshore.compiling.calls import Calls
from farshore.compiling.kinds import CELLS, FLOAT, INT, WORD, Kind
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
        target, first = self._counted(node.target, kind)
        return [ast.For(target, source, [*first, *self.block(node.body)], self.block(node.orelse), None)]

    def _counted(self, target: ast.expr, kind: Kind) -> tuple[ast.expr, list[ast.stmt]]:
        """Count with an int, even if the name is a set or a float elsewhere."""
        if isinstance(target, ast.Tuple) and len(kind.items) == len(target.elts):
            parts = [self._counted(each, inner) for each, inner in zip(target.elts, kind.items, strict=True)]
            return ast.Tuple([each for each, _ in parts], target.ctx), [line for _, first in parts for line in first]
        if not isinstance(target, ast.Name) or kind != INT or self.known.get(target.id) not in (CELLS, WORD, FLOAT):
            return target, []
        name = self.named("each", INT)
        return ast.Name(name, ast.Store()), self._on_assign(ast.Assign([target], ast.Name(name, ast.Load())))

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
        """`for a, b in zip(one, two)`: by index, if all of them can be indexed."""
        start, call, target = self._numbered(node.iter, node.target)
        sources, targets, strict = [call], [target], False
        if is_call(call, "zip"):
            if not isinstance(target, ast.Tuple) or len(target.elts) != len(call.args):
                return None
            sources, targets = call.args, target.elts
            if any(not isinstance(word.value, ast.Constant) for word in call.keywords):
                return None
            strict = any(word.arg == "strict" and word.value.value for word in call.keywords)  # type: ignore[attr-defined]
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
                for name, value in zip(part.elts, record_lists.record_fields(kind, held, place.id), strict=True):
                    first += self._on_assign(ast.Assign([name], value)) if ast.unparse(name) != "_" else []
            else:
                one = ast.Subscript(ast.Name(held, ast.Load()), place, ast.Load())
                first += self._on_assign(ast.Assign([part], one))
        if any(self.expr(each)[1].name == "list" or self.expr(each)[1].home for each in sources):
            return [*before, *self._while_all_last(place, lengths, [*first, *self.block(node.body)], strict)]
        many = self.named("many", INT)
        before.append(
            ast.Assign([ast.Name(many, ast.Store())], ast.Call(raw("min"), lengths, []) if lengths[1:] else lengths[0])
        )
        steps = ast.Call(raw("range"), [raw(many)], [])
        ended = [uneven(raw(many), lengths)] if strict else []
        return [*before, ast.For(place, steps, [*first, *self.block(node.body)], ended, None)]

    def _while_all_last(
        self, place: ast.Name, lengths: list[ast.expr], body: list[ast.stmt], strict: bool
    ) -> list[ast.stmt]:
        """Loop over lists that may grow or shrink: their lengths are read again in each step."""
        after = self.named("after", INT)
        inside = ast.BoolOp(ast.And(), [ast.Compare(raw(after), [ast.Lt()], [each]) for each in lengths])
        step: list[ast.stmt] = [ast.Assign([place], raw(after)), ast.Expr(raw(f"{after} = {after} + 1"))]
        ended = [uneven(raw(after), lengths)] if strict else []
        return [ast.Assign([raw(after)], ast.Constant(0)), ast.While(inside, [*step, *body], ended)]

    def _by_place(self, source: ast.expr, target: ast.expr) -> bool:
        """Return whether items can be read by index; records only if the target unpacks them."""
        kind, apart = self.expr(source)[1], isinstance(target, ast.Tuple)
        return self.row(source) is not None or kind.name in BY_PLACE or (bool(kind.home) and apart)

    def _numbered(
        self, source: ast.expr, target: ast.expr
    ) -> tuple[tuple[ast.expr, ast.expr] | None, ast.expr, ast.expr]:
        """`for number, … in enumerate(…, start)`: the number with its start, what is looped over, and the rest."""
        if is_call(source, "enumerate") and isinstance(target, ast.Tuple) and len(target.elts) == 2:
            begin = source.args[1] if len(source.args) > 1 else ast.Constant(0)
            if isinstance(begin, (ast.Constant, ast.Name)):
                return (target.elts[0], begin), source.args[0], target.elts[1]
        return None, source, target


def uneven(place: ast.expr, lengths: list[ast.expr]) -> ast.stmt:
    """Return a statement that raises ValueError if one iterable is longer than the shortest."""
    longer = ast.BoolOp(ast.Or(), [ast.Compare(place, [ast.NotEq()], [each]) for each in lengths])
    return ast.If(longer, [ast.Expr(raw("raise ValueError('zip() arguments are not equally long')"))], [])


def is_call(node: ast.expr, name: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
