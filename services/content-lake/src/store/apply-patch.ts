import {Mutation as Mutator} from "@sanity/mutator";
import {malformed, StepRefused} from "../errors.ts";
import type {LakeDocument} from "../types.ts";
import type {PatchOperations} from "./mutation.ts";

const FIXED_FIELDS = ["_id", "_type"] as const;

/** The fields of a document after a patch, by the same engine editing clients use. The input is not changed. */
export function applyPatch(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const {ifRevisionID, merge, ...plain} = operations;
  checkRevision(document, ifRevisionID);
  const patch = {...plain, ...(merge && {set: {...mergedFields(document, merge), ...plain.set}})};
  const after = runMutator(document, patch);
  for (const field of FIXED_FIELDS) {
    if (after[field] !== document[field]) {
      throw new StepRefused(409, "mutationError", `Cannot modify immutable attribute "${field}"`);
    }
  }
  return after;
}

function checkRevision({_id, _rev}: LakeDocument, expected: string | null | undefined): void {
  if (expected === undefined || expected === null || expected === _rev) return;
  const description = `Document "${_id}" has unexpected revision ID (${_rev}), expected "${expected}"`;
  const details = {id: _id, currentRevisionID: _rev, expectedRevisionID: expected};
  throw new StepRefused(409, "documentRevisionIDDoesNotMatchError", description, details);
}

function runMutator(document: LakeDocument, operations: object): LakeDocument {
  try {
    const mutator = new Mutator({mutations: [{patch: {id: document._id, ...operations} as never}]});
    // The engine may return its input when nothing changed; the copy prevents sharing the stored state.
    return {...mutator.apply({...document})} as LakeDocument;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw malformed("mutationParseError", `Cannot patch "${document._id}": ${reason}`);
  }
}

function mergedFields(document: LakeDocument, changes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).map(([key, value]) => [key, merge(document[key], value)]),
  );
}

function merge(current: unknown, change: unknown): unknown {
  if (!isObject(current) || !isObject(change)) return change;
  const merged = Object.entries(change).map(([key, value]) => [key, merge(current[key], value)]);
  return {...current, ...Object.fromEntries(merged)};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
