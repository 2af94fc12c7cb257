"""Writes Cython: Python's own writer, with casts, typed headers and lines as they are; and what must be cimported."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from farshore.compiling.kinds import Kind

if TYPE_CHECKING:
    from farshore.compiling.modules import Class, Function, Module


class Raw(ast.expr):
    """Raw text."""

    _fields = ()

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text


class Given(ast.expr):
    """Written already, and of this kind."""

    _fields = ("value",)

    def __init__(self, value: ast.expr, kind: Kind) -> None:
        super().__init__()
        self.value, self.kind = value, kind


class Cast(ast.expr):
    """An expression that Cython is told the type of; with a question mark it is checked."""

    _fields = ("value",)

    def __init__(self, type_: str, value: ast.expr, from_object: bool = False) -> None:
        super().__init__()
        self.type, self.value, self.from_object = type_, value, from_object


def raw(text: str) -> ast.expr:
    return Raw(text)


def cast(type_: str, value: ast.expr) -> ast.expr:
    return Cast(type_, value)


def call(name: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(Raw(name), list(arguments), [])


def boxed(node: ast.expr) -> ast.expr:
    """Where an object is wanted, a number that comes from one is left as it was."""
    return node.value if isinstance(node, Cast) and node.from_object and not node.type.endswith("?") else node


def lowest_cell_call(node: ast.BinOp) -> ast.expr | None:
    """`x & -x` and `x & x - 1` of a set with a name: the lowest cell alone, and all but that."""
    if not isinstance(node.op, ast.BitAnd) or not isinstance(node.left, ast.Name):
        return None
    words = {f"-{node.left.id}": "only_lowest", f"{node.left.id} - 1": "without_lowest"}
    found = words.get(ast.unparse(node.right))
    return None if found is None else call(found, node.left)


class Writer(ast._Unparser):  # type: ignore[misc, name-defined]
    """`header` on a function or a class stands for its own first line."""

    def visit_Raw(self, node: Raw) -> None:
        self.write(node.text)

    def visit_RawLines(self, node: ast.stmt) -> None:
        for line in node.text.splitlines():  # type: ignore[attr-defined]
            self.fill(line)

    visit_Mirrored = visit_RawLines

    def visit_Cast(self, node: Cast) -> None:
        self.write(f"(<{node.type}>(")
        self.set_precedence(ast._Precedence.TEST, node.value)  # type: ignore[attr-defined]
        self.traverse(node.value)
        self.write("))")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        header = getattr(node, "header", None)
        if header is None:
            super().visit_FunctionDef(node)
            return
        self._under(node.decorator_list, header, node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        header = getattr(node, "header", None)
        if header is None:
            super().visit_ClassDef(node)
            return
        self._under([], header, node)

    def _under(self, decorators: list[ast.expr], header: str, node: ast.FunctionDef | ast.ClassDef) -> None:
        self.maybe_newline()
        for each in decorators:
            self.fill("@")
            self.traverse(each)
        self.fill(header)
        with self.block():
            self._write_docstring_and_traverse_body(node)


def written(tree: ast.Module) -> str:
    """Return the text of a module."""
    text: str = Writer().visit(ast.fix_missing_locations(tree))
    return text


class Needs:
    """What a module uses of other modules, collected while its code is written."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.classes: dict[str, Class] = {}
        self.listed: dict[str, Module] = {}
        """Lists of records, and where they are at home."""
        self.bases: dict[str, Class] = {}
        self.functions: dict[str, Function] = {}
        self.makers: dict[str, Class] = {}
        self.mirrors: dict[str, Kind] = {}
        """Names of the module with a class of C: kept as C knows them, too."""
        self.rows: set[str] = set()
        """Tuples of sets of cells: kept as machine words, too."""
        self.rows_of_rows = False
        self.words = True
        self.bytes: set[str] = set()
        """Functions that write into bytes in C."""

    def kind(self, kind: Kind) -> None:
        if kind.cls is not None and kind.cls.compiled and kind.cls.module is not self.module:
            self.classes[kind.cls.name] = kind.cls
        if kind.home is not None and kind.home is not self.module:
            self.listed[kind.name] = kind.home

    def base(self, cls: Class) -> str:
        """What a class extends, by a name that no class of the game has."""
        if cls.module is self.module:
            return cls.name
        self.bases[cls.name] = cls
        return f"Base_{cls.name}"

    def function(self, target: Function) -> str:
        self.functions[target.c_name] = target
        for kind in (*target.kinds, target.returns):
            self.kind(kind)
        return target.c_name

    def maker(self, target: Class) -> str:
        """Return the name of the constructor function."""
        if target.module is self.module:
            return f"new_{target.name}"
        self.makers[target.name] = target
        return f"new_{target.name}"

    def mirror(self, name: str, kind: Kind) -> ast.expr:
        self.kind(kind)
        self.mirrors[name] = kind
        return raw(f"g_{name}")

    def row(self, name: str) -> ast.expr:
        self.rows.add(name)
        return raw(f"r_{name}")

    def into_bytes(self, name: str) -> str:
        self.bytes.add(name)
        return f"c_{name}"

    def cimports(self) -> list[str]:
        """Return the import lines."""
        lines = ["from farshore_words cimport *", *["from farshore_rows cimport *"] * self.rows_of_rows]
        lines += [f"from farshore_bytes cimport {name} as c_{name}" for name in sorted(self.bytes)]
        for name, cls in sorted(self.classes.items()):
            lines.append(f"from {cls.module.name} cimport {name} as C_{name}")
        lines += [f"from {home.name} cimport {name} as C_{name}" for name, home in sorted(self.listed.items())]
        for name, cls in sorted(self.bases.items()):
            lines.append(f"from {cls.module.name} cimport {name} as Base_{name}")
        for alias, target in sorted(self.functions.items()):
            lines.append(f"from {target.module.name} cimport {target.node.name} as {alias}")
        for name, cls in sorted(self.makers.items()):
            lines.append(f"from {cls.module.name} cimport new_{name}")
        return lines
