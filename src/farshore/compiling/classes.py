"""Write C classes in full: fields, constructor, copy, equality and everything `@cloneable` and dataclasses generate."""

from __future__ import annotations

import ast
from typing import TypeGuard

from farshore.compiling.c_constructors import ROWS, has_c_constructor, init_is_flat, machine_word_fields
from farshore.compiling.functions import function, header
from farshore.compiling.kinds import CannotCompile, Kind
from farshore.compiling.source_model import Class, Function
from farshore.compiling.writer import Needs

COPIED = ("list", "dict", "set")
SEQUENCE = ("Sequence",)
OWN_LINES = ("__slots__", "__hash__")
FIELD_OPTIONS = {"default", "default_factory", "compare", "repr", "metadata"}
CLASS_OPTIONS = {"frozen", "eq", "order", "slots"}


def class_declaration(cls: Class, needs: Needs) -> list[str]:
    """Return the declaration of a class: its lines in the .pxd."""
    module, lines = needs.module, [class_header(cls, needs) + ":"]
    frozen = cls.fields if cls.said.get("frozen") else machine_word_fields(cls)
    for name, (kind, _) in own_fields(cls).items():
        needs.kind(kind)
        type_ = "object" if kind.c(module) == "void" else kind.c(module)
        lines.append(f"    cdef {'readonly' if name in frozen else 'public'} {type_} {name}")
    needs.rows_of_rows |= ROWS in machine_word_fields(cls).values()
    lines += [
        f"    cdef {each.type} r_{name}" for name, each in machine_word_fields(cls).items() if name in own_fields(cls)
    ]
    for name, (_, target) in cls.kept.items():
        lines += [
            f"    cdef {cache_declaration(target, needs)} k_{name}",
            f"    cdef {cached_function_header(name, target, needs)}",
        ]
    for method in cls.methods.values():
        if method.is_property and method.flat:
            lines.append(f"    cdef {type_prefix(method.returns, needs)}p_{method.node.name}(self)")
        elif method.flat and method.node.name not in ("clone", "_copied"):
            lines.append(f"    {header(method, needs, cls, declared=True)}")
    if cls.decorator == "cloneable":
        lines += [f"    cpdef {cls.name} clone(self)", f"    cpdef {cls.name} _copied(self)"]
    if "clone" in cls.methods and cls.decorator != "cloneable":
        lines.append(f"    {header(cls.methods['clone'], needs, cls, declared=True)}")
    if not cls.decorator and has_c_constructor(cls):
        lines.append(
            f"    cdef void made(self, {method_arguments(cls.methods['__init__'], needs, declared=True)}) except *"
        )
    if len(lines) == 1:
        lines.append("    pass")
    if cls.decorator and "__post_init__" not in cls.methods:
        arguments = ", ".join(f"{type_prefix(kind, needs)}{name}" for name, (kind, _) in cls.fields.items())
        lines.append(f"cdef {cls.name} new_{cls.name}({arguments})")
    elif not cls.decorator and has_c_constructor(cls):
        lines.append(
            f"cdef {cls.name} new_{cls.name}({method_arguments(cls.methods['__init__'], needs, declared=True)})"
        )
    return lines


def class_header(cls: Class, needs: Needs) -> str:
    if cls.parent is None:
        return f"cdef class {cls.name}"
    return f"cdef class {cls.name}({needs.base(cls.parent)})"


def own_fields(cls: Class) -> dict[str, tuple[Kind, ast.expr | None]]:
    inherited = cls.parent.fields if cls.parent else {}
    return {name: field for name, field in cls.fields.items() if name not in inherited}


def type_prefix(kind: Kind, needs: Needs) -> str:
    needs.kind(kind)
    type_ = kind.c(needs.module)
    return "" if type_ in ("object", "void", "str") else f"{type_} "


def method_arguments(method: Function, needs: Needs, *, declared: bool = False) -> str:
    """Return the arguments of a method without self."""
    made = header(method, needs, None, declared=declared)
    inside = made[made.index("(") + 1 : made.rindex(")")]
    return inside.removeprefix("self, ").removeprefix("self")


def refuse_options(cls: Class) -> None:
    """Refuse what `@dataclass` and `field` can do and this build cannot."""
    words = {str(word.arg) for _, each in cls.fields.values() if is_field(each) for word in each.keywords}
    unknown = sorted({*(words - FIELD_OPTIONS), *(set(cls.said) - CLASS_OPTIONS)})
    if cls.decorator and unknown:
        raise CannotCompile(
            f"{cls.module.place(cls.node)}: {cls.name} uses {', '.join(unknown)}, which is not compiled"
        )


def class_definition(cls: Class, needs: Needs) -> list[ast.stmt]:
    """Return the class and its constructor function."""
    refuse_options(cls)
    made = ast.ClassDef(cls.name, [], [], [], [])
    made.header = class_header(cls, needs)  # type: ignore[attr-defined]
    doc = ast.get_docstring(cls.node, clean=False)
    if doc:
        made.body.append(ast.Expr(ast.Constant(doc)))
    made.body += class_lines(cls)
    if cls.decorator:
        made.body += raw_statement(
            "\n".join([f"__dataclass_fields__ = fields_{cls.name}", *generated_methods(cls, needs)])
        )
    for name, method in cls.methods.items():
        if name in ("clone", "_copied") and cls.decorator == "cloneable":
            continue
        made.body += translate_method(cls, name, method, needs)
    for name, (method_of, method) in cls.kept.items():
        made.body += raw_statement("\n".join(cached_function(name, method_of, method, needs)))
    if "Sequence" in cls.bases:
        made.body += raw_statement(
            "\n".join(f"{name} = Sequence.{name}" for name in ("index", "count", "__reversed__"))
        )
    if cls.variables or cls.pattern or "Sequence" in cls.bases:
        made.body += raw_statement("__class_getitem__ = classmethod(lambda cls, _: cls)")
    after = [f"Sequence.register({cls.name})"] if "Sequence" in cls.bases else []
    after += [f"{base}.register({cls.name})" for base in cls.bases if base in ("Cloneable", "Position")]
    return [*dataclass_fields(cls), made, *constructor_function(cls, needs), *raw_statement("\n".join(after))]


def class_lines(cls: Class) -> list[ast.stmt]:
    """Return the members of a class other than fields and methods."""
    kept: list[ast.stmt] = []
    for node in cls.node.body:
        if isinstance(node, ast.Assign) and all(
            isinstance(each, ast.Name) and each.id not in OWN_LINES for each in node.targets
        ):
            kept.append(node)
    return kept


def translate_method(cls: Class, name: str, method: Function, needs: Needs) -> list[ast.stmt]:
    if method.is_property and method.flat:
        node = function(method, needs, cls)
        node.decorator_list = []
        node.header = f"cdef {type_prefix(method.returns, needs)}p_{name}(self)"  # type: ignore[attr-defined]
        doc = ast.get_docstring(method.node) or ""
        shown = raw_statement(f"@property\ndef {name}(self):\n    {doc!r}\n    return self.p_{name}()")
        return [node, *shown]
    node = function(method, needs, cls)
    if name == "__init__" and not cls.decorator and has_c_constructor(cls):
        assert init_is_flat(method)
        arguments = method_arguments(method, needs)
        node.header = f"cdef void made(self, {arguments}) except *"  # type: ignore[attr-defined]
        names = ", ".join(each.arg for each in method.arguments)
        wrapper = ast.FunctionDef("__init__", method.node.args, raw_statement(f"self.made({names})"), [], None)
        wrapper.header = f"def __init__(self, {arguments})"  # type: ignore[attr-defined]
        return [node, wrapper]
    return [node]


def cache_declaration(target: Function, needs: Needs) -> str:
    """Return the declarations of the result caches."""
    type_ = type_prefix(target.returns, needs).strip() if target.returns.number else "Thing"
    return f"Kept[{type_}, by_{len(target.kinds)}]"


def cached_function_header(name: str, target: Function, needs: Needs) -> str:
    names = ", ".join(
        f"{type_prefix(kind, needs)}{each.arg}" for each, kind in zip(target.arguments, target.kinds, strict=True)
    )
    return f"{type_prefix(target.returns, needs)}kept_{name}(self, {names})"


def cached_function(name: str, method: ast.Attribute, target: Function, needs: Needs) -> list[str]:
    """Return a function that caches its results by its arguments, as `lru_cache` does in Python."""
    given = [each.arg for each in target.arguments]
    keys = ", ".join(f"<cells_t>{each}" for each in given)
    type_, thing = type_prefix(target.returns, needs) or "object ", not target.returns.number
    return [
        f"cdef {cached_function_header(name, target, needs)}:",
        f"    cdef {type_}made",
        f"    if self.k_{name}.has({keys}):",
        f"        return {f'<{type_.strip()}>self.k_{name}.found.held' if thing else f'self.k_{name}.found'}",
        f"    made = {ast.unparse(method)}({', '.join(given)})",
        f"    self.k_{name}.keep({'Thing(<PyObject *>made)' if thing else 'made'}, {keys})",
        "    return made",
    ]


def generated_methods(cls: Class, needs: Needs) -> list[str]:
    """Return the methods that the decorator would generate."""
    names = list(cls.fields)
    compared = [name for name in names if not is_excluded(cls, name, "compare")]
    shown = [name for name in names if not is_excluded(cls, name, "repr")]
    found = [f"__match_args__ = {tuple(names)!r}"]
    if "__init__" not in cls.methods:
        words = []
        for name, (kind, _) in cls.fields.items():
            type_ = type_prefix(kind, needs)
            words.append(f"{type_}{name}" + ("" if default_of(cls, name) is None else f"={default_of(cls, name)}"))
        found += [f"def __init__(self, {', '.join(words)}):"]
        found += [f"    {line}" for line in set_fields(cls, "self")] or ["    pass"]
        if "__post_init__" in cls.methods:
            found.append("    self.__post_init__()")
    if cls.said.get("eq", True):
        same = " and ".join(f"self.{name} == mine.{name}" for name in compared) or "True"
        found += [
            "def __eq__(self, other):",
            "    if type(other) is not type(self):",
            "        return NotImplemented",
            f"    cdef {cls.name} mine = other",
            f"    return {same}",
        ]
        if cls.decorator == "cloneable":
            found += ["def __hash__(self):", "    return object.__hash__(self)"]
        elif cls.said.get("frozen"):
            found += ["def __hash__(self):", f"    return hash(({''.join(f'self.{name}, ' for name in compared)}))"]
    if cls.said.get("order"):
        for name, sign in (("lt", "<"), ("le", "<="), ("gt", ">"), ("ge", ">=")):
            mine, yours = (f"({''.join(f'{each}.{field}, ' for field in compared)})" for each in ("self", "other"))
            same = "NotImplemented if type(other) is not type(self) else"
            found += [f"def __{name}__(self, other):", f"    return {same} {mine} {sign} {yours}"]
    if "__repr__" not in cls.methods:
        told = " + ', ' + ".join(f"'{name}=' + repr(<object>self.{name})" for name in shown) or "''"
        found += ["def __repr__(self):", f"    return '{cls.name}(' + {told} + ')'"]
    if "__reduce__" not in cls.methods:
        found += ["def __reduce__(self):", f"    return {cls.name}, ({''.join(f'self.{name}, ' for name in names)})"]
    if cls.decorator == "cloneable":
        for name in ("_copied", "clone"):
            found += clone_method(cls, name)
    return found


def clone_method(cls: Class, name: str) -> list[str]:
    made = [
        f"cpdef {cls.name} {name}(self):",
        f"    cdef {cls.name} other = {cls.name}.__new__({cls.name})",
    ]
    for field, (kind, _) in cls.fields.items():
        copied = ".copy()" if kind.name in COPIED else ""
        made.append(f"    other.{field} = self.{field}{copied}")
    if name == "clone" and "owned" in cls.fields:
        made += ["    if self.owned:", "        self._part(other)"]
    return [*made, "    return other"]


def set_fields(cls: Class, target: str) -> list[str]:
    found = []
    for name in cls.fields:
        value = argument_or_default(cls, name)
        found.append(f"{target}.{name} = {value}")
    return found + [each.line(target, name) for name, each in machine_word_fields(cls).items()]


def argument_or_default(cls: Class, name: str) -> str:
    """Return the argument, or the result of the default factory if it is missing."""
    default = cls.fields[name][1]
    factory = field_option(default, "default_factory")
    return name if factory is None else f"{ast.unparse(factory)}() if {name} is None else {name}"


def default_of(cls: Class, name: str) -> str | None:
    default = cls.fields[name][1]
    if default is None:
        return None
    if is_field(default):
        if field_option(default, "default_factory") is not None:
            return "None"
        value = field_option(default, "default")
        return None if value is None else ast.unparse(value)
    return ast.unparse(default)


def is_field(node: ast.expr | None) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "field"


def field_option(node: ast.expr | None, name: str) -> ast.expr | None:
    if is_field(node):
        return next((word.value for word in node.keywords if word.arg == name), None)
    return None


def is_excluded(cls: Class, name: str, word: str) -> bool:
    """Return whether a field is excluded from comparison or from the repr."""
    value = field_option(cls.fields[name][1], word)
    return isinstance(value, ast.Constant) and value.value is False


def dataclass_fields(cls: Class) -> list[ast.stmt]:
    """Return the fields as `dataclasses.fields` does."""
    if not cls.decorator:
        return []
    entries = []
    for name in cls.fields:
        factory = field_option(cls.fields[name][1], "default_factory")
        words = [f"{word}=False" for word in ("compare", "repr") if is_excluded(cls, name, word)]
        metadata = field_option(cls.fields[name][1], "metadata")
        if metadata is not None:
            words.append(f"metadata={ast.unparse(metadata)}")
        if factory is not None:
            words.append(f"default_factory={ast.unparse(factory)}")
        elif default_of(cls, name) is not None:
            words.append(f"default={default_of(cls, name)}")
        entries.append(f"({name!r}, {annotation_of(cls, name)!r}, data_field({', '.join(words)}))")
    return raw_statement(f"fields_{cls.name} = restore_dataclass_fields([{', '.join(entries)}])")


def annotation_of(cls: Class, name: str) -> str:
    """Return the annotation of a field."""
    for owner in (cls, cls.parent, cls.pattern):
        for node in owner.node.body if owner else ():
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
                return ast.unparse(node.annotation)
    return "object"


def constructor_function(cls: Class, needs: Needs) -> list[ast.stmt]:
    """Return a C function that creates an instance without boxing."""
    if cls.decorator and "__post_init__" not in cls.methods:
        arguments = ", ".join(f"{type_prefix(kind, needs)}{name}" for name, (kind, _) in cls.fields.items())
        body = [f"    self.{name} = {name}" for name in cls.fields]
        body += [f"    {each.line('self', name)}" for name, each in machine_word_fields(cls).items()]
    elif not cls.decorator and has_c_constructor(cls):
        arguments = method_arguments(cls.methods["__init__"], needs)
        body = [f"    self.made({', '.join(each.arg for each in cls.methods['__init__'].arguments)})"]
    else:
        return []
    first = [
        f"cdef {cls.name} new_{cls.name}({arguments}):",
        f"    cdef {cls.name} self = {cls.name}.__new__({cls.name})",
    ]
    return raw_statement("\n".join([*first, *body, "    return self"]))


# Lines of Cython


def raw_statement(text: str) -> list[ast.stmt]:
    """Return a statement of raw text."""
    if not text:
        return []
    return [RawLines(text)]


class RawLines(ast.stmt):
    """Several lines of raw text, indented by their position."""

    _fields = ()

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
