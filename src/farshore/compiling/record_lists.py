"""Lists of records: `list[Near]`, where `Near` names a tuple of numbers, holds machine numbers where it is compiled."""

from __future__ import annotations

import ast
import copy
from typing import Final

from farshore.compiling.kinds import FLOAT, INT, Kind, read_kind
from farshore.compiling.source_model import Module
from farshore.compiling.writer import Given, raw

FIELDS: Final = {"int": "long", "float": "double", "tuple": "Thing"}
ROOM: Final = 32
"""The initial capacity of a list."""
END: Final = ast.Constant(2**31 - 1)
"""Of a slice that says none."""


def record_lists_of(module: Module) -> list[Kind]:
    """Return the record lists that a module defines."""
    kinds = [read_kind(ast.parse(f"list[{name}]", mode="eval").body, module) for name in module.aliases]
    return [kind for kind in kinds if kind.home is module]


def record_list_declaration(kind: Kind) -> str:
    """Return the declaration of a record list."""
    record, fields = kind.name.replace("Listed_", "Record_"), [FIELDS[each.name] for each in kind.items_of]
    numbers = all(each in (INT, FLOAT) for each in kind.items_of)
    lower = " ".join(f"if (f{n} != o.f{n}) return f{n} < o.f{n};" for n in range(len(fields)))
    order = f"bool operator<(const {record} &o) const {{ {lower} return false; }}" if numbers else ""
    lines = [
        "from libcpp.vector cimport vector",
        "from libcpp.algorithm cimport sort as sort_records",
        "cdef extern from *:",
        '    """',
        f"    struct {record} {{ {' '.join(f'{each} f{n};' for n, each in enumerate(fields))} {order} }};",
        '    """',
        f"    cdef cppclass {record}:",
        *(f"        {each} f{n}" for n, each in enumerate(fields)),
        f"cdef class {kind.name}:",
        f"    cdef vector[{record}] held",
        f"    cdef void put(self, {record_arguments(kind)}) noexcept",
        f"    cdef void put_all(self, {kind.name} others) noexcept",
        f"    cdef {kind.name} part(self, long first, long end)",
        *(["    cdef void order(self) noexcept"] if numbers else []),
    ]
    return "\n".join(lines)


def record_arguments(kind: Kind) -> str:
    return ", ".join(f"{each.c(kind.home)} f{n}" for n, each in enumerate(kind.items_of))  # type: ignore[arg-type]


def record_list_class(kind: Kind) -> str:
    """The class itself: for Python a sequence of tuples."""
    name, record = kind.name, kind.name.replace("Listed_", "Record_")
    put = [
        f"        one.f{n} = " + (f"Thing(<PyObject *>f{n})" if each.name == "tuple" else f"f{n}")
        for n, each in enumerate(kind.items_of)
    ]
    told = ", ".join(
        f"<object>self.held[at].f{n}.held" if each.name == "tuple" else f"self.held[at].f{n}"
        for n, each in enumerate(kind.items_of)
    )
    lines = [
        f"cdef class {name}:",
        f"    cdef void put(self, {record_arguments(kind)}) noexcept:",
        f"        cdef {record} one",
        *put,
        "        if self.held.empty():",
        f"            self.held.reserve({ROOM})",
        "        self.held.push_back(one)",
        f"    cdef void put_all(self, {name} others) noexcept:",
        "        self.held.insert(self.held.end(), others.held.begin(), others.held.end())",
        f"    cdef {name} part(self, long first, long end):",
        f"        cdef {name} found = {name}.__new__({name})",
        "        cdef long many = self.held.size()",
        "        first = max(0, first + many) if first < 0 else min(first, many)",
        "        end = max(0, end + many) if end < 0 else min(end, many)",
        "        if first < end:",
        "            found.held.assign(self.held.begin() + first, self.held.begin() + end)",
        "        return found",
        "    def __len__(self):",
        "        return self.held.size()",
        "    def __iter__(self):",
        f"        return iter([({told},) for at in range(<long>self.held.size())])",
        "    def __getitem__(self, at):",
        "        return list(self)[at]",
        "    def __eq__(self, other):",
        f"        return list(self) == list(other) if isinstance(other, (list, {name})) else NotImplemented",
        "    __hash__ = None",
        "    def append(self, record):",
        f"        self.put({', '.join(f'record[{n}]' for n in range(len(kind.items_of)))})",
        "    @staticmethod",
        "    def of(records):",
        f"        if isinstance(records, {name}):",
        "            return records",
        f"        cdef {name} found = {name}.__new__({name})",
        "        for record in records:",
        "            found.append(record)",
        "        return found",
        "    def __repr__(self):",
        "        return repr(list(self))",
    ]
    if "cdef void order" in record_list_declaration(kind):
        lines += ["    cdef void order(self) noexcept:", "        sort_records(self.held.begin(), self.held.end())"]
    return "\n".join(lines)


# Statements


def comprehension_to_loops(put: ast.expr, made: ast.ListComp, number: int) -> ast.stmt:
    """`[… for … in … if …]`: loops with names of their own that give each item to the function `put`."""
    names = {
        each.id
        for loop in made.generators
        for each in ast.walk(loop.target)
        if isinstance(each, ast.Name) and each.id != "_"
    }
    made = Renamed({name: f"{name}_of{number}" for name in names}).visit(copy.deepcopy(made))
    body: ast.stmt = ast.Expr(ast.Call(put, [made.elt], []))
    for loop in reversed(made.generators):
        for test in reversed(loop.ifs):
            body = ast.If(test, [body], [])
        body = ast.For(loop.target, loop.iter, [body], [], None)
    return body


class Renamed(ast.NodeTransformer):
    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self.names.get(node.id, node.id), node.ctx)


def match_comprehension(value: ast.expr) -> tuple[ast.ListComp | None, bool] | None:
    """`[]`, a comprehension, or one that is sorted."""
    if isinstance(value, ast.List) and not value.elts:
        return None, False
    if isinstance(value, ast.ListComp):
        return value, False
    if (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id == "sorted"
        and not value.keywords
        and isinstance(value.args[0], ast.ListComp)
    ):
        return value.args[0], True
    return None


def record_fields(kind: Kind, held: str, place: str) -> list[ast.expr]:
    """The fields of the record at this place."""
    found: list[ast.expr] = []
    for number, each in enumerate(kind.items_of):
        text = f"{held}.held[{place}].f{number}"
        found.append(Given(raw(f"(<tuple>{text}.held)" if each.name == "tuple" else text), each))
    return found
