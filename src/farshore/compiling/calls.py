"""Rewrite calls: C functions and methods are called directly, C classes are created without boxing."""

from __future__ import annotations

import ast
from typing import Final

from farshore.compiling.c_constructors import has_c_constructor
from farshore.compiling.expressions import Expressions, Typed
from farshore.compiling.kinds import BOOL, CELLS, FLOAT, INT, NONE, OBJECT, UNKNOWN, WORD, Kind, merge_kinds
from farshore.compiling.source_model import Class, Function
from farshore.compiling.writer import call, cast, raw

IN_C: Final = {
    **dict.fromkeys(
        ("write_cells", "write_bytes", "write_number", "write_numbers", "write_row"), "farshore.core.tensors"
    ),
    "reversed_cells": "farshore.core.cells",
    "seeded_below": "farshore.core.rng",
}
"""Functions with a C version in `bytes.pxd`, and their modules."""
CONTAINERS: Final = ("list", "tuple", "sorted", "set", "frozenset")


class Calls(Expressions):
    """Rewrites the calls of one function."""

    def is_method(self, node: ast.expr) -> bool:
        """Return the method if C can call it."""
        if not isinstance(node, ast.Attribute) or self._of_module(node) is not None:
            return False
        kind = self.expr(node.value)[1]
        if kind.cls is None or not kind.cls.compiled:
            return False
        method = kind.cls.method(node.attr)
        return node.attr in kind.cls.kept or (method is not None and method.flat and not method.is_property)

    def _call(self, node: ast.Call) -> Typed:
        if isinstance(node.func, ast.Name) and node.func.id in self.methods_as:
            node = ast.Call(self.methods_as[node.func.id], node.args, node.keywords)
        if isinstance(node.func, ast.Name) and node.func.id not in self.known:
            found = self._call_name(node, node.func.id)
        elif isinstance(node.func, ast.Attribute):
            found = self._call_attribute(node, node.func)
        else:
            found = None
        if found is not None:
            return found
        func, kind = self.expr(node.func)
        made = self._plainly(func, node)
        return self.dynamic(made, kind.result) if kind.result else (made, UNKNOWN if kind == UNKNOWN else OBJECT)

    def _plainly(self, func: ast.expr, node: ast.Call) -> ast.Call:
        """Rewrite a call of Python. A generator over the cells of a set becomes a list."""
        keywords = [ast.keyword(word.arg, self.boxed(word.value)[0]) for word in node.keywords]
        looped = [ast.unparse(each).startswith("bits(") and ast.unparse(node.func) != "next" for each in node.args]
        given = [
            self.iterated(each)[0] if bits else self.boxed(each)[0]
            for each, bits in zip(node.args, looped, strict=True)
        ]
        return ast.Call(func, given, keywords)

    def _call_name(self, node: ast.Call, name: str) -> Typed | None:
        if name == "bytewise_min" and self.module.imports.get(name) == ("farshore.core.cells", "bytewise_min"):
            return ast.Call(raw("lower_of"), [self.only(each) for each in node.args], []), Kind("bytes")
        target = self.module.look_up(name)[1] or self.home.look_up(name)[1]
        if isinstance(target, Function) and IN_C.get(name) == target.module.name:
            given = [self.wanted(each, kind) for each, kind in zip(node.args, target.kinds, strict=True)]
            return ast.Call(raw(self.needs.into_bytes(name)), given, []), target.returns
        if isinstance(target, Function):
            return self._call_function(target, node, node.func)
        if isinstance(target, Class):
            return self._construct(target, node)
        if name in ("min", "max") and all(word.arg == "default" for word in node.keywords):
            return self._extreme(node)
        if name == "len" and (measured := self.expr(node.args[0]))[1].home:
            return cast("long", ast.Call(ast.Attribute(measured[0], "held.size", ast.Load()), [], [])), INT
        if name == "len":
            return self._plainly(node.func, node), INT
        if name == "sum" and node.args:
            kind = self.iterated(node.args[0])[1]
            for each in (*node.args[1:], *(word.value for word in node.keywords)):
                kind = merge_kinds(kind, self.expr(each)[1])
            return self.dynamic(
                self._plainly(node.func, node), INT if kind == BOOL else kind if kind.number else OBJECT
            )
        if name in ("bool", "isinstance", "any", "all", "hasattr", "callable"):
            return self._plainly(node.func, node), BOOL
        if name == "float":
            return self._plainly(node.func, node), FLOAT
        if name in ("int", "abs") and len(node.args) == 1 and not node.keywords:
            return self._whole_or_abs(node, name)
        if name in CONTAINERS and node.args:
            source, kind = self.iterated(node.args[0])
            keywords = [ast.keyword(word.arg, self.only(word.value)) for word in node.keywords]
            held = "list" if name == "sorted" else name if name in ("list", "tuple") else "object"
            return ast.Call(node.func, [source, *map(self.only, node.args[1:])], keywords), Kind(held, item=kind)
        if name in ("str", "repr"):
            return self._plainly(node.func, node), OBJECT
        return None

    def _whole_or_abs(self, node: ast.Call, name: str) -> Typed:
        made, kind = self.expr(node.args[0])
        if kind in (INT, BOOL):
            return (cast("long", made), INT) if name == "int" else (call("abs_long", made), INT)
        if kind == FLOAT:
            return (call("whole_long", made), INT) if name == "int" else (ast.Call(node.func, [made], []), FLOAT)
        return (made, kind) if kind in (CELLS, WORD) else (self._plainly(node.func, node), OBJECT)

    def _extreme(self, node: ast.Call) -> Typed:
        if len(node.args) == 1:
            made, kind = self.iterated(node.args[0])
            for word in node.keywords:
                kind = merge_kinds(kind, self.expr(word.value)[1])
            keywords = [ast.keyword(word.arg, self.boxed(word.value)[0]) for word in node.keywords]
            return self.dynamic(ast.Call(node.func, [made], keywords), kind if kind.number else OBJECT)
        if any(isinstance(each, ast.Starred) for each in node.args):
            return self._plainly(node.func, node), OBJECT
        kind = self.expr(node.args[0])[1]
        for each in node.args[1:]:
            kind = merge_kinds(kind, self.expr(each)[1])
        kind = kind if kind.number or kind == UNKNOWN else OBJECT
        return ast.Call(node.func, [self.wanted(each, kind) for each in node.args], []), kind

    def _call_function(self, target: Function, node: ast.Call, func: ast.expr) -> Typed:
        arguments = self.arguments(target, node) if target.module.compiled and target.flat else None
        if arguments is None:
            return self.dynamic(self._plainly(func, node), target.returns)
        name = target.node.name if target.module is self.module else self.needs.function(target)
        self.needs.kind(target.returns)
        return ast.Call(raw(name), arguments, []), target.returns

    def arguments(self, target: Function, node: ast.Call) -> list[ast.expr] | None:
        """Return the arguments in order, or None if the source does not determine them."""
        if any(isinstance(each, ast.Starred) for each in node.args) or any(word.arg is None for word in node.keywords):
            return None
        names, kinds = [each.arg for each in target.arguments], target.kinds
        given: dict[str, ast.expr] = dict(zip(names, node.args, strict=False))
        given |= {str(word.arg): word.value for word in node.keywords}
        last = max((names.index(name) for name in given if name in names), default=-1)
        if len(given) > last + 1 or any(name not in given for name in names[: last + 1]):
            return None
        return [self.wanted(given[name], kind) for name, kind in zip(names[: last + 1], kinds, strict=False)]

    def _call_attribute(self, node: ast.Call, func: ast.Attribute) -> Typed | None:
        module = self._of_module(func)
        if module is not None:
            target = module.look_up(func.attr)[1]
            if isinstance(target, Function):
                return self._call_function(target, node, func)
            return self._construct(target, node) if isinstance(target, Class) else None
        base, kind = self.expr(func.value)
        if func.attr in ("bit_count", "bit_length") and kind.name in ("Cells", "int"):
            self.needs.words = True
            names = {"bit_count": ("count_of", "ones_of_long"), "bit_length": ("length_of", "length_of_long")}[
                func.attr
            ]
            return call(names[kind != CELLS], base), INT
        made = ast.Attribute(base, func.attr, ast.Load())
        if kind.home and func.attr == "append" and isinstance(record := node.args[0], ast.Tuple):
            given = [self.wanted(each, want) for each, want in zip(record.elts, kind.items_of, strict=True)]
            return ast.Call(ast.Attribute(base, "put", ast.Load()), given, []), NONE
        if kind.home and func.attr == "sort" and not node.keywords:
            return ast.Call(ast.Attribute(base, "order", ast.Load()), [], []), NONE
        if func.attr in ("bit_count", "bit_length"):
            return self.dynamic(self._plainly(made, node), INT)
        if kind.name == "dict" and func.attr == "get":
            held = kind.value or OBJECT
            if len(node.args) == 2 and held.number:
                return self.dynamic(self._plainly(made, node), held)
            return self._plainly(made, node), OBJECT
        if kind.name in ("list", "tuple") and func.attr in ("index", "count"):
            return self.dynamic(self._plainly(made, node), INT)
        if kind.name == "list" and func.attr == "pop":
            return self.dynamic(self._plainly(made, node), kind.item or OBJECT)
        if kind.name == "list" and func.attr == "copy":
            return self._plainly(made, node), kind
        if kind.cls is not None and func.attr in kind.cls.kept:
            kept, made = kind.cls.kept[func.attr][1], ast.Attribute(base, f"kept_{func.attr}", ast.Load())
            return ast.Call(made, self.arguments(kept, node) or [], []), kept.returns
        method = kind.cls.method(func.attr) if kind.cls is not None else None
        if method is None or kind.cls is None:
            called = kind.cls.field(func.attr) if kind.cls is not None else None
            if called is not None and called.result:
                return self.dynamic(self._plainly(made, node), called.result)
            return self._plainly(made, node), UNKNOWN if kind == UNKNOWN else OBJECT
        arguments = self.arguments(method, node) if kind.cls.compiled and method.flat else None
        if arguments is None:
            return self.dynamic(self._plainly(made, node), method.returns)
        self.needs.kind(method.returns)
        return ast.Call(made, arguments, []), method.returns

    def _construct(self, target: Class, node: ast.Call) -> Typed:
        if not target.compiled:
            return self._tuple_of(target, node) or self._plainly(node.func, node), target.kind
        arguments = self._for_fields(target, node)
        if arguments is None:
            return self.dynamic(self._plainly(node.func, node), target.kind)
        self.needs.kind(target.kind)
        return ast.Call(raw(self.needs.maker(target)), arguments, []), target.kind

    def _tuple_of(self, target: Class, node: ast.Call) -> ast.expr | None:
        """Create a named tuple as a tuple with its class, which takes a fifth of the time."""
        if "NamedTuple" not in target.bases or node.keywords or len(node.args) != len(target.fields):
            return None
        if any(isinstance(each, ast.Starred) for each in node.args):
            return None
        values = ast.Tuple([self.boxed(each)[0] for each in node.args], ast.Load())
        return ast.Call(raw("named_tuple"), [node.func, values], [])

    def _for_fields(self, target: Class, node: ast.Call) -> list[ast.expr] | None:
        """Return the parameters of a C constructor function: all fields of a record, or those of `__init__`."""
        maker = target.methods.get("__init__")
        if not target.decorator:
            if maker is None or not has_c_constructor(target):
                return None
            return self.arguments(maker, node)
        if "__post_init__" in target.methods or any(isinstance(each, ast.Starred) for each in node.args):
            return None
        given: dict[str, ast.expr] = dict(zip(target.fields, node.args, strict=False))
        given |= {str(word.arg): word.value for word in node.keywords}
        if set(given) != set(target.fields):
            return None
        return [self.wanted(given[name], kind) for name, (kind, _) in target.fields.items()]
