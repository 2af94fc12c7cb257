"""Write Cython with `ast.unparse`: casts, typed headers and raw lines; and collect what must be cimported."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from farshore.compiling.kinds import Kind

if TYPE_CHECKING:
    from farshore.compiling.source_model import Class, Function, Module


class Raw(ast.expr):
    """Raw text."""

    _fields = ()

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text


class Given(ast.expr):
    """An expression that is already rewritten, with its kind."""

    _fields = ("value",)

    def __init__(self, value: ast.expr, kind: Kind) -> None:
        super().__init__()
        self.value, self.kind = value, kind


class Cast(ast.expr):
    """A typed cast of an expression; with a question mark Cython checks it."""

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
    """Return the expression as an object. A number that was read from an object is not converted twice."""
    return node.value if isinstance(node, Cast) and node.from_object and not node.type.endswith("?") else node


def lowest_cell_call(node: ast.BinOp) -> ast.expr | None:
    """`x & -x` and `x & x - 1` of a set with a name: the lowest cell alone, and all but that."""
    if not isinstance(node.op, ast.BitAnd) or not isinstance(node.left, ast.Name):
        return None
    words = {f"-{node.left.id}": "only_lowest", f"{node.left.id} - 1": "without_lowest"}
    found = words.get(ast.unparse(node.right))
    return None if found is None else call(found, node.left)


END_OF_CAST = "__end_of_cast__"


class Placeholders(ast.NodeTransformer):
    """Replaces Cython syntax by names that `ast.unparse` can write; `fill_in` puts the Cython back."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        """Cython, by the number in the name of its placeholder."""

    def name(self, text: str) -> str:
        self.texts.append(text)
        return f"__cython_{len(self.texts) - 1}__"

    def visit_Raw(self, node: Raw) -> ast.expr:
        return ast.Name(self.name(node.text))

    def visit_Given(self, node: Given) -> ast.expr:
        value: ast.expr = self.visit(node.value)
        return value

    def visit_RawLines(self, node: ast.stmt) -> ast.stmt:
        return ast.Expr(ast.Name(self.name(node.text)))  # type: ignore[attr-defined]

    visit_Mirrored = visit_RawLines

    def visit_Cast(self, node: Cast) -> ast.expr:
        opening = self.name(f"(<{node.type}>")
        return ast.Call(ast.Name(opening), [self.visit(node.value), ast.Name(END_OF_CAST)], [])

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt | list[ast.stmt]:
        return self._with_header(node, node.decorator_list)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.stmt | list[ast.stmt]:
        return self._with_header(node, [])

    def _with_header(
        self, node: ast.FunctionDef | ast.ClassDef, decorators: list[ast.expr]
    ) -> ast.stmt | list[ast.stmt]:
        """Write `if PLACEHOLDER:` for a first line in Cython syntax: both open a block."""
        self.generic_visit(node)
        header = getattr(node, "header", None)
        if header is None:
            return node
        above = [ast.Expr(ast.Name(self.name(f"@{ast.unparse(each)}"))) for each in decorators]
        return [*above, ast.If(ast.Name(self.name(header)), node.body, [])]

    def fill_in(self, text: str) -> str:
        """Return the text with Cython in place of its placeholders."""
        text = re.sub(r"^( *)if (__cython_\d+__:)$", r"\1\2", text, flags=re.MULTILINE)  # headers
        text = text.replace(f", {END_OF_CAST})", "))")
        text = re.sub(r"^( *)__cython_(\d+)__$", self._lines, text, flags=re.MULTILINE)
        while "__cython_" in text:  # decorators and headers contain others
            text = re.sub(r"__cython_(\d+)__", lambda found: self.texts[int(found[1])], text)
        return text

    def _lines(self, found: re.Match[str]) -> str:
        indent, number = found.groups()
        return "\n".join(f"{indent}{line}" for line in self.texts[int(number)].splitlines())


def write_module(tree: ast.Module) -> str:
    """Return the text of a module."""
    placeholders = Placeholders()
    return placeholders.fill_in(ast.unparse(ast.fix_missing_locations(placeholders.visit(tree))))


class Needs:
    """The names that a module needs from other modules, collected while its code is written."""

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
        """Return the base of a class, under a name that no class of the game has."""
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
