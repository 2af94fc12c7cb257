"""Rewrite expressions with types: field reads become casts, calls become direct, names of constants become numbers."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from farshore.compiling import record_lists
from farshore.compiling.c_constructors import NAMED, ROW, ROWS, Row, machine_word_fields
from farshore.compiling.kinds import BOOL, CELLS, FLOAT, INT, NONE, OBJECT, STR, UNKNOWN, WORD, Kind, merge_kinds
from farshore.compiling.source_model import Class, Module
from farshore.compiling.writer import Cast, Given, boxed, call, cast, lowest_cell_call, raw

if TYPE_CHECKING:
    from farshore.compiling.writer import Needs

Typed = tuple[ast.expr, Kind]
WHOLE: Final = (ast.ListComp, ast.SetComp, ast.GeneratorExp)
NAMES: Final[dict[type, str]] = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul"}
"""The names of arithmetic functions in `cells.hpp` and `numbers.hpp`."""


def masks(node: ast.expr) -> bool:
    """Return whether it is a constant below which only lower bits of an int count."""
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value < 2**63


def cost(node: ast.expr) -> int:
    """Return the cost of checking that an expression is a set: 0 for names, the highest if it is certainly negative."""
    if isinstance(node, ast.UnaryOp):
        return 100
    if isinstance(node, ast.IfExp):
        return max(cost(node.body), cost(node.orelse))
    if not isinstance(node, ast.BinOp):
        return 0
    sides = cost(node.left), cost(node.right)
    if isinstance(node.op, ast.BitAnd):
        return min(sides)
    return max(sides) if isinstance(node.op, (ast.BitOr, ast.BitXor)) else 1 + max(sides)


def shifts_a_constant(node: ast.expr) -> bool:
    if not isinstance(node, ast.BinOp):
        return False
    if isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
        return True
    return shifts_a_constant(node.left) or shifts_a_constant(node.right)


class Expressions:
    """Rewrites the expressions of one function."""

    def __init__(self, module: Module, needs: Needs, owner: Class | None = None) -> None:
        self.module, self.needs, self.owner = module, needs, owner
        self.home = module
        """The module of the source; the methods of a position are copied from there."""
        self.known: dict[str, Kind] = {}
        """The kinds of the names of this function, as far as they are known."""
        self.inner: list[dict[str, Kind]] = []
        """Names of comprehensions and lambdas, which Cython cannot type."""
        self.methods_as: dict[str, ast.expr] = {}
        """Names that stand for a method: `neighbours_of = self.neighbours_of`."""
        self.as_they_are: set[str] = set()
        """Names of lambdas: they are not renamed."""
        self.noted: Callable[[str, Kind], None] = lambda name, kind: None
        self.done: dict[tuple[int, ...], tuple[ast.expr, Typed]] = {}
        """What the expressions of this statement became; each stays here, so that no other gets its id."""

    # What an expression is

    def expr(self, node: ast.expr) -> Typed:
        """Return the rewritten expression and its kind, which is the kind that Cython sees."""
        key = id(node), *map(id, self.inner)
        if key not in self.done:
            method = getattr(self, f"_{type(node).__name__.lower()}", None)
            self.done[key] = node, (method(node) if method else (self._generic(node), OBJECT))
        return self.done[key][1]

    def only(self, node: ast.expr) -> ast.expr:
        return self.expr(node)[0]

    def wanted(self, node: ast.expr, want: Kind) -> ast.expr:
        """Return the expression, converted to a kind. Values that the kind cannot hold raise OverflowError."""
        if want in (CELLS, WORD):
            return self.unsigned(node, want)
        if want == INT:
            return self.member(node) or self.whole(node)
        if want == OBJECT:
            return self.boxed(node)[0]
        if want.home:
            made, kind = self.expr(node)
            return made if kind == want else call(f"{want.c(self.module)}.of", made)
        made, kind = self.expr(node)
        return self.exact_float(node, made, kind) if want == FLOAT else made

    def whole(self, node: ast.expr) -> ast.expr:
        """Return a machine int: of a set or an unsigned word too, if it is small enough."""
        made, kind = self.expr(node)
        return call("cells_long" if kind == CELLS else "word_long", made) if kind in (CELLS, WORD) else made

    def exact_float(self, node: ast.expr, made: ast.expr, kind: Kind) -> ast.expr:
        """Return a float for an int where Python keeps the int: both must be equal."""
        if kind in (INT, CELLS, WORD) and not isinstance(node, ast.Constant):
            return call("exact_float", self.whole(node))
        return made

    def test(self, node: ast.expr) -> ast.expr:
        """Return a condition: only whether it is true counts, not its kind."""
        if isinstance(node, ast.BoolOp):
            return ast.BoolOp(node.op, [self.test(each) for each in node.values])
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return ast.UnaryOp(node.op, self.test(node.operand))
        return self.only(node)

    def boxed(self, node: ast.expr) -> Typed:
        """Return the expression as an object. `1 << n` is computed by Python: its size is not limited."""
        made, kind = self.expr(node)
        if kind == INT and isinstance(node, ast.BinOp) and shifts_a_constant(node):
            return self._by_python(node), kind
        return boxed(made), kind

    def _by_python(self, node: ast.expr) -> ast.expr:
        if isinstance(node, ast.BinOp):
            return ast.BinOp(self._by_python(node.left), node.op, self._by_python(node.right))
        return cast("object", boxed(self.only(node)))

    # Sets and unsigned words

    def unsigned(self, node: ast.expr, want: Kind, low: bool = False) -> ast.expr:
        """Return a set of cells or an unsigned word. With `low` only its lower bits count, so no check is needed."""
        prefix, tail = ("cells" if want == CELLS else "word"), "_low" if low else ""
        if isinstance(node, ast.BinOp) and self._has_no_objects(node):
            if isinstance(node.op, ast.BitAnd):
                shorter = lowest_cell_call(node) if want == CELLS else None
                if shorter is not None and self.expr(node.left)[1] == CELLS:
                    return shorter
                by_left = cost(node.left) <= cost(
                    node.right
                )  # one of them must be a set; of the other lower bits count
                left = self.unsigned(node.left, want, low or not by_left)
                return ast.BinOp(left, node.op, self.unsigned(node.right, want, low or by_left))
            if isinstance(node.op, (ast.BitOr, ast.BitXor)):
                return ast.BinOp(self.unsigned(node.left, want, low), node.op, self.unsigned(node.right, want, low))
            if isinstance(node.op, ast.RShift):
                return call(f"{prefix}_shr", self.unsigned(node.left, want), self.whole(node.right))
            if isinstance(node.op, ast.LShift):
                return call(f"{prefix}_shl{tail}", self.unsigned(node.left, want, low), self.whole(node.right))
            if type(node.op) in NAMES:
                sides = [self.unsigned(each, want, low) for each in (node.left, node.right)]
                return call(f"{prefix}_{NAMES[type(node.op)]}{tail}", *sides)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Invert, ast.USub)) and self._has_no_objects(node):
            inside = self.unsigned(node.operand, want, low)
            if isinstance(node.op, ast.Invert) and low:
                return ast.UnaryOp(node.op, inside)
            if isinstance(node.op, ast.USub):
                return call(f"{prefix}_sub{tail}", cast(f"{prefix}_t", ast.Constant(0)), inside)
            minus = ast.UnaryOp(ast.USub(), ast.Constant(1))  # `~set` is negative
            return ast.BinOp(inside, ast.BitAnd(), call("as_set" if want == CELLS else "as_word", minus))
        if isinstance(node, ast.IfExp):
            return ast.IfExp(
                self.test(node.test), *(self.unsigned(each, want, low) for each in (node.body, node.orelse))
            )
        made, kind = self.expr(node)
        if kind in (INT, CELLS) and want == CELLS and isinstance(node, ast.Name) and node.id in self.known:
            self.noted(node.id, CELLS)  # a name that is used as a set is one, even if its first value is a small number
        if isinstance(node, ast.Constant) and kind in (INT, BOOL):
            return cast(f"{prefix}_t", made)
        if isinstance(made, Cast) and made.from_object and kind == INT:  # an object that may be larger than an int
            return cast(f"{prefix}_t", made.value)
        if kind in (INT, BOOL):
            return cast(f"{prefix}_t", made) if low else call("as_set" if want == CELLS else "as_word", made)
        return made if kind == want else cast(f"{prefix}_t", cast("object", made))

    def _has_no_objects(self, node: ast.BinOp | ast.UnaryOp) -> bool:
        sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.operand,)
        return all(self.expr(each)[1] in (INT, BOOL, CELLS, WORD) for each in sides)

    def low(self, node: ast.expr) -> ast.expr:
        """Return an int of which only the lower bits count."""
        if isinstance(node, ast.BinOp) and {self.expr(each)[1] for each in (node.left, node.right)} <= {INT, BOOL}:
            if isinstance(node.op, ast.LShift):
                return call("low_shl", self.low(node.left), self.only(node.right))
            if type(node.op) in NAMES:
                return call(f"low_{NAMES[type(node.op)]}", self.low(node.left), self.low(node.right))
            if isinstance(node.op, (ast.BitAnd, ast.BitOr, ast.BitXor)):
                return ast.BinOp(self.low(node.left), node.op, self.low(node.right))
        return self.only(node)

    def member(self, node: ast.expr) -> ast.expr | None:
        """Return the number of an enum member such as `Kind.CLAIM`, where a number is expected."""
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name) or node.value.id in self.known:
            return None
        found = self.module.look_up(node.value.id)[1]
        number = found.int_enum_value(node.attr) if isinstance(found, Class) else None
        return None if number is None else ast.Constant(number)

    def _generic(self, node: ast.expr) -> ast.expr:
        made = copy.copy(node)
        for name, value in ast.iter_fields(node):
            if isinstance(value, ast.expr):
                value = self.only(value)
            elif isinstance(value, list):
                value = [self.only(each) if isinstance(each, ast.expr) else each for each in value]
            setattr(made, name, value)
        return made

    def dynamic(self, node: ast.expr, kind: Kind) -> Typed:
        """Cast an expression of unknown kind to a kind."""
        if kind.number or kind.home or (kind.cls is not None and kind.cls.compiled):
            self.needs.kind(kind)
            return Cast(kind.c(self.module) + ("" if kind.number else "?"), node, from_object=True), kind
        return node, kind

    def _given(self, node: Given) -> Typed:
        return node.value, node.kind

    # Names and numbers

    def _constant(self, node: ast.Constant) -> Typed:
        kinds: dict[type, Kind] = {bool: BOOL, int: INT, float: FLOAT, str: STR, type(None): NONE}
        if type(node.value) is int and abs(node.value) > 2**31:
            return (cast("object", node), OBJECT) if node.value >= 2**63 else (cast("long", node), INT)
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
        """Return the module of an attribute such as `rules.legal`, if it is one."""
        if isinstance(node.value, ast.Name) and node.value.id not in self.known:
            home, inner = self.module.imports.get(node.value.id, ("", ""))
            if home and not inner and self.module.program.has_module(home):
                return self.module.program.module(home)
        return None

    def _subscript(self, node: ast.Subscript) -> Typed:
        straight = self._from_row(node) or self._by_name(node)
        if straight is not None:
            return straight
        base, kind = self.expr(node.value)
        if isinstance(node.slice, ast.Slice) and kind.home and node.slice.step is None:
            first, end = node.slice.lower or ast.Constant(0), node.slice.upper or record_lists.END
            return ast.Call(ast.Attribute(base, "part", ast.Load()), [self.whole(first), self.whole(end)], []), kind
        if isinstance(node.slice, ast.Slice):
            return ast.Subscript(base, self._generic(node.slice), node.ctx), kind
        place = self.member(node.slice) if kind.name in ("tuple", "list") else None
        by_place = kind.name in ("tuple", "list", "bytes", "bytearray")
        made = ast.Subscript(base, place or (self.whole(node.slice) if by_place else self.only(node.slice)), node.ctx)
        if kind == UNKNOWN:
            return made, UNKNOWN
        if kind.items and isinstance(node.slice, ast.Constant):
            at = node.slice.value
            return self.dynamic(made, kind.items[at] if isinstance(at, int) else OBJECT)
        if kind.value is not None:
            return self.dynamic(made, kind.value)
        return self.dynamic(made, INT if kind.name in ("bytes", "bytearray") else kind.item or OBJECT)

    def _from_row(self, node: ast.Subscript) -> Typed | None:
        """Read a set of cells from a constant tuple, which is also kept as machine words."""
        if isinstance(node.slice, ast.Slice) or not isinstance(node.ctx, ast.Load):
            return None
        row = self.row(node.value)
        if row is None:
            return None
        return row.at(self.whole(node.slice)), CELLS

    def row(self, node: ast.expr) -> Row | None:
        """Return the machine words of a constant tuple."""
        if isinstance(node, ast.Name) and node.id not in self.known and not any(node.id in each for each in self.inner):
            return Row(self.needs.row(node.id)) if self.module.global_kind(node.id).is_row else None
        if isinstance(node, ast.Attribute) and self._of_module(node) is None:
            base, owner = self.expr(node.value)
            if owner.cls is not None and owner.cls.compiled and machine_word_fields(owner.cls).get(node.attr) == ROW:
                return Row(ast.Attribute(base, f"r_{node.attr}", ast.Load()))
        if (
            isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Attribute)
            and isinstance(node.slice, ast.Name)
        ):
            base, owner = self.expr(node.value.value)
            if (
                owner.cls is not None
                and owner.cls.compiled
                and machine_word_fields(owner.cls).get(node.value.attr) == ROWS
            ):
                return Row(ast.Attribute(base, f"r_{node.value.attr}", ast.Load()), (self.whole(node.slice),))
        return None

    def _by_name(self, node: ast.Subscript) -> Typed | None:
        """Read a set of cells by name from a constant mapping."""
        if not isinstance(node.value, ast.Attribute) or not isinstance(node.slice, ast.Constant):
            return None
        if not isinstance(node.ctx, ast.Load) or self._of_module(node.value) is not None:
            return None
        base, owner = self.expr(node.value.value)
        if owner.cls is None or not owner.cls.compiled or machine_word_fields(owner.cls).get(node.value.attr) != NAMED:
            return None
        names = ast.Attribute(base, f"r_{node.value.attr}", ast.Load())
        return ast.Call(ast.Attribute(names, "at", ast.Load()), [node.slice], []), CELLS

    # Operators

    def _binop(self, node: ast.BinOp) -> Typed:
        (left, one), (right, two) = self.expr(node.left), self.expr(node.right)
        made = ast.BinOp(left, node.op, right)
        if UNKNOWN in (one, two):
            return made, UNKNOWN
        if one.number and two.number:
            return self._arithmetic(node, left, one, right, two)
        if isinstance(node.op, ast.Add) and one.name == two.name and one.name in ("tuple", "list", "str"):
            return made, Kind(one.name, item=one.item if one.item == two.item else None)
        if isinstance(node.op, ast.Mult) and one.name == "list" and two == INT:
            return made, one
        return made, OBJECT

    def _arithmetic(self, node: ast.BinOp, left: ast.expr, one: Kind, right: ast.expr, two: Kind) -> Typed:
        """Rewrite arithmetic of numbers. Cython checks `+`, `-` and `*` of ints (its directive `overflowcheck`)."""
        op, made = node.op, ast.BinOp(left, node.op, right)
        is_shift = isinstance(op, (ast.LShift, ast.RShift))
        unsigned = one if is_shift or one in (CELLS, WORD) else two
        if isinstance(op, ast.Pow):
            return (
                (call("power", left, right), FLOAT)
                if FLOAT in (one, two)
                else (call("whole_power", left, right), OBJECT)
            )
        if FLOAT not in (one, two) and unsigned in (CELLS, WORD):
            if isinstance(op, (ast.Div, ast.FloorDiv, ast.Mod)):
                return ast.BinOp(cast("object", left), op, cast("object", right)), OBJECT
            return self.unsigned(node, unsigned), unsigned
        if FLOAT in (one, two):
            left, right = (
                cast("object", each) if k in (CELLS, WORD) else each for each, k in ((left, one), (right, two))
            )
            divided = {ast.FloorDiv: "div_float", ast.Mod: "mod_float"}.get(type(op))
            return (call(divided, left, right) if divided else ast.BinOp(left, op, right)), FLOAT
        if isinstance(op, ast.Div):
            return call("true_div", left, right), FLOAT
        constant = int(ast.literal_eval(node.right)) if isinstance(node.right, ast.Constant) else 0
        if isinstance(op, (ast.FloorDiv, ast.Mod)) and not constant:
            return call("div_long" if isinstance(op, ast.FloorDiv) else "mod_long", left, right), INT
        if is_shift and (isinstance(op, ast.LShift) or not 0 < constant < 64):
            return call("shl_long" if isinstance(op, ast.LShift) else "shr_long", left, self.whole(node.right)), INT
        if isinstance(op, ast.BitAnd) and (masks(node.left) or masks(node.right)):
            return self.low(node), INT
        return made, INT

    def _unaryop(self, node: ast.UnaryOp) -> Typed:
        if isinstance(node.op, ast.Not):
            return self.test(node), BOOL
        made, kind = self.expr(node.operand)
        if kind in (CELLS, WORD) and not isinstance(node.op, ast.UAdd):
            return self.unsigned(node, kind), kind
        if kind in (INT, BOOL) and isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
            return ast.BinOp(cast("long", ast.Constant(0)), ast.Sub(), made), INT
        return ast.UnaryOp(node.op, made), INT if kind == BOOL else kind

    def _boolop(self, node: ast.BoolOp) -> Typed:
        parts = [self.expr(each) for each in node.values]
        kinds = {kind for _, kind in parts}
        if len(kinds) == 1:
            return ast.BoolOp(node.op, [made for made, _ in parts]), parts[0][1]
        made = [cast("object", each) if kind.number else each for each, kind in parts]
        return ast.BoolOp(node.op, made), UNKNOWN if UNKNOWN in kinds else OBJECT

    def _compare(self, node: ast.Compare) -> Typed:
        nodes = (node.left, *node.comparators)
        parts = [self.expr(each) for each in nodes]
        kinds, made = [kind for _, kind in parts], [each for each, _ in parts]
        wide = next((kind for kind in (FLOAT, CELLS, WORD) if kind in kinds), None)
        if wide == FLOAT:
            made = [self.exact_float(each, *part) for each, part in zip(nodes, parts, strict=True)]
        elif wide is not None:
            made = [
                self.unsigned(each, wide) if kind.number else part
                for each, (part, kind) in zip(nodes, parts, strict=True)
            ]
        left = made[0]
        if isinstance(left, Cast) and isinstance(node.ops[0], (ast.Is, ast.IsNot)) and not kinds[0].number:
            left = left.value  # what may be None is asked before it is anything
        return ast.Compare(left, node.ops, made[1:]), BOOL

    def _ifexp(self, node: ast.IfExp) -> Typed:
        (one, first), (two, second) = self.expr(node.body), self.expr(node.orelse)
        kind = merge_kinds(first, second)
        if kind.number:
            one, two = self.wanted(node.body, kind), self.wanted(node.orelse, kind)
        return ast.IfExp(self.test(node.test), one, two), kind

    def _namedexpr(self, node: ast.NamedExpr) -> Typed:
        made, kind = self.expr(node.value)
        assert isinstance(node.target, ast.Name)
        if self.inner:
            return ast.NamedExpr(node.target, made), OBJECT
        self.noted(node.target.id, kind)
        kind = merge_kinds(self.known.get(node.target.id), kind)
        return ast.NamedExpr(node.target, self.wanted(node.value, kind) if kind.number else made), kind

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
                parts.append(self.boxed(each))
        kinds = [kind for _, kind in parts]
        made_whole = type(node)([made for made, _ in parts], node.ctx)
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
            made.append(ast.comprehension(target, source, [self.test(each) for each in loop.ifs], loop.is_async))
        found = self.boxed(element)
        del self.inner[-len(loops) :]
        return found, made

    def _renamed(self, target: ast.expr) -> ast.expr:
        """Rename a comprehension's name that the function also uses; Cython would confuse them."""
        if isinstance(target, ast.Name):
            return ast.Name(f"{target.id}_in", target.ctx) if target.id in self.known else target
        if isinstance(target, ast.Tuple):
            return ast.Tuple([self._renamed(each) for each in target.elts], target.ctx)
        return ast.Starred(self._renamed(target.value), target.ctx) if isinstance(target, ast.Starred) else target

    def bind(self, target: ast.expr, kind: Kind, scope: dict[str, Kind]) -> None:
        """Return the names of a loop with their kinds."""
        if isinstance(target, ast.Name):
            scope[target.id] = merge_kinds(scope.get(target.id), kind)
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
        """Return the iterable of a loop and the kind of its items."""
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
            made_all = [self.whole(each) for each in node.args]
            if len(made_all) > 2 and not (isinstance(node.args[2], ast.Constant) and node.args[2].value == 1):
                made_all[1] = call("range_end", made_all[1])
            return ast.Call(node.func, made_all, []), INT
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
