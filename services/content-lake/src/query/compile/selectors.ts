import type {GroqNode} from "../ast.ts";
import type {Evaluate, Scope} from "../scope.ts";
import {getAttribute, isDateTime, isEqual, isObject} from "../values.ts";

type Compile = (node: GroqNode) => Evaluate;

/** Where something stands within a value: names of fields, places in lists. */
type KeyPath = readonly (string | number)[];

/** The places a selector such as `title`, `(a, b)`, `items[live]` or `anywhere(…)` names in a value. */
type Select = (value: unknown, scope: Scope) => readonly KeyPath[];

/** `diff::changedAny(before, after, selector)`: is there a difference at any of the selected places? */
export function compileChangedAny(args: readonly GroqNode[], compile: Compile): Evaluate {
  const {before, after, select} = compileSides(args, compile);
  return (scope) => {
    const [left, right] = [before(scope), after(scope)];
    const paths = select(left, scope);
    return paths.length !== select(right, scope).length || paths.some((path) => differsAt(path, left, right));
  };
}

/** `diff::changedOnly(before, after, selector)`: is every difference within a selected place? */
export function compileChangedOnly(args: readonly GroqNode[], compile: Compile): Evaluate {
  const {before, after, select} = compileSides(args, compile);
  return (scope) => {
    const [left, right] = [before(scope), after(scope)];
    const selected = select(left, scope);
    const isSelected = (path: KeyPath) =>
      selected.some((selectedPath) => selectedPath.every((key, index) => path[index] === key));
    return differences(left, right, [], scope).every(isSelected);
  };
}

function compileSides([before, after, selector]: readonly GroqNode[], compile: Compile) {
  if (!before || !after || !selector) throw new Error("diff functions take two values and a selector");
  return {before: compile(before), after: compile(after), select: compileSelector(selector, compile)};
}

function compileSelector(node: GroqNode, compile: Compile): Select {
  switch (node.type) {
    case "Group":
      return compileSelector(node.base, compile);
    case "Tuple": {
      const members = node.members.map((member) => compileSelector(member, compile));
      return (value, scope) => members.flatMap((select) => select(value, scope));
    }
    case "AccessAttribute": {
      const base = node.base ? compileSelector(node.base, compile) : selectWhole;
      return (value, scope) => base(value, scope).map((path) => [...path, node.name]);
    }
    case "ArrayCoerce":
      return below(compileSelector(node.base, compile), itemPaths);
    case "Filter": {
      const condition = compile(node.expr);
      const holds = (item: unknown, scope: Scope) => condition(scope.createNested(item)) === true;
      const matching: Select = (value, scope) =>
        itemPaths(value, scope).filter((path) => holds(valueAt(value, path), scope));
      return below(compileSelector(node.base, compile), matching);
    }
    case "SelectorNested":
      return below(compileSelector(node.base, compile), compileSelector(node.nested, compile));
    case "SelectorFuncCall":
      return compileAnywhere(compile(node.arg));
    default:
      throw new Error("Invalid selector syntax");
  }
}

const selectWhole: Select = () => [[]];

const itemPaths: Select = (value, scope) => {
  if (!Array.isArray(value)) return [];
  scope.env.budget.build(value.length);
  return value.map((_item, index) => [index]);
};

/** Selects again within each place that was selected. */
function below(outer: Select, inner: Select): Select {
  return (value, scope) =>
    outer(value, scope).flatMap((path) =>
      inner(valueAt(value, path), scope).map((rest) => [...path, ...rest]),
    );
}

/** Every object, however deep, for which the condition holds. */
function compileAnywhere(condition: Evaluate): Select {
  const select: Select = (value, scope) => {
    scope.env.budget.build();
    if (Array.isArray(value)) return value.flatMap((item, index) => prefixed(index, select(item, scope)));
    if (!isObject(value)) return [];
    const own: KeyPath[] = condition(scope.createHidden(value)) === true ? [[]] : [];
    const inner = Object.entries(value).flatMap(([key, field]) => prefixed(key, select(field, scope)));
    return [...own, ...inner];
  };
  return select;
}

const prefixed = (key: string | number, paths: readonly KeyPath[]): KeyPath[] =>
  paths.map((path) => [key, ...path]);

function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((current, key) => {
    if (typeof key === "string") return getAttribute(current, key);
    return Array.isArray(current) ? (current[key] ?? null) : null;
  }, value);
}

/** Places in a list mean nothing once its length has changed. */
function differsAt(path: KeyPath, before: unknown, after: unknown): boolean {
  const hasMoved = path.some((key, index) => {
    if (typeof key === "string") return false;
    const [left, right] = [valueAt(before, path.slice(0, index)), valueAt(after, path.slice(0, index))];
    return !Array.isArray(left) || !Array.isArray(right) || left.length !== right.length;
  });
  return hasMoved || !isSame(valueAt(before, path), valueAt(after, path));
}

/** The outermost places at which two values differ. */
function differences(before: unknown, after: unknown, path: KeyPath, scope: Scope): readonly KeyPath[] {
  scope.env.budget.build();
  if (isSame(before, after)) return [];
  const within = (keys: readonly (string | number)[]) =>
    keys.flatMap((key) => differences(valueAt(before, [key]), valueAt(after, [key]), [...path, key], scope));
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length ? within([...before.keys()]) : [path];
  }
  if (isObject(before) && isObject(after)) {
    return within([...new Set([...Object.keys(before), ...Object.keys(after)])]);
  }
  return [path];
}

/** Unlike `==`, also for objects and lists; a missing field is null. */
function isSame(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  }
  if (isDateTime(left) || !isObject(left) || !isObject(right)) return isEqual(left, right);
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]))
  );
}
