"""Expressions, typed and rewritten: reads of fields are casts, calls go straight, numbers stand where names stood."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from farshore.compiling.kinds import BOOL, CELLS, FLOAT, INT, NONE, OBJECT, STR, UNKNOWN, WORD, Kind, merged
from farshore.compiling.modules import CLOSURES, Class, Function, Module
from farshore.compiling.writer import Cast, as_cells, as_number, boxed, cast, of_lowest, raw

if TYPE_CHECKING:
    from farshore.compiling.writer import Needs

Typed = tuple[ast.expr, Kind]
WHOLE: Final = (ast.ListComp, ast.SetComp, ast.GeneratorExp)
INTO_BYTES: Final = ("spread_into", "copy_into", "numbers_into")
"""Functions of `core/tensors` that `bytes.pxd` has for the machine."""
CONTAINERS: Final = ("list", "tuple", "sorted", "set", "frozenset")


class Expressions:
    """Rewrites the expressions of one function."""

    def __init__(self, module: Module, needs: Needs, owner: Class | None = None) -> None:
        self.module, self.needs, self.owner = module, needs, owner
        self.home = module
        """Where it was written: a position's methods are taken over from there."""
        self.known: dict[str, Kind] = {}
        """What the names of this function are, as far as it is known."""
        self.inner: list[dict[str, Kind]] = []
        """Names of comprehensions and lambdas: Cython knows nothing of them."""
        self.methods_as: dict[str, ast.expr] = {}
        """Names that stand for a method: `beside = self.beside`."""
        self.as_they_are: set[str] = set()
        """Names of lambdas: they are not renamed."""
        self.noted: Callable[[str, Kind], None] = lambda name, kind: None

    # What an expression is

    def expr(self, node: ast.expr) -> Typed:
        """The expression rewritten, and its kind; Cython sees the same kind."""
        method = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is None:
            return self._generic(node), OBJECT
        found: Typed = method(node)
        return found

    def only(self, node: ast.expr) -> ast.expr:
        return self.expr(node)[0]

    def wanted(self, node: ast.expr, want: Kind) -> ast.expr:
        """The expression, as this kind is wanted."""
        number = self.member(node) if want == INT else None
        if number is not None:
            return number
        made, kind = self.expr(node)
        if want == CELLS:
            self.is_cells(node, kind)
            return as_cells(made, kind)
        return as_number(made, kind) if want == INT else made

    def member(self, node: ast.expr) -> ast.expr | None:
        """`Kind.CLAIM` where a number is wanted: its number."""
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name) or node.value.id in self.known:
            return None
        found = self.module.look_up(node.value.id)[1]
        number = found.member(node.attr) if isinstance(found, Class) else None
        return None if number is None else ast.Constant(number)

    def is_cells(self, node: ast.expr, kind: Kind) -> None:
        """A name that is used as a set of cells is one, even if it began as a small number."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
            node = node.operand
        if isinstance(node, ast.Name) and kind in (INT, CELLS) and node.id in self.known:
            self.noted(node.id, CELLS)

    def _generic(self, node: ast.expr) -> ast.expr:
        made = type(node)()
        for name, value in ast.iter_fields(node):
            if isinstance(value, ast.expr):
                value = self.only(value)
            elif isinstance(value, list):
                value = [self.only(each) if isinstance(each, ast.expr) else each for each in value]
            setattr(made, name, value)
        return made

    def dynamic(self, node: ast.expr, kind: Kind) -> Typed:
        """What only Python knows, said to be of this kind."""
        if kind.number or (kind.cls is not None and kind.cls.compiled):
            self.needs.kind(kind)
            return cast(kind.c(self.module) + ("" if kind.number else "?"), node), kind
        return node, kind

    # Names and numbers

    def _constant(self, node: ast.Constant) -> Typed:
        kinds: dict[type, Kind] = {bool: BOOL, int: INT, float: FLOAT, str: STR, type(None): NONE}
        if isinstance(node.value, int) and abs(node.value) > 2**31:
            return cast("word_t" if node.value >= 2**63 else "long", node), INT
        return node, kinds.get(type(node.value), OBJECT)

    def _name(self, node: ast.Name) -> Typed:
        for scope in reversed(self.inner):
            if node.id in scope:
                own = node.id in self.known and node.id not in self.as_they_are
                return self.dynamic(ast.Name(f"{node.id}_in", node.ctx) if own else node, scope[node.id])
        if node.id in self.known:
            return node, self.known[node.id]
        if node.id == "self" and self.owner is not None:
            return node, self.owner.kind
        number = self.module.constant(node.id)
        if number is not None and not isinstance(number, bool):
            kind = self.module.global_kind(node.id)
            made, literal = self._constant(ast.Constant(abs(number)))
            if kind == WORD:
                return cast("word_t", ast.Constant(number)), WORD
            return (ast.UnaryOp(ast.USub(), made) if number < 0 else made), literal
        kind = self.module.global_kind(node.id)
        if kind == CELLS or (kind.cls is not None and kind.cls.compiled):
            return self.needs.mirror(node.id, kind), kind
        return self.dynamic(node, kind)

    def _attribute(self, node: ast.Attribute) -> Typed:
        found = self._of_module(node)
        if found is not None:
            return node, OBJECT
        base, kind = self.expr(node.value)
        made = ast.Attribute(base, node.attr, node.ctx)
        if kind.cls is None:
            return made, UNKNOWN if kind == UNKNOWN else OBJECT
        method = kind.cls.method(node.attr)
        if method is not None and method.is_property:
            if kind.cls.compiled and method.flat:
                return ast.Call(ast.Attribute(base, f"p_{node.attr}", ast.Load()), [], []), method.returns
            return self.dynamic(made, method.returns)
        if method is not None and kind.cls.compiled:  # not called here: as Python hands it on
            return ast.Attribute(cast("object", base), node.attr, node.ctx), Kind("object", result=method.returns)
        field = kind.cls.field(node.attr) or OBJECT
        return (made, field) if kind.cls.compiled else self.dynamic(made, field)

    def _of_module(self, node: ast.Attribute) -> Module | None:
        """`rules.legal`: the module, if it is one."""
        if isinstance(node.value, ast.Name) and node.value.id not in self.known:
            home, inner = self.module.imports.get(node.value.id, ("", ""))
            if home.startswith("farshore") and not inner:
                return self.module.program.module(home)
        return None

    def _subscript(self, node: ast.Subscript) -> Typed:
        straight = self._from_row(node)
        if straight is not None:
            return straight
        base, kind = self.expr(node.value)
        if isinstance(node.slice, ast.Slice):
            return ast.Subscript(base, self._generic(node.slice), node.ctx), kind
        place = self.member(node.slice) if kind.name in ("tuple", "list") else None
        made = ast.Subscript(base, place or self.only(node.slice), node.ctx)
        if kind == UNKNOWN:
            return made, UNKNOWN
        if kind.items and isinstance(node.slice, ast.Constant):
            at = node.slice.value
            return self.dynamic(made, kind.items[at] if isinstance(at, int) else OBJECT)
        if kind.value is not None:
            return self.dynamic(made, kind.value)
        return self.dynamic(made, INT if kind.name in ("bytes", "bytearray") else kind.item or OBJECT)

    def _from_row(self, node: ast.Subscript) -> Typed | None:
        """A set of cells out of a tuple that never changes: it is kept as machine words beside the tuple."""
        if isinstance(node.slice, ast.Slice) or not isinstance(node.ctx, ast.Load):
            return None
        row = self.row(node.value)
        if row is None:
            return None
        return ast.Call(ast.Attribute(row, "at", ast.Load()), [self.only(node.slice)], []), CELLS

    def row(self, node: ast.expr) -> ast.expr | None:
        """The machine words of a tuple that never changes."""
        if isinstance(node, ast.Name) and node.id not in self.known and not any(node.id in each for each in self.inner):
            return self.needs.row(node.id) if self.module.global_kind(node.id).is_row else None
        if isinstance(node, ast.Attribute) and self._of_module(node) is None:
            base, owner = self.expr(node.value)
            if owner.cls is not None and owner.cls.compiled and node.attr in rows_of(owner.cls):
                return ast.Attribute(base, f"r_{node.attr}", ast.Load())
        return None

    # Operators

    def _binop(self, node: ast.BinOp) -> Typed:
        (left, one), (right, two) = self.expr(node.left), self.expr(node.right)
        if isinstance(node.op, (ast.LShift, ast.RShift)):
            made = ast.BinOp(left, node.op, right)
            if UNKNOWN in (one, two):
                return made, UNKNOWN
            return made, one if one.name in ("Cells", "Word", "int") and two.name in ("int", "bool") else OBJECT
        if CELLS in (one, two) and {one.name, two.name} <= {"Cells", "int", "bool"}:
            self.is_cells(node.left, one)
            self.is_cells(node.right, two)
            return of_lowest(node, left) or ast.BinOp(as_cells(left, one), node.op, as_cells(right, two)), CELLS
        made = ast.BinOp(left, node.op, right)
        if UNKNOWN in (one, two):
            return made, UNKNOWN
        if one.number and two.number:
            if isinstance(node.op, ast.Div):
                return made, FLOAT
            if isinstance(node.op, ast.Pow):
                if two == FLOAT:  # C would round by way of complex numbers
                    return self.dynamic(ast.BinOp(cast("object", left), node.op, right), FLOAT)
                return made, FLOAT if FLOAT in (one, two) else OBJECT
            return made, INT if one == two == BOOL else merged(one, two)
        if isinstance(node.op, ast.Add) and one.name == two.name and one.name in ("tuple", "list", "str"):
            return made, Kind(one.name, item=one.item if one.item == two.item else None)
        if isinstance(node.op, ast.Mult) and one.name == "list" and two == INT:
            return made, one
        return made, OBJECT

    def _unaryop(self, node: ast.UnaryOp) -> Typed:
        made, kind = self.expr(node.operand)
        if isinstance(node.op, ast.Not):
            return ast.UnaryOp(node.op, made), BOOL
        return ast.UnaryOp(node.op, made), INT if kind == BOOL else kind

    def _boolop(self, node: ast.BoolOp) -> Typed:
        parts = [self.expr(each) for each in node.values]
        kind = parts[0][1]
        for _, other in parts[1:]:
            kind = kind if kind == other else OBJECT if UNKNOWN not in (kind, other) else UNKNOWN
        return ast.BoolOp(node.op, [made for made, _ in parts]), kind

    def _compare(self, node: ast.Compare) -> Typed:
        parts = [self.expr(each) for each in (node.left, *node.comparators)]
        if any(kind == CELLS for _, kind in parts):
            for each, (_, kind) in zip((node.left, *node.comparators), parts, strict=True):
                self.is_cells(each, kind)
            parts = [(as_cells(made, kind) if kind == INT else made, kind) for made, kind in parts]
        left = parts[0][0]
        if isinstance(left, Cast) and isinstance(node.ops[0], (ast.Is, ast.IsNot)) and not parts[0][1].number:
            left = left.value  # what may be None is asked before it is anything
        return ast.Compare(left, node.ops, [each for each, _ in parts[1:]]), BOOL

    def _ifexp(self, node: ast.IfExp) -> Typed:
        (one, first), (two, second) = self.expr(node.body), self.expr(node.orelse)
        kind = merged(first, second)
        if kind == CELLS:
            one, two = as_cells(one, first), as_cells(two, second)
        return ast.IfExp(self.only(node.test), one, two), kind

    def _namedexpr(self, node: ast.NamedExpr) -> Typed:
        made, kind = self.expr(node.value)
        assert isinstance(node.target, ast.Name)
        if self.inner:
            return ast.NamedExpr(node.target, made), OBJECT
        self.noted(node.target.id, kind)
        kind = merged(self.known.get(node.target.id), kind)
        return ast.NamedExpr(node.target, as_cells(made, INT) if kind == CELLS else made), kind

    # What holds others

    def _tuple(self, node: ast.Tuple) -> Typed:
        return self._held(node, "tuple")

    def _list(self, node: ast.List) -> Typed:
        return self._held(node, "list")

    def _held(self, node: ast.Tuple | ast.List, name: str) -> Typed:
        parts, starred = list[Typed](), False
        for each in node.elts:
            if isinstance(each, ast.Starred):
                made, kind = self.expr(each.value)
                parts.append((ast.Starred(made, each.ctx), self.item(kind)))
                starred = True
            else:
                parts.append(self.expr(each))
        kinds = [kind for _, kind in parts]
        made_whole = type(node)([boxed(made) for made, _ in parts], node.ctx)
        same = kinds[0] if kinds and all(kind == kinds[0] for kind in kinds) else UNKNOWN if UNKNOWN in kinds else None
        if starred or name == "list":
            return made_whole, Kind(name, item=same)
        return made_whole, Kind(name, item=same, items=tuple(kinds))

    def _dict(self, node: ast.Dict) -> Typed:
        return self._generic(node), Kind("dict")

    def _joinedstr(self, node: ast.JoinedStr) -> Typed:
        return self._generic(node), STR

    def _formattedvalue(self, node: ast.FormattedValue) -> Typed:
        made, kind = self.expr(node.value)
        value = cast("object", made) if kind == CELLS else made
        return ast.FormattedValue(value, node.conversion, node.format_spec), STR

    def _starred(self, node: ast.Starred) -> Typed:
        return ast.Starred(self.only(node.value), node.ctx), OBJECT

    def _lambda(self, node: ast.Lambda) -> Typed:
        names = [each.arg for each in node.args.args]
        self.inner.append(dict.fromkeys(names, OBJECT))
        kept, self.as_they_are = self.as_they_are, self.as_they_are | set(names)
        made = ast.Lambda(node.args, self.only(node.body))
        self.inner.pop()
        self.as_they_are = kept
        return made, OBJECT

    def _listcomp(self, node: ast.ListComp) -> Typed:
        (element, kind), generators = self._comprehended(node.elt, node.generators)
        return ast.ListComp(element, generators), Kind("list", item=kind)

    def _generatorexp(self, node: ast.GeneratorExp) -> Typed:
        (element, kind), generators = self._comprehended(node.elt, node.generators)
        return ast.GeneratorExp(element, generators), Kind("object", item=kind)

    def _setcomp(self, node: ast.SetComp) -> Typed:
        (element, kind), generators = self._comprehended(node.elt, node.generators)
        return ast.SetComp(element, generators), Kind("object", item=kind)

    def _dictcomp(self, node: ast.DictComp) -> Typed:
        pair = ast.Tuple([node.key, node.value], ast.Load())
        (made, kind), generators = self._comprehended(pair, node.generators)
        assert isinstance(made, ast.Tuple)
        return ast.DictComp(made.elts[0], made.elts[1], generators), Kind(
            "dict", item=kind.items[0], value=kind.items[1]
        )

    def _comprehended(self, element: ast.expr, loops: list[ast.comprehension]) -> tuple[Typed, list[ast.comprehension]]:
        made = []
        for loop in loops:
            source, kind = self.iterated(loop.iter)
            self.inner.append({})
            self.bind(loop.target, kind, self.inner[-1])
            target = self._renamed(loop.target)
            made.append(ast.comprehension(target, source, [self.only(each) for each in loop.ifs], loop.is_async))
        result, kind = self.expr(element)
        del self.inner[-len(loops) :]
        return (boxed(result), kind), made

    def _renamed(self, target: ast.expr) -> ast.expr:
        """A name of a comprehension that is one of the function, too: Cython would take the one for the other."""
        if isinstance(target, ast.Name):
            return ast.Name(f"{target.id}_in", target.ctx) if target.id in self.known else target
        if isinstance(target, ast.Tuple):
            return ast.Tuple([self._renamed(each) for each in target.elts], target.ctx)
        return ast.Starred(self._renamed(target.value), target.ctx) if isinstance(target, ast.Starred) else target

    def bind(self, target: ast.expr, kind: Kind, scope: dict[str, Kind]) -> None:
        """The names of a loop, each with its kind."""
        if isinstance(target, ast.Name):
            scope[target.id] = merged(scope.get(target.id), kind)
        elif isinstance(target, ast.Tuple):
            for number, each in enumerate(target.elts):
                inner = kind.items[number] if number < len(kind.items) else kind.item or OBJECT
                self.bind(each, UNKNOWN if kind == UNKNOWN else inner, scope)
        elif isinstance(target, ast.Starred):
            self.bind(target.value, OBJECT, scope)

    def item(self, kind: Kind) -> Kind:
        if kind in (UNKNOWN, STR):
            return kind
        if kind.name in ("bytes", "bytearray"):
            return INT
        return kind.item or (kind.items[0] if kind.items and len(set(kind.items)) == 1 else OBJECT)

    def iterated(self, node: ast.expr) -> Typed:
        """What is looped over, and the kind of each thing in it."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords[1:]:
            found = self._iterated_call(node, node.func.id)
            if found is not None:
                return found
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in ("items", "values")
        ):
            made, kind = self.expr(node.func.value)
            call = ast.Call(ast.Attribute(made, node.func.attr, ast.Load()), [], [])
            value = kind.value or OBJECT
            return call, value if node.func.attr == "values" else Kind("tuple", items=(kind.item or OBJECT, value))
        made, kind = self.expr(node)
        return made, self.item(kind)

    def _iterated_call(self, node: ast.Call, name: str) -> Typed | None:
        if name == "range":
            return ast.Call(node.func, [self.only(each) for each in node.args], []), INT
        if name == "bits" and len(node.args) == 1:
            self.needs.words = True
            return ast.Call(raw("bit_list"), [self.wanted(node.args[0], CELLS)], []), INT
        if name == "enumerate":
            made, kind = self.iterated(node.args[0])
            return ast.Call(node.func, [made, *map(self.only, node.args[1:])], node.keywords), Kind(
                "tuple", items=(INT, kind)
            )
        if name == "zip":
            parts = [self.iterated(each) for each in node.args]
            made_all = [each for each, _ in parts]
            return ast.Call(node.func, made_all, node.keywords), Kind("tuple", items=tuple(kind for _, kind in parts))
        if name == "reversed":
            made, kind = self.iterated(node.args[0])
            return ast.Call(node.func, [made], []), kind
        return None

    # Calls

    def is_method(self, node: ast.expr) -> bool:
        """A method that C can call."""
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
        """As Python calls."""
        keywords = [ast.keyword(word.arg, boxed(self.only(word.value))) for word in node.keywords]
        return ast.Call(func, [boxed(self.only(each)) for each in node.args], keywords)

    def _call_name(self, node: ast.Call, name: str) -> Typed | None:
        if name == "lower" and self.module.imports.get(name) == ("farshore.core.cells", "lower"):
            return ast.Call(raw("lower_of"), [self.only(each) for each in node.args], []), Kind("bytes")
        target = self.module.look_up(name)[1] or self.home.look_up(name)[1]
        if name in INTO_BYTES and isinstance(target, Function) and target.module.name == "farshore.core.tensors":
            given = [self.wanted(each, kind) for each, kind in zip(node.args, target.kinds, strict=True)]
            return ast.Call(raw(self.needs.into_bytes(name)), given, []), NONE
        if isinstance(target, Function):
            return self._call_function(target, node, node.func)
        if isinstance(target, Class):
            return self._construct(target, node)
        if name in ("min", "max") and all(word.arg == "default" for word in node.keywords):
            return self._extreme(node)
        if name == "len" or (name == "int" and len(node.args) == 1):
            return self._plainly(node.func, node), INT if name == "len" else self._whole(node)
        if name == "sum" and node.args:
            made = self._plainly(node.func, node)
            kind = self.iterated(node.args[0])[1]
            return self.dynamic(made, INT if kind == BOOL else kind if kind.number else OBJECT)
        if name in ("bool", "isinstance", "any", "all", "hasattr", "callable"):
            return self._plainly(node.func, node), BOOL
        if name == "float":
            return self._plainly(node.func, node), FLOAT
        if name == "abs":
            value, kind = self.expr(node.args[0])
            return ast.Call(node.func, [value], []), kind if kind in (INT, FLOAT) else OBJECT
        if name in CONTAINERS and node.args:
            source, kind = self.iterated(node.args[0])
            keywords = [ast.keyword(word.arg, self.only(word.value)) for word in node.keywords]
            held = "list" if name == "sorted" else name if name in ("list", "tuple") else "object"
            return ast.Call(node.func, [source, *map(self.only, node.args[1:])], keywords), Kind(held, item=kind)
        if name in ("str", "repr"):
            return self._plainly(node.func, node), OBJECT
        return None

    def _whole(self, node: ast.Call) -> Kind:
        kind = self.expr(node.args[0])[1]
        return INT if kind in (INT, BOOL, FLOAT) else OBJECT

    def _extreme(self, node: ast.Call) -> Typed:
        if len(node.args) == 1:
            made, kind = self.iterated(node.args[0])
            for word in node.keywords:
                kind = merged(kind, self.expr(word.value)[1])
            return self.dynamic(ast.Call(node.func, [made], node.keywords), kind if kind.number else OBJECT)
        parts = [self.expr(each) for each in node.args]
        kind = parts[0][1]
        for _, other in parts[1:]:
            kind = merged(kind, other)
        if any(isinstance(each, ast.Starred) for each in node.args):
            return self._plainly(node.func, node), OBJECT
        return ast.Call(node.func, [made for made, _ in parts], []), kind if kind.number or kind == UNKNOWN else OBJECT

    def _call_function(self, target: Function, node: ast.Call, func: ast.expr) -> Typed:
        arguments = self.arguments(target, node) if target.module.compiled and target.flat else None
        if arguments is None:
            return self.dynamic(self._plainly(func, node), target.returns)
        name = target.node.name if target.module is self.module else self.needs.function(target)
        self.needs.kind(target.returns)
        return ast.Call(raw(name), arguments, []), target.returns

    def arguments(self, target: Function, node: ast.Call) -> list[ast.expr] | None:
        """The arguments in their order; None if they cannot be told by reading."""
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
            name = "count_of" if func.attr == "bit_count" else "length_of"
            return ast.Call(raw(name), [as_cells(base, kind)], []), INT
        made = ast.Attribute(base, func.attr, ast.Load())
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
        """A named tuple is a tuple with its class: made as such, it costs a fifth."""
        if "NamedTuple" not in target.bases or node.keywords or len(node.args) != len(target.fields):
            return None
        if any(isinstance(each, ast.Starred) for each in node.args):
            return None
        values = ast.Tuple([boxed(self.only(each)) for each in node.args], ast.Load())
        return ast.Call(raw("named_tuple"), [node.func, values], [])

    def _for_fields(self, target: Class, node: ast.Call) -> list[ast.expr] | None:
        """What a maker of C takes: every field of a row, or what the constructor does."""
        maker = target.methods.get("__init__")
        if not target.decorator:
            if maker is None or not makes_by_c(target):
                return None
            return self.arguments(maker, node)
        if "__post_init__" in target.methods or any(isinstance(each, ast.Starred) for each in node.args):
            return None
        given: dict[str, ast.expr] = dict(zip(target.fields, node.args, strict=False))
        given |= {str(word.arg): word.value for word in node.keywords}
        if set(given) != set(target.fields):
            return None
        return [self.wanted(given[name], kind) for name, (kind, _) in target.fields.items()]


def makes_by_c(target: Class) -> bool:
    """Its constructor is a function without closures, and nobody inherits it."""
    maker = target.methods.get("__init__")
    return maker is not None and not target.parent and init_is_flat(maker)


def init_is_flat(maker: Function) -> bool:
    inner = (each for statement in maker.node.body for each in ast.walk(statement))
    starred = maker.node.args.vararg or maker.node.args.kwarg or maker.node.args.kwonlyargs
    return not starred and not any(isinstance(each, CLOSURES) for each in inner)


def rows_of(target: Class) -> list[str]:
    """The fields that hold sets of cells and never change: of frozen classes, or set in the constructor alone."""
    fixed = target.fields if target.said.get("frozen") else () if target.decorator else target.set_at_once
    rows = [name for name, (kind, _) in target.fields.items() if name in fixed and kind.is_row]
    return rows + [name for name in (rows_of(target.parent) if target.parent else ()) if name not in rows]
