"""The source modules as a model: imports, classes with typed fields, functions and constants."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias, TypeGuard

from farshore.compiling.kinds import BOOL, CELLS, INT, OBJECT, WORD, CannotCompile, Kind, read_kind
from farshore.compiling.unbound_names import captured_names

SRC: Final = Path(__file__).resolve().parents[2]
Definition: TypeAlias = ast.FunctionDef
CLOSURES: Final = (ast.Lambda, ast.GeneratorExp, ast.FunctionDef, ast.Yield, ast.YieldFrom)
EAGER: Final = ("sum", "min", "max", "tuple", "list", "sorted", "set", "frozenset", "cells_of")
"""Who is given a generator expression uses it up at once: a list does as well, and needs no closure."""
IN_PLACE: Final = """
def step(state: State, seat: int, action: object) -> None: ...
def play_out(state: State, dice: Rng) -> int: ...
def play_on(state: State, seat: int, draws: SeededDraws, dice: Rng) -> int: ...
"""
"""What `core/playout.make_play_functions` makes, as others call it."""
MOST_KEYS: Final = 4
"""The maximum number of arguments of a cache in C."""
BASES_OF_C_CLASSES: Final = ("ABC", "Cloneable", "Generic", "Sequence")
"""Bases that a C class is written without: what they bring is written out, or registered."""
"""Classes that inherit from these stay Python classes; only their methods are compiled."""


@dataclass
class Function:
    """A function of a module, or a method of a class."""

    node: Definition
    module: Module
    owner: Class | None = None
    flat: bool = field(init=False)
    """It can be called as C calls: no closures, no stars, no decorators."""

    def __post_init__(self) -> None:
        node = self.node
        arguments = node.args
        starred = arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs
        inner = (each for statement in node.body for each in ast.walk(statement))
        dunder = node.name.startswith("__") and node.name.endswith("__")
        closed = any(isinstance(each, CLOSURES) for each in inner)
        plain = starred or self.wrapped or self.open_to_any or dunder or closed
        self.flat = not plain and (not self.owner or self.owner.compiled)

    @property
    def wrapped(self) -> bool:
        """Return whether a decorator replaces the function."""
        return any(word not in ("abstractmethod", "property") for word in self.decorators)

    @property
    def open_to_any(self) -> bool:
        """Return whether the method is abstract and its kinds are known only in subclasses, which may differ."""
        variables = self.owner.variables if self.owner and "abstractmethod" in self.decorators else ()
        notes = [each.annotation for each in self.node.args.args] + [self.node.returns]
        names = {each.id for note in notes if note for each in ast.walk(note) if isinstance(each, ast.Name)}
        return not names.isdisjoint(variables)

    @property
    def decorators(self) -> list[str]:
        heads = [each.func if isinstance(each, ast.Call) else each for each in self.node.decorator_list]
        return [head.id if isinstance(head, ast.Name) else "other" for head in heads]

    @property
    def is_property(self) -> bool:
        return "property" in self.decorators

    @property
    def arguments(self) -> list[ast.arg]:
        """Return the arguments without self."""
        return self.node.args.args[1 if self.owner and "staticmethod" not in self.decorators else 0 :]

    @property
    def kinds(self) -> list[Kind]:
        loose = captured_names(self.node)
        notes = [None if each.arg in loose else each.annotation for each in self.arguments]
        return [read_kind(note, self.module, self.owner) for note in notes]

    @property
    def returns(self) -> Kind:
        return read_kind(self.node.returns, self.module, self.owner)

    @property
    def c_name(self) -> str:
        """Return the name by which other modules call it."""
        return f"c_{self.module.short}_{self.node.name}"


@dataclass
class Class:
    """A class of a module."""

    node: ast.ClassDef
    module: Module
    bound: dict[str, Kind] = field(default_factory=dict)
    """The types that its type variables are bound to."""

    @property
    def name(self) -> str:
        return self.node.name

    @cached_property
    def kind(self) -> Kind:
        return Kind(self.name, cls=self)

    @property
    def decorator(self) -> str:
        """Return `row`, `dataclass` or an empty string; an immutable class counts as a data class."""
        for each in self.node.decorator_list:
            head = each.func if isinstance(each, ast.Call) else each
            if isinstance(head, ast.Name) and head.id in ("cloneable", "dataclass", "immutable"):
                return head.id.replace("immutable", "dataclass")
        return ""

    @cached_property
    def said(self) -> dict[str, bool]:
        """Return the options of its decorator: frozen, eq, …"""
        for each in self.node.decorator_list:
            if isinstance(each, ast.Name) and each.id == "immutable":
                return {"frozen": True}
            if isinstance(each, ast.Call):
                return {str(word.arg): bool(ast.literal_eval(word.value)) for word in each.keywords}
        return {}

    @property
    def bases(self) -> list[str]:
        heads = [each.value if isinstance(each, ast.Subscript) else each for each in self.node.bases]
        return [head.id for head in heads if isinstance(head, ast.Name)]

    @cached_property
    def compiled(self) -> bool:
        """Return whether it becomes a C class with typed fields."""
        return self.module.compiled and not self.node.keywords and all(map(self._can_extend, self.node.bases))

    def _can_extend(self, base: ast.expr) -> bool:
        """Return whether a C class can have this base; otherwise it stays a Python class."""
        head = base.value if isinstance(base, ast.Subscript) else base
        if not isinstance(head, ast.Name):
            return False
        found = self.module.look_up(head.id)[1]
        if isinstance(found, Class):
            return found.compiled or found.decorator == "cloneable" or head.id in BASES_OF_C_CLASSES
        return head.id in BASES_OF_C_CLASSES

    def int_enum_value(self, name: str) -> int | None:
        """Return the value of a member of an `IntEnum`; None if there is no such member."""
        for node in self.node.body if "IntEnum" in self.bases else ():
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
                return ast.literal_eval(node.value)  # type: ignore[no-any-return]
        return None

    @cached_property
    def parent(self) -> Class | None:
        """Return the C class that it extends; rows are written out in full instead."""
        for base in self.bases:
            found = self.module.look_up(base)[1]
            if isinstance(found, Class) and found.module.compiled and found.decorator == self.decorator != "cloneable":
                return found
        return None

    @cached_property
    def pattern(self) -> Class | None:
        """Return the base position that is copied into this class, with its type variables bound."""
        for base in self.node.bases:
            head = base.value if isinstance(base, ast.Subscript) else base
            found = self.module.look_up(head.id)[1] if isinstance(head, ast.Name) else None
            if isinstance(found, Class) and found.decorator == "cloneable" and isinstance(base, ast.Subscript):
                inner = base.slice.elts if isinstance(base.slice, ast.Tuple) else [base.slice]
                names = found.variables
                self.bound.update({name: read_kind(each, self.module) for name, each in zip(names, inner, strict=True)})
                return found
        return None

    @property
    def variables(self) -> list[str]:
        """Return the names of its type variables."""
        for base in self.node.bases:
            if isinstance(base, ast.Subscript) and isinstance(base.value, ast.Name) and base.value.id == "Generic":
                inner = base.slice.elts if isinstance(base.slice, ast.Tuple) else [base.slice]
                return [each.id for each in inner if isinstance(each, ast.Name)]
        return []

    @cached_property
    def fields(self) -> dict[str, tuple[Kind, ast.expr | None]]:
        """Return each field with its kind and its default, in the order of the constructor's arguments."""
        found: dict[str, tuple[Kind, ast.expr | None]] = {}
        if self.decorator and self.parent is not None:
            found.update(self.parent.fields)
        if self.pattern is not None:
            for node in self.pattern.node.body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    found[node.target.id] = (read_kind(node.annotation, self.pattern.module, self), node.value)
        for node in self.node.body:
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and "ClassVar" not in ast.dump(node)
            ):
                found[node.target.id] = (read_kind(node.annotation, self.module, self), node.value)
        if not self.decorator and "NamedTuple" not in self.bases:
            found.update({name: (kind, None) for name, kind in self._set_in_methods().items()})
        return found

    def _set_in_methods(self) -> dict[str, Kind]:
        """Return the kind of `self.x` from its first assignment; if that has no annotation, any object."""
        found: dict[str, Kind] = {}
        for method in self.methods.values():
            kinds = dict(zip([each.arg for each in method.arguments], method.kinds, strict=True))
            for node in ast.walk(method.node):
                if isinstance(node, ast.AnnAssign) and _of_self(node.target):
                    found[node.target.attr] = read_kind(node.annotation, self.module, self)
                elif isinstance(node, ast.Assign):
                    for target in node.targets:
                        for each, value in _pairs(target, node.value):
                            if _of_self(each):
                                found.setdefault(each.attr, self._simply(value, kinds, found))
        return found

    def _simply(self, value: ast.expr, kinds: dict[str, Kind], fields: dict[str, Kind]) -> Kind:
        """Return the kind of an argument, of its field, of an item of that, or of the result of a function."""
        if isinstance(value, ast.Name):
            return kinds.get(value.id, OBJECT)
        if isinstance(value, ast.Subscript):
            held = self._simply(value.value, kinds, fields)
            return held.value or held.item or OBJECT
        if isinstance(value, ast.Attribute):
            if _of_self(value):
                return fields.get(value.attr, OBJECT)
            owner = self._simply(value.value, kinds, fields).cls
            return (owner and owner.field(value.attr)) or OBJECT
        func = value.func if isinstance(value, ast.Call) else None
        if isinstance(func, ast.Attribute):
            method = (
                self.methods.get(func.attr) if isinstance(func.value, ast.Name) and func.value.id == "self" else None
            )
            return INT if func.attr == "bit_count" else method.returns if method else OBJECT
        target = self.module.look_up(func.id)[1] if isinstance(func, ast.Name) else None
        return target.returns if isinstance(target, Function) else target.kind if isinstance(target, Class) else OBJECT

    @cached_property
    def kept(self) -> dict[str, tuple[ast.Attribute, Function]]:
        """`self.x = lru_cache(…)(method)`: caches whose arguments are all machine numbers can be kept in C."""
        found: dict[str, tuple[ast.Attribute, Function]] = {}
        for node in ast.walk(self.methods["__init__"].node) if self.compiled and "__init__" in self.methods else ():
            if isinstance(node, ast.AnnAssign) and _of_self(node.target) and isinstance(node.value, ast.Call):
                method = node.value.args[0] if ast.unparse(node.value.func).startswith("lru_cache(") else None
                owner = self._owner(method.value) if isinstance(method, ast.Attribute) else None
                target = owner.method(method.attr) if owner and isinstance(method, ast.Attribute) else None
                by_words = target and all(kind in (INT, BOOL, CELLS, WORD) for kind in target.kinds)
                if target and target.flat and len(target.kinds) <= MOST_KEYS and by_words:
                    assert isinstance(method, ast.Attribute)
                    found[node.target.attr] = method, target
        return found

    def _owner(self, node: ast.expr) -> Class | None:
        """Return the class that has the method: this one, or that of a field."""
        if isinstance(node, ast.Name) and node.id == "self":
            return self
        kind = self.field(node.attr) if _of_self(node) else None
        return kind.cls if kind and kind.cls and kind.cls.compiled else None

    @cached_property
    def set_at_once(self) -> set[str]:
        """Return the fields that only the constructor sets."""
        by_method = {
            name: {each.attr for each in ast.walk(method.node) if _of_self(each) and isinstance(each.ctx, ast.Store)}
            for name, method in self.methods.items()
        }
        first = by_method.pop("__init__", set[str]())
        return first.difference(*by_method.values())

    @cached_property
    def methods(self) -> dict[str, Function]:
        found: dict[str, Function] = {}
        if self.pattern is not None:
            for node in self.pattern.node.body:
                if isinstance(node, ast.FunctionDef):
                    found[node.name] = Function(node, self.pattern.module, self)
        for node in self.node.body:
            if isinstance(node, ast.FunctionDef) and "overload" not in Function(node, self.module, self).decorators:
                found[node.name] = Function(node, self.module, self)
        return found

    def method(self, name: str) -> Function | None:
        """Return a method of the class or of its base; a row has the methods that `@cloneable` generates."""
        if self.decorator == "cloneable" and name in ("clone", "_copied"):
            written = ast.parse(f"def {name}(self) -> Self: return self").body[0]
            assert isinstance(written, ast.FunctionDef)
            return Function(written, self.module, self)
        return self.methods.get(name) or (self.parent.method(name) if self.parent else None)

    def field(self, name: str) -> Kind | None:
        inherited = self.parent.field(name) if self.parent else None
        return inherited or (self.fields[name][0] if name in self.fields else None)


def _of_self(target: ast.AST) -> TypeGuard[ast.Attribute]:
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"


def _pairs(target: ast.expr, value: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        return list(zip(target.elts, value.elts, strict=True))
    if isinstance(target, ast.Tuple) and re.fullmatch(r"range\(\d+\)", ast.unparse(value)):
        return [(each, ast.Constant(number)) for number, each in enumerate(target.elts)]
    return [(each, target) for each in target.elts] if isinstance(target, ast.Tuple) else [(target, value)]


class Listed(ast.NodeTransformer):
    """Turns generator expressions into lists if all their items are used at once."""

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        first = node.args[0] if node.args else None
        if isinstance(first, ast.GeneratorExp) and isinstance(node.func, ast.Name) and node.func.id in EAGER:
            node.args[0] = ast.copy_location(ast.ListComp(first.elt, first.generators), first)
        return node


class Module:
    """One source module."""

    def __init__(self, name: str, program: Program) -> None:
        self.name, self.program = name, program
        found = program.find(name)
        if found is None:
            raise CannotCompile(f"there is no module {name}")
        self.path = found
        self.tree = Listed().visit(ast.parse(self.path.read_text("utf-8")))
        self.compiled = name in program.names
        self.short = name.removeprefix("farshore.").replace(".", "_")
        self.imports: dict[str, tuple[str, str]] = {}
        """By local name the module, and the name in it; nothing for a module itself."""
        self.functions: dict[str, Function] = {}
        self.classes: dict[str, Class] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.noted: dict[str, tuple[ast.expr | None, ast.expr]] = {}
        """Names of the module that are set once: what is said of them, and their value."""
        for node in self.tree.body:
            self._read(node)

    def _read(self, node: ast.stmt) -> None:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            for each in node.body:
                self._read(each)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                is_module = self.program.has_module(whole)
                self.imports[alias.asname or alias.name] = (whole, "") if is_module else (node.module, alias.name)
        elif isinstance(node, ast.FunctionDef):
            self.functions[node.name] = Function(node, self)
        elif isinstance(node, ast.ClassDef):
            self.classes[node.name] = Class(node, self)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            if isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias":
                self.aliases[node.target.id] = node.value
            else:
                bare = isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"
                self.noted[node.target.id] = (None if bare else node.annotation, node.value)
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            for target, value in _pairs(node.targets[0], node.value):
                if isinstance(target, ast.Name) and value is not node.targets[0]:
                    self.noted[target.id] = (None, value)
            if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "make_play_functions":
                for written in ast.parse(IN_PLACE).body:
                    assert isinstance(written, ast.FunctionDef)
                    self.functions[written.name] = Function(written, self)

    def place(self, node: ast.AST) -> str:
        """Return the file and line of a node."""
        return f"{self.path.name}, line {getattr(node, 'lineno', 0)}"

    def look_up(self, name: str) -> tuple[Module, Class | Function | ast.expr | None]:
        """Return what a name refers to (a class, a function, or the expression of an alias), and its module."""
        for found in (self.classes, self.functions, self.aliases):
            if name in found:
                return self, found[name]
        if name in self.imports:
            home, inner = self.imports[name]
            if inner and self.program.has_module(home):
                return self.program.module(home).look_up(inner)
        return self, None

    def constant(self, name: str) -> int | float | None:
        """Return the number that a name is set to, if it is a literal."""
        home, inner = self.imports.get(name, ("", name))
        if home:
            return self.program.module(home).constant(inner) if inner and self.program.has_module(home) else None
        value = self.noted.get(inner, (None, None))[1]
        try:
            number = ast.literal_eval(value) if value is not None else None
        except ValueError:
            return None
        return number if isinstance(number, (int, float)) and not isinstance(number, bool) else None

    def global_kind(self, name: str) -> Kind:
        """Return the kind of a name of the module that is set once."""
        home, inner = self.imports.get(name, ("", name))
        if home:
            if not inner or not self.program.has_module(home):
                return OBJECT
            return self.program.module(home).global_kind(inner)
        note, value = self.noted.get(inner, (None, None))
        if note is not None:
            return read_kind(note, self)
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            found = self.look_up(value.func.id)[1]
            if isinstance(found, Function):
                return found.returns
            return found.kind if isinstance(found, Class) else OBJECT
        if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
            owner = self.global_kind(value.value.id)
            return (owner.cls.field(value.attr) or OBJECT) if owner.cls else OBJECT
        return OBJECT


def as_function(found: object) -> Function | None:
    return found if isinstance(found, Function) else None


class Program:
    """All modules that are compiled together."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._modules: dict[str, Module] = {}
        self._calls: dict[int, list[Function]] = {}

    def module(self, name: str) -> Module:
        if name not in self._modules:
            self._modules[name] = Module(name, self)
        return self._modules[name]

    def calls_itself(self, target: Function) -> bool:
        """Return whether a function may call itself, directly or by others; a generator does not run when called."""
        if any(isinstance(each, (ast.Yield, ast.YieldFrom)) for each in ast.walk(target.node)):
            return False
        seen: set[int] = set()
        waiting = self._called(target)
        while waiting:
            each = waiting.pop()
            if each.node is target.node:
                return True
            if id(each.node) not in seen:
                seen.add(id(each.node))
                waiting += self._called(each)
        return False

    def _called(self, target: Function) -> list[Function]:
        """Return the compiled functions that a function names, and all methods with the names that it calls."""
        key = id(target.node)
        if key not in self._calls:
            found: list[Function | None] = []
            called = {id(node.func) for node in ast.walk(target.node) if isinstance(node, ast.Call)}
            for node in ast.walk(target.node):
                if isinstance(node, ast.Name):
                    named = target.module.look_up(node.id)[1]
                    found.append(named.method("__init__") if isinstance(named, Class) else as_function(named))
                elif isinstance(node, ast.Attribute):
                    base = node.value.id if isinstance(node.value, ast.Name) else ""
                    home, inner = target.module.imports.get(base, ("", ""))
                    if home and not inner and self.has_module(home):
                        found.append(as_function(self.module(home).look_up(node.attr)[1]))
                    elif base == "self" and target.owner and (method := target.owner.method(node.attr)):
                        found.append(method)
                    else:
                        found += [
                            each for each in self._by_name.get(node.attr, []) if each.is_property or id(node) in called
                        ]
            self._calls[key] = [each for each in found if each is not None and each.module.compiled]
        return self._calls[key]

    @cached_property
    def _by_name(self) -> dict[str, list[Function]]:
        """Return all compiled methods by name."""
        found: dict[str, list[Function]] = {}
        for module in map(self.module, self.names):
            methods = [each for cls in module.classes.values() for each in cls.methods.values()]
            for each in methods:
                found.setdefault(each.node.name, []).append(each)
        return found

    def read(self) -> list[Module]:
        """Return all modules that were read: a change in any of them may change the compiled code."""
        return list(self._modules.values())

    def has_module(self, name: str) -> bool:
        return self.find(name) is not None

    @cache  # noqa: B019  (a program lives as long as its build)
    def find(self, name: str) -> Path | None:
        """Return the source of a module, of Farshore or of a package that is compiled with it."""
        top = name.partition(".")[0]
        if top not in {"farshore", *(each.partition(".")[0] for each in self.names)}:
            return None
        spec = None if top == "farshore" else find_spec(top)
        roots = [SRC]
        if spec is not None:  # a package without `__init__.py` has no origin, and may be in several folders
            folders = spec.submodule_search_locations
            roots = [Path(each).parent for each in folders or (spec.origin or "",)]
        paths = [root / Path(*name.split(".")) for root in roots]
        files = (each for path in paths for each in (path.with_suffix(".py"), path / "__init__.py"))
        return next((each for each in files if each.exists()), None)
