import {type DraftDocument, draftTextIn} from "./new-text.ts";
import {weakReference} from "./weak-reference.ts";

type SourceDocument = Readonly<Record<string, unknown>> & {readonly _id: string};

export interface VersionToCopy {
  readonly version: SourceDocument;
  readonly texts: readonly SourceDocument[];
}

export interface NewVersion {
  readonly id: string;
  readonly scope: string;
  readonly label: string;
  readonly effectiveFrom: string;
  readonly changeKind: string;
  readonly author: string;
  /** For a scope of its own: the version for all regions that the new one builds on. */
  readonly base: string | null;
}

/** The drafts of a new version: the same words, keys and anchors; only what belongs to one version starts anew. */
export function draftNewVersion({version, texts}: VersionToCopy, newVersion: NewVersion): DraftDocument[] {
  const copies = texts.map((text) => copyText(text, newVersion));
  return [
    {...draftVersion(version, copies, newVersion), previous: {_type: "reference", _ref: version._id}},
    ...copies,
  ];
}

/** The drafts of a scope's first words of its own: each text begins without a difference from what it builds on. */
export function draftFirstOfScope({version, texts}: VersionToCopy, newVersion: NewVersion): DraftDocument[] {
  const empty = texts.map(({clauses, ...text}) => copyText({...text, overrides: []}, newVersion));
  return [draftVersion(version, empty, newVersion), ...empty];
}

function draftVersion(
  {kind, document}: SourceDocument,
  texts: readonly DraftDocument[],
  {id, base, scope, label, effectiveFrom, changeKind, author}: NewVersion,
): DraftDocument {
  return {
    _id: `drafts.${id}`,
    _type: "legalVersion",
    document,
    kind,
    scope,
    ...(base !== null && {base: weakReference(base, "legalVersion")}),
    label,
    effectiveFrom,
    changeKind,
    state: "draft",
    sealed: false,
    author,
    texts: texts.map(({_id, locale}) => ({
      ...weakReference(_id.replace(/^drafts\./, ""), "legalText"),
      _key: String(locale),
    })),
  };
}

function copyText(text: SourceDocument, {id, scope, effectiveFrom}: NewVersion): DraftDocument {
  // What changed is another story each time; old words in the summary would announce the wrong one.
  return draftTextIn(String(text.locale), {...text, scope, effectiveFrom}, id);
}

export function newVersionId(
  {kind, scope, effectiveFrom}: {kind: string; scope: string; effectiveFrom: string},
  existingIds: readonly string[],
): string {
  const baseId = `legal-${kind}-${scope}-${effectiveFrom.replaceAll("-", "")}`;
  const isFree = (id: string) => !existingIds.includes(id);
  if (isFree(baseId)) return baseId;
  let count = 2;
  while (!isFree(`${baseId}-${count}`)) count += 1;
  return `${baseId}-${count}`;
}
