import {canonicalJson} from "@gradus/schemas/fingerprint";

type Facts = Readonly<Record<string, unknown>>;

/**
 * The changes of an edit, in the form the audit stores: fields in `shown` with their values, others only as changed.
 * `shown` may hold only fields that reveal nothing about a person, such as a state or a permission.
 */
export function changesOf<Before extends Facts>(
  before: Before,
  after: Partial<Before>,
  shown: readonly (keyof Before)[],
) {
  const changed = Object.keys(after).filter((field) => !isSame(before[field], after[field]));
  const side = (values: Facts) =>
    Object.fromEntries(
      changed.map((field) => [field, shown.includes(field) ? (values[field] ?? null) : {changed: true}]),
    );
  return {before: side(before), after: side(after)};
}

function isSame(a: unknown, b: unknown) {
  return canonicalJson([a], []) === canonicalJson([b], []);
}
