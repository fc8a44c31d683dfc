import {weakReference} from "./weak-reference.ts";

export type DraftDocument = Record<string, unknown> & {_id: string; _type: string};

/** A text in another language: the words of the source to write over, with the keys and anchors that tie them. */
export function draftTextIn(
  locale: string,
  source: Readonly<Record<string, unknown>>,
  version: string,
): DraftDocument {
  const {document, kind, scope, effectiveFrom, title, clauses, overrides} = source;
  return {
    _id: `drafts.${version}-${locale}`,
    _type: "legalText",
    version: weakReference(version, "legalVersion"),
    document,
    kind,
    scope,
    locale,
    effectiveFrom,
    title,
    summary: [],
    ...(clauses !== undefined && {clauses}),
    ...(overrides !== undefined && {overrides}),
  };
}
