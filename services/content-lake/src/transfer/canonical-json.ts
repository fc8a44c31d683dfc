import {type GroqObject, isObject} from "../query/values.ts";

/** Fields the lake manages come first, so that a line of an export can be read by people. */
const LEADING = ["_id", "_type", "_createdAt", "_updatedAt"];

/**
 * JSON whose bytes depend on the content alone: fields in one order, whatever order they were written in. Two
 * copies of a dataset export to the same file.
 */
export function toCanonicalJson(value: unknown, indent = 0): string {
  return JSON.stringify(sortFields(value, LEADING), null, indent);
}

function sortFields(value: unknown, leading: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => sortFields(item, leading));
  if (!isObject(value)) return value;
  const names = [...leading.filter((name) => Object.hasOwn(value, name)), ...otherNames(value, leading)];
  return Object.fromEntries(names.map((name) => [name, sortFields(value[name], leading)]));
}

function otherNames(value: GroqObject, leading: readonly string[]): string[] {
  return Object.keys(value)
    .filter((name) => !leading.includes(name))
    .sort();
}
