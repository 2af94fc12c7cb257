"""Functions with typed headers and typed names."""

from __future__ import annotations

import ast
import copy

from farshore.compiling import record_lists
from farshore.compiling.c_constructors import machine_word_fields
from farshore.compiling.kinds import NONE, OBJECT, UNKNOWN, CannotCompile, Kind, merge_kinds, read_kind
from farshore.compiling.loops import Loops
from farshore.compiling.source_model import Class, Function, Module
from farshore.compiling.unbound_names import captured_names, maybe_unbound
from farshore.compiling.writer import Needs, raw

PASSES = 5
"""The maximum number of passes over a body until the kinds of all names are known."""


class Body(Loops):
    """Rewrites the statements of one function."""

    def __init__(self, module: Module, needs: Needs, function: Function, owner: Class | None) -> None:
        super().__init__(module, needs, owner)
        self.function, self.home = function, function.module
        names = [each.arg for each in function.arguments]
        self.given = dict(zip(names, function.kinds, strict=True))
        for each in (*function.node.args.kwonlyargs, *function.node.args.posonlyargs):
            self.given[each.arg] = read_kind(each.annotation, function.module, owner)
        for extra in (function.node.args.vararg, function.node.args.kwarg):
            if extra is not None:
                self.given[extra.arg] = OBJECT
        self.found: dict[str, Kind] = {}
        self.noted = self._note
        self.loose: set[str] = set()
        """Names that may be unbound, or that inner functions use: objects, whatever their values are."""
        self.count = 0

    def _note(self, name: str, kind: Kind) -> None:
        self.found[name] = merge_kinds(self.found.get(name), kind)

    def rewritten(self) -> tuple[list[ast.stmt], dict[str, Kind]]:
        """Return the statements and the kinds of the local names."""
        statements = self.function.node.body
        self.known = dict(self.given)
        assigned = self._assigned()
        early = maybe_unbound(self.function.node) | captured_names(self.function.node)
        inner = {each.name for each in ast.walk(self.function.node) if isinstance(each, ast.FunctionDef)}
        self.loose = {name for name in early - inner if name in assigned and name not in self.given}
        fixed = self._annotated() | dict.fromkeys(self.loose, OBJECT)
        self.known |= {name: UNKNOWN for name in assigned if name not in self.known}
        self.known |= fixed
        for _ in range(PASSES):
            self.found = {}
            self.count = 0
            self.block(statements)
            new = {name: kind for name, kind in self.found.items() if name not in self.given}
            self.known |= new | fixed
        self.known = {name: OBJECT if kind in (UNKNOWN, NONE) else kind for name, kind in self.known.items()}
        self.count = 0
        made = self.block(statements)
        return made, {name: kind for name, kind in self.known.items() if name not in self.given}

    def _annotated(self) -> dict[str, Kind]:
        """Return the annotations in the body."""
        return {
            node.target.id: read_kind(node.annotation, self.function.module, self.owner)
            for node in ast.walk(self.function.node)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }

    def _assigned(self) -> set[str]:
        """Return all names that the body assigns."""
        found: set[str] = set()

        def visit(node: ast.AST) -> None:
            for each in ast.iter_child_nodes(node):
                if isinstance(
                    each, (ast.FunctionDef, ast.Lambda, ast.ListComp, ast.GeneratorExp, ast.SetComp, ast.DictComp)
                ):
                    if isinstance(each, ast.FunctionDef):
                        found.add(each.name)
                    else:
                        found.update(
                            n.target.id
                            for n in ast.walk(each)
                            if isinstance(n, ast.NamedExpr) and isinstance(n.target, ast.Name)
                        )
                    continue
                if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                    found.add(each.id)
                if isinstance(each, ast.ExceptHandler) and each.name:
                    found.add(each.name)
                if isinstance(each, (ast.Import, ast.ImportFrom)):
                    found.update((alias.asname or alias.name).split(".")[0] for alias in each.names)
                visit(each)

        for statement in self.function.node.body:
            holder = ast.Module([statement], [])
            visit(holder)
        return found

    # Statements

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        return [made for each in statements for made in self.statement(each)]

    def statement(self, node: ast.stmt) -> list[ast.stmt]:
        self.done = {}
        method = getattr(self, f"_on_{type(node).__name__.lower()}", None)
        if method is not None:
            made: list[ast.stmt] = method(node)
            return made
        return [self._any_statement(node)]

    def _any_statement(self, node: ast.stmt) -> ast.stmt:
        made = copy.copy(node)
        for name, value in ast.iter_fields(node):
            if isinstance(value, ast.expr):
                value = self.test(value) if name == "test" else self.only(value)
            elif isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                value = self.block(value)
            elif isinstance(value, list):
                value = [self._part(each) for each in value]
            setattr(made, name, value)
        return made

    def _part(self, node: object) -> object:
        if isinstance(node, ast.expr):
            return self.only(node)
        if isinstance(node, ast.ExceptHandler):
            if node.name:
                self._note(node.name, OBJECT)
            return ast.ExceptHandler(node.type, node.name, self.block(node.body))
        if isinstance(node, ast.withitem):
            if isinstance(node.optional_vars, ast.Name):
                self._note(node.optional_vars.id, OBJECT)
            return ast.withitem(self.only(node.context_expr), node.optional_vars)
        return node

    def _on_functiondef(self, node: ast.FunctionDef) -> list[ast.stmt]:
        """Keep a nested function unchanged."""
        self._note(node.name, OBJECT)
        return [without_annotations(node)]

    def _on_global(self, node: ast.Global) -> list[ast.stmt]:
        raise CannotCompile(f"{self.module.place(node)}: compiled functions cannot set names of their module")

    def _on_import(self, node: ast.stmt) -> list[ast.stmt]:
        assert isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names:
            self._note((alias.asname or alias.name).split(".")[0], OBJECT)
        return [node]

    _on_importfrom = _on_import

    def _on_return(self, node: ast.Return) -> list[ast.stmt]:
        if node.value is None:
            return [node]
        want = self.function.returns
        if want.home and (whole := record_lists.match_comprehension(node.value)) is not None:
            name = self.named("made", want)
            return [*self._listed(name, want, *whole), ast.Return(ast.Name(name, ast.Load()))]
        made = self.only(node.value)
        if want == NONE and self.function.flat:
            return (
                [ast.Expr(made), ast.Return(None)] if not isinstance(node.value, ast.Constant) else [ast.Return(None)]
            )
        if want.number or want == OBJECT or want.home:
            made = self.wanted(node.value, want)
        return [ast.Return(made)]

    def _listed(self, name: str, kind: Kind, made: ast.ListComp | None, in_order: bool) -> list[ast.stmt]:
        """A new list of records, filled by loops."""
        self.needs.kind(kind)
        type_ = kind.c(self.module)
        found: list[ast.stmt] = [ast.Expr(raw(f"{name} = {type_}.__new__({type_})"))]
        if made is not None:
            found += self._put(name, made)
        return [*found, ast.Expr(raw(f"{name}.order()"))] if in_order else found

    def _put(self, name: str, made: ast.ListComp) -> list[ast.stmt]:
        self.count += 1
        append = ast.Attribute(ast.Name(name, ast.Load()), "append", ast.Load())
        return self.statement(record_lists.comprehension_to_loops(append, made, self.count))

    def _on_expr(self, node: ast.Expr) -> list[ast.stmt]:
        """Rewrite `out.write_numbers([…])` of a FeatureWriter: each number is written without a list."""
        call = node.value
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.args):
            return [self._any_statement(node)]
        values, writer = call.args[0], self.expr(call.func.value)[1].cls if call.func.attr == "write_numbers" else None
        if writer is None or writer.name != "FeatureWriter" or not isinstance(values, (ast.List, ast.ListComp)):
            return [self._any_statement(node)]
        put = ast.Attribute(call.func.value, "write_number", ast.Load())
        found = list[ast.stmt]()
        for each in values.elts if isinstance(values, ast.List) else [values]:
            if isinstance(each, ast.Starred):
                one = ast.Name("number", ast.Store())
                loop = ast.comprehension(one, each.value, [], 0)
                each = ast.ListComp(ast.Name("number", ast.Load()), [loop])
            if isinstance(each, ast.ListComp):
                self.count += 1
                found += self.statement(record_lists.comprehension_to_loops(put, each, self.count))
            else:
                found.append(self._any_statement(ast.Expr(ast.Call(put, [each], []))))
        return found

    def _on_annassign(self, node: ast.AnnAssign) -> list[ast.stmt]:
        if node.value is None:
            return []
        return self._on_assign(ast.Assign([node.target], node.value))

    def _on_assign(self, node: ast.Assign) -> list[ast.stmt]:
        if isinstance(node.targets[0], ast.Name) and self.is_method(node.value):
            self.methods_as[node.targets[0].id] = node.value
            return []
        listed = self._known_list(node.targets[0]) if len(node.targets) == 1 else None
        if listed is not None and (whole := record_lists.match_comprehension(node.value)) is not None:
            return self._listed(ast.unparse(node.targets[0]), listed, *whole)
        made, kind = self.expr(node.value)
        targets = [self._target(each, kind) for each in node.targets]
        wants = {want for _, want in targets}
        if len(wants) > 1 and any(want.number for want in wants):
            held = self.named("held", kind)
            first = self._on_assign(ast.Assign([ast.Name(held, ast.Store())], node.value))
            return first + [
                each
                for target in node.targets
                for each in self._on_assign(ast.Assign([target], ast.Name(held, ast.Load())))
            ]
        want = wants.pop()
        if isinstance(made, ast.Tuple) and len(targets) == 1 and isinstance(targets[0][0], ast.Tuple):
            self._pairwise(made, targets[0][0], node.value)
        elif want.number or want == OBJECT or want.home:
            made = self.wanted(node.value, want)
        return [ast.Assign([target for target, _ in targets], made), *self._rows_set(node.targets)]

    def _known_list(self, target: ast.expr) -> Kind | None:
        """A name for a list of records."""
        kind = self.known.get(target.id) if isinstance(target, ast.Name) else None
        return kind if kind and kind.home else None

    def _rows_set(self, targets: list[ast.expr]) -> list[ast.stmt]:
        """Keep a constant tuple of sets as machine words, too."""
        kept = machine_word_fields(self.owner) if self.owner is not None and self.owner.compiled else {}
        names = [
            each.attr
            for target in targets
            for each in (target.elts if isinstance(target, ast.Tuple) else [target])
            if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == "self"
        ]
        return [ast.Expr(raw(kept[name].line("self", name))) for name in names if name in kept]

    def _pairwise(self, made: ast.Tuple, target: ast.Tuple, value: ast.expr) -> None:
        """Rewrite `a, b = x, y`, each value converted to the kind of its name."""
        if not isinstance(value, ast.Tuple) or len(value.elts) != len(target.elts):
            return
        for number, each in enumerate(target.elts):
            want = self._kind_of_target(each)
            if want.number and not isinstance(value.elts[number], ast.Starred):
                made.elts[number] = self.wanted(value.elts[number], want)

    def _kind_of_target(self, node: ast.expr) -> Kind:
        if isinstance(node, ast.Name):
            return self.known.get(node.id, OBJECT)
        owner = self.expr(node.value)[1].cls if isinstance(node, ast.Attribute) else None
        return (owner.field(node.attr) if owner and isinstance(node, ast.Attribute) else None) or OBJECT

    def _target(self, node: ast.expr, kind: Kind) -> tuple[ast.expr, Kind]:
        if isinstance(node, ast.Name):
            self._note(node.id, kind)
            return node, self.known.get(node.id, kind)
        if isinstance(node, ast.Tuple):
            self.bind(node, kind, self.found)
            return ast.Tuple([self._target_inside(each) for each in node.elts], node.ctx), kind
        if isinstance(node, ast.Attribute):
            base, owner = self.expr(node.value)
            self._refuse_constant(node, owner.cls)
            field = owner.cls.field(node.attr) if owner.cls else None
            return ast.Attribute(base, node.attr, node.ctx), field or OBJECT
        if isinstance(node, ast.Subscript):
            base = self.only(node.value)
            place = self.only(node.slice) if not isinstance(node.slice, ast.Slice) else self._generic(node.slice)
            return ast.Subscript(base, place, node.ctx), OBJECT
        return self._generic(node), OBJECT

    def _refuse_constant(self, node: ast.Attribute, cls: Class | None) -> None:
        """Refuse to set a field that cannot change: C would not raise an error."""
        constant = (
            cls is not None and cls.compiled and (cls.said.get("frozen") or node.attr in machine_word_fields(cls))
        )
        if cls is not None and constant and (cls is not self.owner or self.function.node.name != "__init__"):
            raise CannotCompile(f"{self.module.place(node)}: '{node.attr}' of {cls.name} is set once and never changes")

    def _target_inside(self, node: ast.expr) -> ast.expr:
        return node if isinstance(node, (ast.Name, ast.Starred)) else self._target(node, UNKNOWN)[0]

    def _on_augassign(self, node: ast.AugAssign) -> list[ast.stmt]:
        listed = self._known_list(node.target)
        if listed is not None and isinstance(node.target, ast.Name):
            if isinstance(node.value, ast.ListComp):
                return self._put(node.target.id, node.value)
            return [ast.Expr(ast.Call(raw(f"{node.target.id}.put_all"), [self.wanted(node.value, listed)], []))]
        held = self._held_first(node)
        if held is not None:
            return held
        target = node.target
        if isinstance(target, ast.Subscript):
            place = self._counted_up(target, node)
            if place is not None:
                return place
        elif self._kind_of_target(target).number or self._kind_of_target(target) == UNKNOWN:
            before = copy.copy(target)
            before.ctx = ast.Load()
            return self._on_assign(ast.Assign([target], ast.BinOp(before, node.op, node.value)))
        if isinstance(target, ast.Name):
            self._note(target.id, self._binop(ast.BinOp(ast.Name(target.id, ast.Load()), node.op, node.value))[1])
        made = self._target(target, UNKNOWN)[0] if not isinstance(target, ast.Name) else target
        return [ast.AugAssign(made, node.op, self.boxed(node.value)[0])]  # type: ignore[arg-type]

    def _counted_up(self, target: ast.Subscript, node: ast.AugAssign) -> list[ast.stmt] | None:
        """`worths[space] += worth` of a list or dict of numbers: added as numbers."""
        simple = (ast.Name, ast.Constant)
        if not isinstance(target.value, simple) or not isinstance(target.slice, simple):
            return None
        before = ast.Subscript(target.value, target.slice, ast.Load())
        if not self.expr(before)[1].number:
            return None
        return self._on_assign(ast.Assign([target], ast.BinOp(before, node.op, node.value)))

    def _held_first(self, node: ast.AugAssign) -> list[ast.stmt] | None:
        """`state.edit(seat).keys += 1`: Cython needs a name for the result of the call."""
        if not isinstance(node.target, ast.Attribute) or isinstance(node.target.value, ast.Name):
            return None
        kind = self.expr(node.target.value)[1]
        if kind.cls is None or not kind.cls.compiled:
            return None
        self.count += 1
        name = f"held_{self.count}"
        self.known[name] = kind
        target = ast.Attribute(ast.Name(name, ast.Load()), node.target.attr, ast.Store())
        first = self._on_assign(ast.Assign([ast.Name(name, ast.Store())], node.target.value))
        return [*first, *self._on_augassign(ast.AugAssign(target, node.op, node.value))]


def without_annotations(node: ast.FunctionDef) -> ast.FunctionDef:
    """Return the function without annotations."""
    made = copy.deepcopy(node)
    for each in ast.walk(made):
        if isinstance(each, ast.arg):
            each.annotation = None
        elif isinstance(each, ast.FunctionDef):
            each.returns = None
    return NoNotes().visit(made)  # type: ignore[no-any-return]


class NoNotes(ast.NodeTransformer):
    """Removes annotations."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | None:
        return ast.Assign([node.target], node.value) if node.value is not None else None

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        return node


def function(target: Function, needs: Needs, owner: Class | None = None) -> ast.FunctionDef:
    """Return the function with its typed header."""
    module = needs.module
    for kind in (*target.kinds, target.returns):
        needs.kind(kind)
    body = Body(module, needs, target, owner)
    statements, names = body.rewritten()
    made = ast.FunctionDef(target.node.name, target.node.args, statements, target.node.decorator_list, None)
    lines = [
        f"cdef {kind.c(module)} {name}"
        for name, kind in sorted(names.items(), key=lambda each: each[0])
        if name in body.loose or kind.c(module) not in ("object", "str", "void")
    ]
    for kind in names.values():
        needs.kind(kind)
    first = 1 if ast.get_docstring(target.node) else 0
    if module.program.calls_itself(target):
        lines += ["cdef Depth depth", "depth.enter()"]
    made.body[first:first] = [ast.Expr(raw(line)) for line in lines]
    if not made.body:
        made.body = [ast.Pass()]
    made.header = header(target, needs, owner)  # type: ignore[attr-defined]
    made.decorator_list = [
        each for each in target.node.decorator_list if not (isinstance(each, ast.Name) and each.id == "abstractmethod")
    ]
    return made


def header(target: Function, needs: Needs, owner: Class | None = None, *, declared: bool = False) -> str:
    """`cpdef long keys_left(State state, long seat)`; where it is only declared, defaults are stars."""
    module = needs.module
    for kind in (*target.kinds, target.returns):
        needs.kind(kind)
    words = [argument(each, kind, module) for each, kind in zip(target.arguments, target.kinds, strict=True)]
    defaults = target.node.args.defaults
    for number, default in enumerate(defaults, len(words) - len(defaults)):
        words[number] += "=*" if declared else f"={ast.unparse(default)}"
    if owner is not None and "staticmethod" not in target.decorators:
        words.insert(0, target.node.args.args[0].arg)
    if not target.flat:
        node = target.node.args
        if node.vararg:
            words.append(f"*{node.vararg.arg}")
        elif node.kwonlyargs:
            words.append("*")
        for each, given in zip(node.kwonlyargs, node.kw_defaults, strict=True):
            word = argument(each, read_kind(each.annotation, target.module, owner), module)
            words.append(word if given is None else f"{word}={ast.unparse(given)}")
        if node.kwarg:
            words.append(f"**{node.kwarg.arg}")
        return f"def {target.node.name}({', '.join(words)})"
    kind = target.returns
    type_ = "void" if kind == NONE else kind.c(module)
    tail = " except *" if kind == NONE else ""
    return f"cpdef {'' if type_ == 'object' else type_ + ' '}{target.node.name}({', '.join(words)}){tail}"


def argument(node: ast.arg, kind: Kind, module: Module) -> str:
    type_ = kind.c(module)
    return node.arg if type_ in ("object", "str", "void") else f"{type_} {node.arg}"
