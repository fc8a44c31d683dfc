import {isSameJson} from "../store/mendoza.ts";

const SYSTEM_FIELDS = new Set(["_id", "_rev", "_createdAt", "_updatedAt", "_system"]);

/** Is every difference between two states found under an object key of this name? False when one is missing. */
export function changesOnlyUnder(key: string, before: unknown, after: unknown): boolean {
  if (isSameJson(before, after)) return true;
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after))
    return false;
  // Items of an array are matched by position: adding, removing or moving one changes other languages too.
  if (Array.isArray(before) && before.length !== Object.keys(after).length) return false;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every(
    (name) => name === key || SYSTEM_FIELDS.has(name) || changesOnlyUnder(key, before[name], after[name]),
  );
}

/** Do two states of a document differ in these fields of it alone? False when one is missing. */
export function changesOnlyFields(
  fields: readonly string[],
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): boolean {
  if (before === null || after === null) return false;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every(
    (name) => fields.includes(name) || SYSTEM_FIELDS.has(name) || isSameJson(before[name], after[name]),
  );
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
