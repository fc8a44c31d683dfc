import {DateTime, Path} from "groq-js";

/** A GROQ value is plain JSON, or one of groq-js's `DateTime` and `Path`; a missing value is null. */
export type GroqObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is GroqObject {
  if (typeof value !== "object" || value === null) return false;
  // Nearly everything is plain JSON, and this runs for every field of every document.
  if (value.constructor === Object) return true;
  return !Array.isArray(value) && !(value instanceof DateTime) && !(value instanceof Path);
}

export function isDateTime(value: unknown): value is DateTimeValue {
  return value instanceof DateTime;
}

export function isPath(value: unknown): value is PathValue {
  return value instanceof Path;
}

interface DateTimeValue {
  equals(other: DateTimeValue): boolean;
  compareTo(other: DateTimeValue): number;
}

interface PathValue {
  readonly pattern: string;
  matches(id: string): boolean;
}

/** GROQ's `==`: scalars of one type, instants by moment; objects and arrays are never equal. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (isDateTime(left)) return isDateTime(right) && left.equals(right);
  if (typeof left === "object" && left !== null) return false;
  return left === right || (left ?? null) === (right ?? null);
}

/** Null where GROQ knows no order between the two: different types, or neither numbers, texts nor instants. */
export function compareValues(left: unknown, right: unknown): number | null {
  if (typeof left === "number" && typeof right === "number") return left - right;
  if (typeof left === "string" && typeof right === "string") return left < right ? -1 : left > right ? 1 : 0;
  if (typeof left === "boolean" && typeof right === "boolean") return Number(left) - Number(right);
  if (isDateTime(left) && isDateTime(right)) return left.compareTo(right);
  return null;
}

const TYPE_RANK: Readonly<Record<string, number>> = {number: 2, string: 3, boolean: 4};
const LAST_RANK = 100;

function typeRank(value: unknown): number {
  return isDateTime(value) ? 1 : (TYPE_RANK[typeof value] ?? LAST_RANK);
}

/** The order of `order()`: instants, numbers, texts, booleans, then everything else as equals. */
export function compareForOrder(left: unknown, right: unknown): number {
  return compareValues(left, right) ?? typeRank(left) - typeRank(right);
}

/** Numbers outside the finite range do not exist in JSON; GROQ makes them null. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

export function getAttribute(value: unknown, name: string): unknown {
  if (!isObject(value) || !Object.hasOwn(value, name)) return null;
  return value[name] ?? null;
}

/** Every `_ref` below a value, by the rule of `references()`: an object with a `_ref` hides what is in it. */
export function collectReferences(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) collectReferences(item, found);
  } else if (isObject(value)) {
    const reference = value._ref;
    if (typeof reference === "string" && reference !== "") found.add(reference);
    if (!reference) for (const key in value) collectReferences(value[key], found);
  }
  return found;
}
