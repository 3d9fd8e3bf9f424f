"""validators: the `validate` of a cases.py as JavaScript, so that a page refuses what the judge refuses.

The page gives meaning to what is written here: pages/valid.js holds the Reader of grammar.py and the few
Python functions that validators use. Every value of Python stays a value of JavaScript: a list or a tuple
is an array, a whole number above 2^53 a BigInt. A test compares both languages on damaged inputs.
"""

import ast
import json
from functools import cache
from pathlib import Path
from types import FunctionType

from ..cases import digest_of, load_cases
from ..catalog import Problem
from ..store import Shelf

SHELF = Shelf(__name__)
SAFE = 2**53
BUILTINS = {
    "all", "any", "dict", "enumerate", "len", "list", "map", "max", "min", "range", "reversed", "set", "sorted", "str", "sum", "tuple", "zip",
}  # fmt: skip
CLASSES = {"TopologicalSorter"}  # that valid.js has
TAKEN = set("case catch class const default delete do else enum export extends false finally for function if import in".split())
TAKEN |= set("let new null return super switch this throw true try typeof var void while with yield py eval arguments static".split())
COMPARED = {ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge", ast.Eq: "eq", ast.NotEq: "ne", ast.In: "has", ast.NotIn: "lacks", ast.Is: "is"}
COMPUTED = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.FloorDiv: "div", ast.Mod: "mod", ast.Pow: "pow"}


class Unsupported(Exception):
    """The validator uses something of Python that is not translated."""


def script(problem: Problem) -> str:
    """Return a function of JavaScript that takes the library of valid.js and returns `validate`."""
    cases_py = problem.folder / "cases.py"
    return SHELF.remembered(SHELF.key(digest_of(cases_py)), lambda: translated(load_cases(cases_py)["validate"]))


def translated(validate: FunctionType) -> str:
    writer = Writer()
    name = writer.function(validate)
    return "(py) => {\n" + "\n".join(writer.definitions) + f"\nreturn {name};\n}}"


@cache
def _definitions(path: str) -> dict[str, ast.stmt]:
    tree = ast.parse(Path(path).read_bytes())
    return {node.name: node for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}


def _is_plain(value) -> bool:
    if isinstance(value, (list, tuple, set, frozenset)):
        return all(map(_is_plain, value))
    if isinstance(value, dict):
        return all(isinstance(key, (int, str)) and _is_plain(each) for key, each in value.items())
    return value is None or isinstance(value, (bool, int, str))


def literal(value) -> str:
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, int):
        return f"{value}n" if abs(value) > SAFE else str(value)
    if isinstance(value, dict):
        return f"py.dict([{', '.join(f'[{literal(key)}, {literal(each)}]' for key, each in value.items())}])"
    if isinstance(value, (set, frozenset)):
        return f"py.set([{', '.join(map(literal, sorted(value)))}])"
    return f"[{', '.join(map(literal, value))}]"


def identifier(name: str) -> str:
    return f"{name}_" if name in TAKEN else name


def _assigned(body: list[ast.stmt]) -> set[str]:
    """The names that a body assigns, but for those of functions within it."""
    names: set[str] = set()

    def visit(node):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            pass
        else:
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                names.add(node.id)
            for child in ast.iter_child_nodes(node):
                visit(child)

    for statement in body:
        visit(statement)
    return names


class Writer:
    """Translates functions, and those that they call."""

    def __init__(self):
        self.definitions: list[str] = []
        self.names: dict[int, str] = {}  # of the functions, by id
        self.globals: dict = {}
        self.scopes: list[set[str]] = []
        self.temporaries = 0

    def function(self, value) -> str:
        """The name of a function or class, which is translated at the first use."""
        if id(value) not in self.names:
            code = value.__code__ if isinstance(value, FunctionType) else value.__init__.__code__
            node = _definitions(code.co_filename).get(value.__name__)
            if node is None:
                raise Unsupported(value.__name__)
            name = f"{identifier(value.__name__)}${len(self.names)}"
            self.names[id(value)] = name
            outer = self.globals, self.scopes
            self.globals, self.scopes = (value if isinstance(value, FunctionType) else value.__init__).__globals__, []
            text = self.definition(node) if isinstance(node, ast.FunctionDef) else self.type(node)
            self.globals, self.scopes = outer
            self.definitions.append(f"const {name} = {text};")
        return self.names[id(value)]

    def type(self, node: ast.ClassDef) -> str:
        methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
        return f"py.type({{{', '.join(f'{method.name}: {self.definition(method)}' for method in methods)}}})"

    def definition(self, node) -> str:
        """A function; its arguments are handed over by py.def, in order or by name."""
        args = node.args
        named = [arg.arg for arg in (*args.posonlyargs, *args.args)]
        only = [arg.arg for arg in args.kwonlyargs]
        star = args.vararg.arg if args.vararg else None
        defaults = dict(zip(named[len(named) - len(args.defaults) :], args.defaults))
        defaults |= {name: value for name, value in zip(only, args.kw_defaults) if value is not None}
        given = ", ".join(f"{json.dumps(name)}: {self.expression(value)}" for name, value in defaults.items())
        parameters = [*named, *([star] if star else []), *only]
        body = node.body if isinstance(node, ast.FunctionDef) else [ast.Return(node.body)]
        local = _assigned(body) - {*parameters}
        self.scopes.append({*parameters} | local)
        lines = [f"let {', '.join(map(identifier, sorted(local)))};"] if local else []
        lines += [self.statement(each) for each in body]
        self.scopes.pop()
        head = f"py.def({json.dumps(named)}, {json.dumps(star)}, {json.dumps(only)}, {{{given}}}"
        return f"{head}, ({', '.join(map(identifier, parameters))}) => {{\n" + "\n".join(lines) + "\nreturn null;\n})"

    def block(self, body: list[ast.stmt]) -> str:
        return "{\n" + "\n".join(map(self.statement, body)) + "\n}"

    def statement(self, node: ast.stmt) -> str:
        if isinstance(node, ast.Expr):
            is_text = isinstance(node.value, ast.Constant)
            return "" if is_text else f"{self.expression(node.value)};"
        if isinstance(node, ast.Return):
            return f"return {self.expression(node.value) if node.value else 'null'};"
        if isinstance(node, ast.Assign):
            if len(node.targets) == 1:
                return self.assignment(node.targets[0], self.expression(node.value))
            name = self.temporary()
            told = [self.assignment(target, name) for target in node.targets]
            return f"const {name} = {self.expression(node.value)};\n" + "\n".join(told)
        if isinstance(node, ast.AugAssign):
            now = self.expression(ast.copy_location(ast.parse(ast.unparse(node.target), mode="eval").body, node))
            return self.assignment(node.target, f"py.{self.operator(node.op)}({now}, {self.expression(node.value)})")
        if isinstance(node, ast.For):
            name = self.temporary()
            return f"for (const {name} of py.iter({self.expression(node.iter)})) {{\n{self.assignment(node.target, name)}\n{self.block(node.body)}\n}}"
        if isinstance(node, ast.While):
            return f"while ({self.truth(node.test)}) {self.block(node.body)}"
        if isinstance(node, ast.If):
            other = f" else {self.block(node.orelse)}" if node.orelse else ""
            return f"if ({self.truth(node.test)}) {self.block(node.body)}{other}"
        if isinstance(node, ast.Try):
            (handler,) = node.handlers
            kind = self.value_of(handler.type)
            return f"try {self.block(node.body)} catch (error) {{\nif (error.name !== {json.dumps(kind.__name__)}) throw error;\n{self.block(handler.body)}\n}}"
        if isinstance(node, ast.FunctionDef):
            return f"{identifier(node.name)} = {self.definition(node)};"
        simple = {ast.Pass: "", ast.Break: "break;", ast.Continue: "continue;"}
        if type(node) in simple:
            return simple[type(node)]
        raise Unsupported(type(node).__name__)

    def assignment(self, target: ast.expr, value: str) -> str:
        if isinstance(target, ast.Name):
            return f"{identifier(target.id)} = {value};"
        if isinstance(target, ast.Attribute):
            return f"{self.expression(target.value)}.{target.attr} = {value};"
        if isinstance(target, ast.Subscript):
            return f"py.put({self.expression(target.value)}, {self.expression(target.slice)}, {value});"
        if isinstance(target, (ast.Tuple, ast.List)):
            names = [self.temporary() for _ in target.elts]
            stars = ["..." if isinstance(each, ast.Starred) else "" for each in target.elts]
            taken = ", ".join(star + name for star, name in zip(stars, names))
            parts = [each.value if isinstance(each, ast.Starred) else each for each in target.elts]
            return f"const [{taken}] = py.iter({value});\n" + "\n".join(map(self.assignment, parts, names))
        raise Unsupported(type(target).__name__)

    def temporary(self) -> str:
        self.temporaries += 1
        return f"t${self.temporaries}"

    def truth(self, node: ast.expr) -> str:
        return f"py.truth({self.expression(node)})"

    def operator(self, op: ast.operator) -> str:
        if type(op) not in COMPUTED:
            raise Unsupported(type(op).__name__)
        return COMPUTED[type(op)]

    def is_global(self, node: ast.expr) -> bool:
        while isinstance(node, ast.Attribute):
            node = node.value
        return isinstance(node, ast.Name) and node.id in self.globals and not any(node.id in scope for scope in self.scopes)

    def value_of(self, node: ast.expr):
        return eval(ast.unparse(node), self.globals)

    def arguments(self, node: ast.Call) -> str:
        told = [f"...py.iter({self.expression(each.value)})" if isinstance(each, ast.Starred) else self.expression(each) for each in node.args]
        if any(word.arg is None for word in node.keywords):
            raise Unsupported("**")
        words = ", ".join(f"{word.arg}: {self.expression(word.value)}" for word in node.keywords)
        return ", ".join([*told, *([f"py.named({{{words}}})"] if words else [])])

    def expression(self, node: ast.expr) -> str:
        if isinstance(node, (ast.Name, ast.Attribute)) and self.is_global(node):
            value = self.value_of(node)
            if _is_plain(value):
                return literal(value)
            if getattr(value, "__name__", None) in CLASSES:
                return f"py.{value.__name__}"
            return self.function(value)
        if isinstance(node, ast.Name):
            is_local = any(node.id in scope for scope in self.scopes)
            if not is_local and node.id not in BUILTINS:
                raise Unsupported(node.id)
            return identifier(node.id) if is_local else f"py.{node.id}"
        if isinstance(node, ast.Constant):
            return literal(node.value)
        if isinstance(node, ast.Attribute):
            return f"{self.expression(node.value)}.{node.attr}"
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute) and not self.is_global(node.func):
                of = self.expression(node.func.value)
                return f"py.call({of}, {json.dumps(node.func.attr)}, [{self.arguments(node)}])"
            return f"{self.expression(node.func)}({self.arguments(node)})"
        if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
            told = [f"...py.iter({self.expression(each.value)})" if isinstance(each, ast.Starred) else self.expression(each) for each in node.elts]
            return f"py.set([{', '.join(told)}])" if isinstance(node, ast.Set) else f"[{', '.join(told)}]"
        if isinstance(node, ast.Dict):
            told = [f"[{self.expression(key)}, {self.expression(each)}]" for key, each in zip(node.keys, node.values)]
            return f"py.dict([{', '.join(told)}])"
        if isinstance(node, ast.BinOp):
            return f"py.{self.operator(node.op)}({self.expression(node.left)}, {self.expression(node.right)})"
        if isinstance(node, ast.UnaryOp):
            if isinstance(node.op, ast.Not):
                return f"!{self.truth(node.operand)}"
            return f"(-{self.expression(node.operand)})"
        if isinstance(node, ast.BoolOp):
            *rest, text = map(self.expression, node.values)
            for before in reversed(rest):
                text = f"py.{'and' if isinstance(node.op, ast.And) else 'or'}({before}, () => {text})"
            return text
        if isinstance(node, ast.Compare):
            sides = [self.expression(each) for each in (node.left, *node.comparators)]
            told = [f"py.{COMPARED[type(op)]}({a}, {b})" for op, a, b in zip(node.ops, sides, sides[1:])]
            return f"({' && '.join(told)})"
        if isinstance(node, ast.IfExp):
            return f"({self.truth(node.test)} ? {self.expression(node.body)} : {self.expression(node.orelse)})"
        if isinstance(node, ast.JoinedStr):
            return f"[{', '.join(map(self.piece, node.values))}].join('')"
        if isinstance(node, ast.Subscript):
            if isinstance(node.slice, ast.Slice):
                ends = [self.expression(each) if each else "null" for each in (node.slice.lower, node.slice.upper, node.slice.step)]
                return f"py.slice({self.expression(node.value)}, {', '.join(ends)})"
            return f"py.item({self.expression(node.value)}, {self.expression(node.slice)})"
        if isinstance(node, ast.Lambda):
            return self.definition(node)
        if isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.SetComp, ast.DictComp)):
            return self.comprehension(node)
        raise Unsupported(type(node).__name__)

    def piece(self, node: ast.expr) -> str:
        """A part of a formatted string."""
        if isinstance(node, ast.Constant):
            return literal(node.value)
        if node.format_spec or node.conversion != -1:
            raise Unsupported("a format")
        if isinstance(node.value, (ast.Name, ast.Attribute)) and self.is_global(node.value):
            return literal(str(self.value_of(node.value)))
        return f"String({self.expression(node.value)})"

    def comprehension(self, node) -> str:
        """An array, filled at once."""
        names: set[str] = set()
        for generator in node.generators:
            names |= {each.id for each in ast.walk(generator.target) if isinstance(each, ast.Name)}
        self.scopes.append(names)
        found = self.temporary()
        is_dict = isinstance(node, ast.DictComp)
        element = f"[{self.expression(node.key)}, {self.expression(node.value)}]" if is_dict else self.expression(node.elt)
        text = f"{found}.push({element});"
        for generator in reversed(node.generators):
            for test in reversed(generator.ifs):
                text = f"if ({self.truth(test)}) {{ {text} }}"
            name = self.temporary()
            text = f"for (const {name} of py.iter({self.expression(generator.iter)})) {{ {self.assignment(generator.target, name)} {text} }}"
        self.scopes.pop()
        kept = f"py.{'dict' if is_dict else 'set'}({found})" if isinstance(node, (ast.DictComp, ast.SetComp)) else found
        return f"(() => {{ const {found} = []; let {', '.join(map(identifier, sorted(names)))}; {text} return {kept}; }})()"
