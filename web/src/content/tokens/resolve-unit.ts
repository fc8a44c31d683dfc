import {resolveText} from "./resolve-text";
import type {TokenContext} from "./token-value";

/** Dotted paths of a unit's required fields; `*` matches every element of a list. */
export type RequiredPaths = readonly string[];
type Fields = Readonly<Record<string, unknown>>;

/**
 * Content with its tokens replaced. A value that is missing takes away the smallest unit around it: a list item,
 * a paragraph, an optional field; a required field takes its parent. Null when nothing is left.
 */
export function resolveUnit<Unit>(unit: Unit, required: RequiredPaths, context: TokenContext): Unit | null {
  // Replacing text and dropping nullable parts keeps the shape the query declares.
  return resolveAny(unit, required, context) as Unit | null;
}

function resolveAny(unit: unknown, required: RequiredPaths, context: TokenContext): unknown {
  if (typeof unit === "string") return resolveText(unit, context);
  if (Array.isArray(unit)) return resolveList(unit, required, context);
  if (!isFields(unit)) return unit;
  return isBlock(unit) ? resolveBlock(unit, context) : resolveFields(unit, required, context);
}

function resolveList(items: readonly unknown[], required: RequiredPaths, context: TokenContext) {
  const resolved = items.map((item) => resolveAny(item, required, context));
  const presentItems = resolved.filter((item) => item !== null);
  const lostOne = presentItems.length < items.length;
  // Columns of a table line up by position, so such a list stays whole or goes.
  if (lostOne && required.includes("*")) return null;
  return lostOne && presentItems.length === 0 ? null : presentItems;
}

function resolveFields(fields: Fields, required: RequiredPaths, context: TokenContext): Fields | null {
  const entries = Object.entries(fields).map(([name, value]) => {
    // Keys and names of types are no text.
    const isText = value != null && !name.startsWith("_");
    return [name, isText ? resolveAny(value, below(required, name), context) : value] as const;
  });
  const resolved: Fields = Object.fromEntries(entries);
  return required.some((name) => !name.includes(".") && name !== "*" && isMissing(resolved[name]))
    ? null
    : resolved;
}

/** A draft may lack what its schema requires; it is then left out like a text whose value is missing. */
function isMissing(value: unknown): boolean {
  return value == null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** A paragraph is one unit: its spans share a sentence, so they stay or go together. */
function resolveBlock(block: Fields, context: TokenContext): Fields | null {
  let before = "";
  const children: unknown[] = [];
  for (const span of Array.isArray(block.children) ? block.children.filter(isFields) : []) {
    const text = resolveText(String(span.text ?? ""), context, before);
    if (text === null) return null;
    before += text;
    children.push({...span, text});
  }
  return {...block, children};
}

function below(required: RequiredPaths, name: string): RequiredPaths {
  const prefix = `${name}.`;
  return required.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function isBlock(fields: Fields): boolean {
  return fields._type === "block";
}
