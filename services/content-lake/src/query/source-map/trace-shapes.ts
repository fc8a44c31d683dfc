import type {ArrayNode, GroqNode, ObjectNode} from "../ast.ts";
import {compile} from "../compile/compile.ts";
import {isObject} from "../values.ts";
import {fieldsOf, itemsOf, type Traced, traceFields, traceItems} from "./traced.ts";
import type {TracedScope} from "./traced-scope.ts";

type Trace = (node: GroqNode, scope: TracedScope) => Traced;

export function traceObject({attributes}: ObjectNode, scope: TracedScope, trace: Trace): Traced {
  const fields = new Map<string, Traced>();
  scope.build(attributes.length + 1);
  for (const attribute of attributes) {
    if (attribute.type === "ObjectAttributeValue") {
      fields.set(attribute.name, trace(attribute.value, scope));
      continue;
    }
    const isSkipped =
      attribute.type === "ObjectConditionalSplat" && compile(attribute.condition)(scope.plain) !== true;
    const splat = isSkipped ? null : trace(attribute.value, scope);
    if (!splat || !isObject(splat.value)) continue;
    const parts = fieldsOf(splat);
    scope.build(parts.length);
    for (const [name, field] of parts) fields.set(name, field);
  }
  return traceFields(fields);
}

export function traceArray({elements}: ArrayNode, scope: TracedScope, trace: Trace): Traced {
  return traceItems(
    elements.flatMap(({value, isSplat}) => {
      const traced = trace(value, scope);
      const parts = isSplat ? (itemsOf(traced) ?? []) : [traced];
      scope.build(parts.length);
      return parts;
    }),
  );
}
