"""validators: translates the `validate` of a cases.py to JavaScript, so that pages and the judge refuse the same inputs.

site/src/input contains the Reader of grammar.py and the Python functions that validators use. A list or a tuple
becomes an array, and an integer above 2^53 becomes a BigInt. A test compares both languages on damaged inputs.
"""

import ast
import json
from functools import cache
from pathlib import Path
from types import FunctionType

from judging.data.cases import digest_of
from judging.data.generate import load_cases
from judging.problems.catalog import Problem
from judging.run.store import Shelf

SHELF = Shelf("validators", Path(__file__))
SAFE = 2**53
BUILTINS = set(
    "all any dict enumerate int len list map max min range reversed set sorted str sum tuple "
    "zip".split()
)
LIBRARY = {"TopologicalSorter", "compile"}  # names of the Python library that python.ts defines
# names that are valid in Python, and reserved in JavaScript or in the translation
TAKEN = set(
    "arguments case catch class const default delete do else enum eval export extends false "
    "finally for function if import in let new null py return static super switch this throw true "
    "try typeof var void while with yield".split()
)
# the functions of python.ts for the operators of Python
COMPARED = {
    "Lt": "lt", "LtE": "le", "Gt": "gt", "GtE": "ge", "Eq": "eq",
    "NotEq": "ne", "In": "has", "NotIn": "lacks", "Is": "is",
}  # fmt: skip
COMPUTED = {
    "Add": "add", "Sub": "sub", "Mult": "mul", "FloorDiv": "div", "Mod": "mod", "Pow": "pow",
}  # fmt: skip


class Unsupported(Exception):
    """A validator uses a part of Python that this module does not translate."""


def script(problem: Problem) -> str:
    """Return a JavaScript function whose argument is the library of python.ts and whose result is `validate`."""
    cases_py = problem.folder / "cases.py"
    return SHELF.remembered(
        SHELF.key(digest_of(cases_py)), lambda: translated(load_cases(cases_py)["validate"])
    )


def translated(validate: FunctionType) -> str:
    writer = Writer()
    name = writer.function(validate)
    return "(py) => {\n" + "\n".join(writer.definitions) + f"\nreturn {name};\n}}"


@cache
def _definitions(path: str) -> dict[str, ast.stmt]:
    tree = ast.parse(Path(path).read_bytes())
    return {
        node.name: node for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    }


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
    """Return the names that a body assigns, without the names that inner functions assign."""
    names: set[str] = set()

    def visit(node):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(
            node, (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
        ):
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
    """Translates functions, and the functions that they call."""

    def __init__(self):
        self.definitions: list[str] = []
        self.names: dict[int, str] = {}  # the names of the functions, by id
        self.globals: dict = {}
        self.scopes: list[set[str]] = []
        self.temporaries = 0

    def function(self, value) -> str:
        """Return the name of a function or class in JavaScript. It is translated at its first use."""
        if id(value) not in self.names:
            code = value.__code__ if isinstance(value, FunctionType) else value.__init__.__code__
            node = _definitions(code.co_filename).get(value.__name__)
            if node is None:
                raise Unsupported(value.__name__)
            name = f"{identifier(value.__name__)}${len(self.names)}"
            self.names[id(value)] = name
            outer = self.globals, self.scopes
            self.globals, self.scopes = (
                (value if isinstance(value, FunctionType) else value.__init__).__globals__,
                [],
            )
            text = self.type(node) if isinstance(node, ast.ClassDef) else self.definition(node)
            self.globals, self.scopes = outer
            self.definitions.append(f"const {name} = {text};")
        return self.names[id(value)]

    def type(self, node: ast.ClassDef) -> str:
        methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
        return f"py.type({{{', '.join(f'{method.name}: {self.definition(method)}' for method in methods)}}})"

    def definition(self, node) -> str:
        """Return the JavaScript of a function. py.def passes the arguments, in order or by name."""
        args = node.args
        named = [arg.arg for arg in (*args.posonlyargs, *args.args)]
        only = [arg.arg for arg in args.kwonlyargs]
        star = args.vararg.arg if args.vararg else None
        defaults = dict(zip(named[len(named) - len(args.defaults) :], args.defaults))
        defaults |= {
            name: value for name, value in zip(only, args.kw_defaults) if value is not None
        }
        given = ", ".join(
            f"{json.dumps(name)}: {self.expression(value)}" for name, value in defaults.items()
        )
        parameters = [*named, *([star] if star else []), *only]
        body = node.body if isinstance(node, ast.FunctionDef) else [ast.Return(node.body)]
        local = _assigned(body) - {*parameters}
        self.scopes.append({*parameters} | local)
        lines = [f"let {', '.join(map(identifier, sorted(local)))};"] if local else []
        lines += [self.statement(each) for each in body]
        self.scopes.pop()
        head = f"py.def({json.dumps(named)}, {json.dumps(star)}, {json.dumps(only)}, {{{given}}}"
        return (
            f"{head}, ({', '.join(map(identifier, parameters))}) => {{\n"
            + "\n".join(lines)
            + "\nreturn null;\n})"
        )

    def block(self, body: list[ast.stmt]) -> str:
        return "{\n" + "\n".join(map(self.statement, body)) + "\n}"

    def statement(self, node: ast.stmt) -> str:
        """Return the JavaScript of a statement."""
        return self.translate("do", node)

    def do_pass(self, node) -> str:
        return ""

    def do_break(self, node) -> str:
        return "break;"

    def do_continue(self, node) -> str:
        return "continue;"

    def do_expr(self, node) -> str:
        is_text = isinstance(node.value, ast.Constant)
        return "" if is_text else f"{self.expression(node.value)};"

    def do_return(self, node) -> str:
        return f"return {self.expression(node.value) if node.value else 'null'};"

    def do_assign(self, node) -> str:
        if len(node.targets) == 1:
            return self.assignment(node.targets[0], self.expression(node.value))
        name = self.temporary()
        assignments = [self.assignment(target, name) for target in node.targets]
        return f"const {name} = {self.expression(node.value)};\n" + "\n".join(assignments)

    def do_augassign(self, node) -> str:
        now = self.expression(
            ast.copy_location(ast.parse(ast.unparse(node.target), mode="eval").body, node)
        )
        return self.assignment(
            node.target, f"py.{self.operator(node.op)}({now}, {self.expression(node.value)})"
        )

    def do_for(self, node) -> str:
        name = self.temporary()
        return f"for (const {name} of py.iter({self.expression(node.iter)})) {{\n{self.assignment(node.target, name)}\n{self.block(node.body)}\n}}"

    def do_while(self, node) -> str:
        return f"while ({self.truth(node.test)}) {self.block(node.body)}"

    def do_if(self, node) -> str:
        other = f" else {self.block(node.orelse)}" if node.orelse else ""
        return f"if ({self.truth(node.test)}) {self.block(node.body)}{other}"

    def do_try(self, node) -> str:
        (handler,) = node.handlers
        kind = self.value_of(handler.type)
        return f"try {self.block(node.body)} catch (error) {{\nif (error.name !== {json.dumps(kind.__name__)}) throw error;\n{self.block(handler.body)}\n}}"

    def do_functiondef(self, node) -> str:
        return f"{identifier(node.name)} = {self.definition(node)};"

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
            return f"const [{taken}] = py.iter({value});\n" + "\n".join(
                map(self.assignment, parts, names)
            )
        raise Unsupported(type(target).__name__)

    def temporary(self) -> str:
        self.temporaries += 1
        return f"t${self.temporaries}"

    def truth(self, node: ast.expr) -> str:
        return f"py.truth({self.expression(node)})"

    def operator(self, op: ast.operator) -> str:
        kind = type(op).__name__
        if kind not in COMPUTED:
            raise Unsupported(kind)
        return COMPUTED[kind]

    def is_global(self, node: ast.expr) -> bool:
        while isinstance(node, ast.Attribute):
            node = node.value
        return (
            isinstance(node, ast.Name)
            and node.id in self.globals
            and not any(node.id in scope for scope in self.scopes)
        )

    def value_of(self, node: ast.expr):
        return eval(ast.unparse(node), self.globals)

    def arguments(self, node: ast.Call) -> str:
        if any(word.arg is None for word in node.keywords):
            raise Unsupported("**")
        words = ", ".join(f"{word.arg}: {self.expression(word.value)}" for word in node.keywords)
        named = f"py.named({{{words}}})" if words else ""
        return ", ".join(filter(None, [self.elements(node.args), named]))

    def expression(self, node: ast.expr) -> str:
        """Return the JavaScript of an expression."""
        if isinstance(node, (ast.Name, ast.Attribute)) and self.is_global(node):
            return self.global_value(node)
        return self.translate("of", node)

    def translate(self, prefix: str, node: ast.AST) -> str:
        """Return the result of the method for this kind of node, such as `do_return` or `of_call`."""
        kind = type(node).__name__
        method = getattr(self, f"{prefix}_{kind.lower()}", None)
        if method is None:
            raise Unsupported(kind)
        return method(node)

    def elements(self, nodes: list[ast.expr]) -> str:
        """Return the JavaScript of elements or arguments; some may be starred."""
        return ", ".join(
            f"...py.iter({self.expression(node.value)})"
            if isinstance(node, ast.Starred)
            else self.expression(node)
            for node in nodes
        )

    def global_value(self, node) -> str:
        value = self.value_of(node)
        if _is_plain(value):
            return literal(value)
        if getattr(value, "__name__", None) in LIBRARY:
            return f"py.{value.__name__}"
        return self.function(value)

    def of_name(self, node) -> str:
        is_local = any(node.id in scope for scope in self.scopes)
        if not is_local and node.id not in BUILTINS:
            raise Unsupported(node.id)
        return identifier(node.id) if is_local else f"py.{node.id}"

    def of_constant(self, node) -> str:
        return literal(node.value)

    def of_attribute(self, node) -> str:
        return f"{self.expression(node.value)}.{node.attr}"

    def of_call(self, node) -> str:
        if isinstance(node.func, ast.Attribute) and not self.is_global(node.func):
            of = self.expression(node.func.value)
            return f"py.call({of}, {json.dumps(node.func.attr)}, [{self.arguments(node)}])"
        return f"{self.expression(node.func)}({self.arguments(node)})"

    def of_list(self, node) -> str:
        return f"[{self.elements(node.elts)}]"

    of_tuple = of_list

    def of_set(self, node) -> str:
        return f"py.set({self.of_list(node)})"

    def of_dict(self, node) -> str:
        pairs = [
            f"[{self.expression(key)}, {self.expression(each)}]"
            for key, each in zip(node.keys, node.values)
        ]
        return f"py.dict([{', '.join(pairs)}])"

    def of_binop(self, node) -> str:
        return f"py.{self.operator(node.op)}({self.expression(node.left)}, {self.expression(node.right)})"

    def of_unaryop(self, node) -> str:
        if isinstance(node.op, ast.Not):
            return f"!{self.truth(node.operand)}"
        return f"(-{self.expression(node.operand)})"

    def of_boolop(self, node) -> str:
        *rest, text = map(self.expression, node.values)
        for before in reversed(rest):
            text = f"py.{'and' if isinstance(node.op, ast.And) else 'or'}({before}, () => {text})"
        return text

    def of_compare(self, node) -> str:
        sides = [self.expression(each) for each in (node.left, *node.comparators)]
        comparisons = [
            f"py.{COMPARED[type(op).__name__]}({a}, {b})"
            for op, a, b in zip(node.ops, sides, sides[1:])
        ]
        return f"({' && '.join(comparisons)})"

    def of_ifexp(self, node) -> str:
        return f"({self.truth(node.test)} ? {self.expression(node.body)} : {self.expression(node.orelse)})"

    def of_joinedstr(self, node) -> str:
        return f"[{', '.join(map(self.piece, node.values))}].join('')"

    def of_subscript(self, node) -> str:
        if isinstance(node.slice, ast.Slice):
            ends = [
                self.expression(each) if each else "null"
                for each in (node.slice.lower, node.slice.upper, node.slice.step)
            ]
            return f"py.slice({self.expression(node.value)}, {', '.join(ends)})"
        return f"py.item({self.expression(node.value)}, {self.expression(node.slice)})"

    def of_lambda(self, node) -> str:
        return self.definition(node)

    def piece(self, node) -> str:
        """Return the JavaScript of a part of a formatted string."""
        if isinstance(node, ast.Constant):
            return literal(node.value)
        if node.format_spec or node.conversion != -1:
            raise Unsupported("a format")
        if isinstance(node.value, (ast.Name, ast.Attribute)) and self.is_global(node.value):
            return literal(str(self.value_of(node.value)))
        return f"String({self.expression(node.value)})"

    def of_listcomp(self, node) -> str:
        """Return the JavaScript of a comprehension: an expression that fills an array."""
        names: set[str] = set()
        for generator in node.generators:
            names |= {each.id for each in ast.walk(generator.target) if isinstance(each, ast.Name)}
        self.scopes.append(names)
        kind = type(node).__name__
        found = self.temporary()
        element = (
            f"[{self.expression(node.key)}, {self.expression(node.value)}]"
            if kind == "DictComp"
            else self.expression(node.elt)
        )
        text = f"{found}.push({element});"
        for generator in reversed(node.generators):
            for test in reversed(generator.ifs):
                text = f"if ({self.truth(test)}) {{ {text} }}"
            name = self.temporary()
            iterable = self.expression(generator.iter)
            target = self.assignment(generator.target, name)
            text = f"for (const {name} of py.iter({iterable})) {{ {target} {text} }}"
        self.scopes.pop()
        kept = {"DictComp": f"py.dict({found})", "SetComp": f"py.set({found})"}.get(kind, found)
        variables = ", ".join(map(identifier, sorted(names)))
        return f"(() => {{ const {found} = []; let {variables}; {text} return {kept}; }})()"

    of_generatorexp = of_setcomp = of_dictcomp = of_listcomp
