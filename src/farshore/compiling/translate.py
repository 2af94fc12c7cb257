"""One module of Python into Cython: the .pyx with its code, and the .pxd with what other modules call."""

from __future__ import annotations

import ast
from typing import NamedTuple

from farshore.compiling import record_lists
from farshore.compiling.classes import class_declaration, class_definition, raw_statement
from farshore.compiling.functions import function, header
from farshore.compiling.kinds import Kind
from farshore.compiling.source_model import Class, Function, Module
from farshore.compiling.writer import Needs, write_module

DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": "False",
    "binding": "True",
    "boundscheck": "True",
    "wraparound": "True",
    "nonecheck": "True",
    "cpow": "False",
    "overflowcheck": "True",
}


class Translated(NamedTuple):
    pyx: str
    pxd: str


def translate(module: Module) -> Translated:
    """Return the two files of a module: .pyx and .pxd."""
    inside, outside = Needs(module), Needs(module)
    body, told = list[ast.stmt](), list[str]()
    imports_end = ast.Pass()
    last = max(number for number, node in enumerate(module.tree.body) if isinstance(node, (ast.Import, ast.ImportFrom)))
    for number, node in enumerate(module.tree.body):
        if number == last + 1:
            body.append(imports_end)
        body += translate_statement(node, module, inside) if number else []
        if isinstance(node, ast.ClassDef) and module.classes[node.name].compiled:
            told += class_declaration(module.classes[node.name], outside)
        elif isinstance(node, ast.FunctionDef) and module.functions[node.name].flat:
            told.append(header(module.functions[node.name], outside, declared=True))
        elif makes_play_functions(node):
            told += [
                "cpdef void step(C_State state, long seat, action) except *",
                "cpdef long play_out(C_State state, C_Rng dice)",
                "cpdef long play_on(C_State state, long seat, C_SeededDraws draws, C_Rng dice)",
            ]
            for kind in playout_types(module).values():
                outside.kind(kind)
    at = body.index(imports_end)
    lists = record_lists.record_lists_of(module)
    body[at : at + 1] = [
        *c_variables(module, inside),
        *(made for each in lists for made in raw_statement(record_lists.record_list_class(each))),
    ]
    told[:0] = [record_lists.record_list_declaration(each) for each in lists]
    tree = ast.Module([*generated_imports(module), *body], [])
    text = write_module(tree)
    directives = "# distutils: language = c++\n# cython: " + ", ".join(f"{k}={v}" for k, v in DIRECTIVES.items())
    doc = ast.unparse(module.tree.body[0])  # before all imports, or Cython would not take it for what it is
    pyx = "\n".join([directives, doc, *missing_cimports(inside, outside), text, ""])
    pxd = "\n".join([*outside.cimports(), *told, ""])
    return Translated(pyx, pxd)


def missing_cimports(inside: Needs, outside: Needs) -> list[str]:
    """Return the imports that the .pxd does not contain already; the .pyx sees both."""
    known = set(outside.cimports())
    return [line for line in inside.cimports() if line not in known]


def playout_types(module: Module) -> dict[str, Kind]:
    program = module.program
    return {
        "Rng": program.module("farshore.core.rng").classes["Rng"].kind,
        "SeededDraws": program.module("farshore.core.rng").classes["SeededDraws"].kind,
        "Outcomes": program.module("farshore.core.lazy_actions").classes["Outcomes"].kind,
        "LegalActions": program.module("farshore.core.lazy_actions").classes["LegalActions"].kind,
    }


def generated_imports(module: Module) -> list[ast.stmt]:
    """Return the imports that generated classes need."""
    rows = [cls for cls in module.classes.values() if cls.compiled and cls.decorator]
    text = (
        ["from dataclasses import field as data_field", "from farshore.compiled import restore_dataclass_fields"]
        if rows
        else []
    )
    for cls in rows:
        if cls.pattern is not None:
            home = cls.pattern.module
            used = {
                n.id
                for m in cls.methods.values()
                if m.module is home
                for n in ast.walk(m.node)
                if isinstance(n, ast.Name)
            }
            names = sorted(name for name in used if name in home.classes or name in home.noted)
            text += [f"from {home.name} import {', '.join(names)}"] if names else []
    return raw_statement("\n".join(text))


def c_variables(module: Module, needs: Needs) -> list[ast.stmt]:
    """Return the imported names that are also kept as C variables."""
    text = []
    for name, kind in sorted(needs.mirrors.items()):
        text.append(f"cdef {kind.c(module)} g_{name}" + (f" = {name}" if name in module.imports else ""))
    for name in sorted(needs.rows):
        text.append(f"cdef CellsRow r_{name}" + (f" = cells_row({name})" if name in module.imports else ""))
    return raw_statement("\n".join(text))


def translate_statement(node: ast.stmt, module: Module, needs: Needs) -> list[ast.stmt]:
    """Translate a statement at module level."""
    if isinstance(node, ast.ImportFrom) and node.module == "__future__":
        return []
    if isinstance(node, ast.FunctionDef):
        return [function(module.functions[node.name], needs)]
    if isinstance(node, ast.ClassDef):
        cls = module.classes[node.name]
        return class_definition(cls, needs) if cls.compiled else [python_class(cls, needs)]
    if makes_play_functions(node):
        return play_functions(module, needs)
    if isinstance(node, ast.AnnAssign):
        node = ast.Assign([node.target], node.value or ast.Constant(None))
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        set_here = node.targets[0].elts if isinstance(node.targets[0], ast.Tuple) else node.targets
        return [node, *(Mirrored(each.id, module, needs) for each in set_here if isinstance(each, ast.Name))]
    return [node]


class Mirrored(ast.stmt):
    """Copies a name to its C variable after it is set, if C code reads it; known when all code is written."""

    _fields = ()

    def __init__(self, name: str, module: Module, needs: Needs) -> None:
        super().__init__()
        self.name, self.module, self.needs = name, module, needs

    @property
    def text(self) -> str:
        made = [f"g_{self.name} = {self.name}"] if self.name in self.needs.mirrors else []
        return "\n".join(made + ([f"r_{self.name} = cells_row({self.name})"] if self.name in self.needs.rows else []))


def python_class(cls: Class, needs: Needs) -> ast.ClassDef:
    """Translate a class that stays a Python class; its methods are compiled."""
    if any(base in ("NamedTuple", "Protocol", "TypedDict") for base in cls.bases):
        return cls.node
    body: list[ast.stmt] = []
    for node in cls.node.body:
        if isinstance(node, ast.FunctionDef) and node.name in cls.methods and cls.methods[node.name].node is node:
            body.append(function(cls.methods[node.name], needs, cls))
        else:
            body.append(node)
    return ast.ClassDef(cls.name, cls.node.bases, cls.node.keywords, body, cls.node.decorator_list)


# Steps and play-outs: what `core/playout.make_play_functions` makes, with the game's own types


def makes_play_functions(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "make_play_functions"
    )


def play_functions(module: Module, needs: Needs) -> list[ast.stmt]:
    for kind in playout_types(module).values():
        needs.kind(kind)
    table = module.noted["STEPS"][1]
    assert isinstance(table, ast.Dict)
    branches: list[str] = []
    for verb, step in zip(table.keys, table.values, strict=True):
        assert isinstance(verb, ast.Name)
        cls = module.look_up(verb.id)[1]
        target = resolve_function(step, module)
        if not (isinstance(cls, Class) and cls.compiled and target is not None and target.flat):
            continue
        needs.kind(cls.kind)
        name = target.node.name if target.module is module else needs.function(target)
        last = target.kinds[2].c(module)
        action = "action" if last == "object" else f"<{last}>action"
        word = "if" if not branches else "elif"
        branches.append(f"    {word} kind is {cls.kind.c(module)}:\n        {name}(state, seat, {action})")
    steps = "\n".join([*branches, "    else:\n        STEPS[kind](state, seat, action)"])
    return raw_statement(TEMPLATE.replace("    BRANCHES", steps))


def resolve_function(node: ast.expr | None, module: Module) -> Function | None:
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        home = module.imports.get(node.value.id, ("", ""))[0]
        node, module = ast.Name(node.attr, ast.Load()), module.program.module(home)
    found = module.look_up(node.id)[1] if isinstance(node, ast.Name) else None
    return found if isinstance(found, Function) and found.module.compiled else None


TEMPLATE = '''cpdef void step(C_State state, long seat, action) except *:
    """Does a legal action in place."""
    state.news = ()
    kind = type(action)
    BRANCHES

cdef at_place(choices, long place):
    """What stands at this place, without asking for it as Python would."""
    cdef C_LegalActions few
    if type(choices) is C_LegalActions:
        few = <C_LegalActions>choices
        if place < few.many:
            return (<list>few.verb.places)[nth_of(few.cells, place)]
        return few.others[place - few.many]
    if type(choices) is tuple:
        return (<tuple>choices)[place]
    return choices[place]

cpdef long play_out(C_State state, C_Rng dice):
    """Plays on to the end by chance alone: what comes, and what is done of all that is legal."""
    cdef long seat, decisions = 0
    cdef C_Outcomes outcomes
    while state.acting:
        seat = <long>(state.acting[0])
        if seat < 0:
            outcomes = chance_outcomes(state)
            if outcomes.weights is None:
                action = at_place(outcomes.actions, dice.randrange(outcomes.total))
            else:
                action = outcomes.pick(dice.randrange(outcomes.total))
        else:
            choices = legal(state, seat)
            action = at_place(choices, dice.randrange(len(choices)))
            decisions += 1
        step(state, seat, action)
    return decisions

cdef bint is_among(tuple acting, long seat):
    for each in acting:
        if <long>each == seat:
            return True
    return False

cpdef long play_on(C_State state, long seat, C_SeededDraws draws, C_Rng dice):
    """Draws chance and lets other seats act at random until a seat is to act, or any seat without a generator."""
    cdef long other, decisions = 0
    cdef C_Outcomes outcomes
    while state.acting:
        other = <long>(state.acting[0])
        if other < 0:
            outcomes = chance_outcomes(state)
            if outcomes.weights is None:
                action = at_place(outcomes.actions, draws.below(outcomes.total))
            else:
                action = outcomes.pick(draws.below(outcomes.total))
        elif dice is None or is_among(state.acting, seat):
            break
        else:
            choices = legal(state, other)
            action = at_place(choices, dice.randrange(len(choices)))
            decisions += 1
        step(state, other, action)
    return decisions'''
