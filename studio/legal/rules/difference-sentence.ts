import {isRecord} from "@gradus/schemas/fields/is-record";

/** "Differs from base in 2 clauses: withdrawal, notice." */
export function differenceSentence(overrides: unknown): string {
  const anchors = (Array.isArray(overrides) ? overrides : []).flatMap((override: unknown) =>
    isRecord(override) ? [typeof override.anchor === "string" ? override.anchor : "(no anchor yet)"] : [],
  );
  if (anchors.length === 0) return "Does not differ from its base.";
  const clauses = anchors.length === 1 ? "1 clause" : `${anchors.length} clauses`;
  return `Differs from base in ${clauses}: ${anchors.join(", ")}.`;
}
