"""Which names a function may read before it sets them: those stay objects, so that Python's error is raised."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from typing import TypeAlias

Bound: TypeAlias = frozenset[str] | None
"""The names that are set at a point of the function; nothing where it is never reached."""
INNER = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)


def maybe_unbound(node: ast.FunctionDef) -> set[str]:
    """Return the local names that may be read before they are set, or that are deleted."""
    flow = Flow()
    arguments = node.args
    given = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    flow.block(node.body, frozenset(each.arg for each in given if each))
    return flow.early


def intersect(one: Bound, two: Bound) -> Bound:
    return two if one is None else one if two is None else one & two


class Flow:
    """Follows the statements of a function and collects the names that are read too early."""

    def __init__(self) -> None:
        self.early: set[str] = set()
        self.breaks: list[Bound] = []
        """By loop, the names that are set wherever it is left."""

    def block(self, statements: Sequence[ast.stmt], bound: Bound) -> Bound:
        for each in statements:
            if bound is None:
                return None
            bound = self.statement(each, bound)
        return bound

    def statement(self, node: ast.stmt, bound: frozenset[str]) -> Bound:
        if isinstance(node, ast.If):
            yes, no = self.test(node.test, bound)
            return intersect(self.block(node.body, yes), self.block(node.orelse, no))
        if isinstance(node, (ast.While, ast.For)):
            return self._loop(node, bound)
        if isinstance(node, ast.Try):
            return self._try(node, bound)
        if isinstance(node, ast.With):
            for item in node.items:
                bound = self.read(item.context_expr, bound) | stored_names([item.optional_vars])
            self.block(node.body, bound)
            return bound  # what it holds may have left it by an exception
        if isinstance(node, ast.Match):
            found: Bound = self.read(node.subject, bound)
            start = found
            for case in node.cases:
                captured = {
                    each.name for each in ast.walk(case.pattern) if isinstance(each, (ast.MatchAs, ast.MatchStar))
                }
                inside = (start or bound) | {name for name in captured if name}
                found = intersect(found, self.block(case.body, self.read(case.guard, inside) if case.guard else inside))
            return found
        if isinstance(node, (ast.Break, ast.Continue)):
            if isinstance(node, ast.Break):
                self.breaks[-1] = intersect(self.breaks[-1], bound)
            return None
        if isinstance(node, ast.Delete):
            self.early |= stored_names(node.targets)
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            self.read(ast.Name(node.target.id, ast.Load()), bound)
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            self.read(node, bound | {node.name})
            return bound | {node.name}
        bound = self.read(node, bound)
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            bound |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
        if isinstance(node, ast.AnnAssign) and node.value is None:
            return bound
        return None if isinstance(node, (ast.Return, ast.Raise)) else bound | stored_names([node])

    def _loop(self, node: ast.While | ast.For, bound: frozenset[str]) -> Bound:
        self.breaks.append(None)
        if isinstance(node, ast.For):
            after: Bound = self.read(node.iter, bound)
            self.block(node.body, (after or bound) | stored_names([node.target]))
        else:
            yes, after = self.test(node.test, bound)
            self.block(node.body, yes)
        return intersect(self.breaks.pop(), self.block(node.orelse, after))

    def _try(self, node: ast.Try, bound: frozenset[str]) -> Bound:
        after = self.block(node.orelse, self.block(node.body, bound))
        for handler in node.handlers:
            start = self.read(handler.type, bound) if handler.type else bound
            after = intersect(after, self.block(handler.body, start | ({handler.name} if handler.name else set())))
        last = self.block(node.finalbody, bound)
        return None if after is None or last is None else after | last

    def test(self, node: ast.expr, bound: frozenset[str]) -> tuple[Bound, Bound]:
        """Return the names that are set if a condition is true, and if it is false."""
        if isinstance(node, ast.Constant):
            return (bound, None) if node.value else (None, bound)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yes, no = self.test(node.operand, bound)
            return no, yes
        if isinstance(node, ast.BoolOp):
            is_and, stay, left = isinstance(node.op, ast.And), bound, None
            for each in node.values:
                yes, no = self.test(each, stay)
                on, off = (yes, no) if is_and else (no, yes)
                left, stay = intersect(left, off), on if on is not None else stay
            return (stay, left) if is_and else (left, stay)
        after = self.read(node, bound)
        return after, after

    def read(self, node: ast.AST, bound: frozenset[str]) -> frozenset[str]:
        """Note each name that is read and not set; return the names that are set afterwards."""
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load) and node.id not in bound:
                self.early.add(node.id)
            return bound
        if isinstance(node, ast.NamedExpr):
            return self.read(node.value, bound) | stored_names([node.target])
        if isinstance(node, ast.BoolOp):
            return intersect(*self.test(node, bound)) or bound
        if isinstance(node, ast.IfExp):
            yes, no = self.test(node.test, bound)
            return (self.read(node.body, yes or bound)) & (self.read(node.orelse, no or bound))
        if isinstance(node, INNER):
            inside = bound
            for loop in node.generators:
                inside = self.read(loop.iter, inside) | stored_names([loop.target])
                for each in loop.ifs:
                    inside = self.read(each, inside)
            for each in (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,):
                self.read(each, inside)
            return bound
        if isinstance(node, (ast.Lambda, ast.FunctionDef)):
            own = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
            own |= stored_names(node.body) if isinstance(node.body, list) else set()
            for inner in node.body if isinstance(node.body, list) else [node.body]:
                self.read(inner, bound | own)
            return bound
        for child in ast.iter_child_nodes(node):
            bound = self.read(child, bound)
        return bound


def stored_names(nodes: Iterable[ast.AST | None]) -> frozenset[str]:
    """Return the names that are stored inside, except in comprehensions and inner functions."""
    found: set[str] = set()
    waiting = [node for node in nodes if node is not None]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
            found.add(node.id)
        if not isinstance(node, (*INNER, ast.Lambda, ast.FunctionDef)):
            waiting += ast.iter_child_nodes(node)
    return frozenset(found)


def captured_names(node: ast.FunctionDef) -> set[str]:
    """Return the names that functions inside a function use: those stay objects, too."""
    inner = [each for each in ast.walk(node) if isinstance(each, ast.FunctionDef) and each is not node]
    return {each.id for function in inner for each in ast.walk(function) if isinstance(each, ast.Name)}
