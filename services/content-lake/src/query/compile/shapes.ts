import type {ArrayNode, GroqNode, MappingNode, ObjectAttribute, ObjectNode} from "../ast.ts";
import type {Evaluate, Scope} from "../scope.ts";
import {isObject} from "../values.ts";

type Compile = (node: GroqNode) => Evaluate;
type Assign = (scope: Scope, result: Record<string, unknown>) => void;

export function compileObject({attributes}: ObjectNode, compile: Compile): Evaluate {
  const assignments = attributes.map((attribute) => compileAttribute(attribute, compile));
  return (scope) => {
    scope.env.budget.build(assignments.length + 1);
    const result: Record<string, unknown> = {};
    for (const assign of assignments) assign(scope, result);
    return result;
  };
}

function compileAttribute(attribute: ObjectAttribute, compile: Compile): Assign {
  const evaluate = compile(attribute.value);
  if (attribute.type === "ObjectAttributeValue") {
    return (scope, result) => setAttribute(result, attribute.name, evaluate(scope) ?? null);
  }
  const splat: Assign = (scope, result) => {
    const value = evaluate(scope);
    if (!isObject(value)) return;
    const keys = Object.keys(value);
    scope.env.budget.build(keys.length);
    for (const key of keys) setAttribute(result, key, value[key]);
  };
  if (attribute.type === "ObjectSplat") return splat;
  const condition = compile(attribute.condition);
  return (scope, result) => {
    if (condition(scope) === true) splat(scope, result);
  };
}

/** Plain assignment to `__proto__` would change the object's prototype instead of adding a field. */
function setAttribute(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== "__proto__") target[name] = value;
  else Object.defineProperty(target, name, {value, enumerable: true, configurable: true, writable: true});
}

export function compileArray({elements}: ArrayNode, compile: Compile): Evaluate {
  const parts = elements.map(({value, isSplat}) => ({evaluate: compile(value), isSplat}));
  return (scope) => {
    const {budget} = scope.env;
    budget.build(parts.length + 1);
    const result: unknown[] = [];
    for (const {evaluate, isSplat} of parts) {
      const value = evaluate(scope) ?? null;
      if (!isSplat) {
        result.push(value);
      } else if (Array.isArray(value)) {
        budget.spend(value.length);
        for (const item of value) result.push(item);
      }
    }
    return result;
  };
}

/** `base{…}` and, for lists, `base[condition]`, `base[].field` and the flattening form of the latter. */
export function compileMapping({type, base, expr}: MappingNode, compile: Compile): Evaluate {
  const evaluateBase = compile(base);
  const inner = compile(expr);
  if (type === "Projection") {
    return (scope) => {
      const value = evaluateBase(scope);
      return isObject(value) ? inner(scope.createNested(value)) : null;
    };
  }
  const apply = type === "Filter" ? keepMatching : type === "Map" ? mapItems : flatMapItems;
  return (scope) => {
    const items = evaluateBase(scope);
    if (!Array.isArray(items)) return null;
    return apply(items, inner, type === "Filter" ? scope.createNested(null) : scope.createHidden(null));
  };
}

type Apply = (items: readonly unknown[], inner: Evaluate, scope: Scope) => unknown[];

const keepMatching: Apply = (items, condition, scope) =>
  items.filter((item) => {
    scope.env.budget.spend();
    scope.value = item;
    return condition(scope) === true;
  });

const mapItems: Apply = (items, inner, scope) =>
  items.map((item) => {
    scope.env.budget.spend();
    scope.value = item;
    return inner(scope) ?? null;
  });

const flatMapItems: Apply = (items, inner, scope) =>
  items.flatMap((item) => {
    scope.value = item;
    const value = inner(scope) ?? null;
    scope.env.budget.spend(Array.isArray(value) ? value.length + 1 : 1);
    return value;
  });
