export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

const DRAFT_PREFIX = "drafts.";

/** Published documents and some drafts as one layer: a draft replaces its document, under the document's id. */
export function overlayDrafts(stored: readonly StoredDocument[]): StoredDocument[] {
  const published = stored.filter(({_id}) => !_id.startsWith(DRAFT_PREFIX));
  const drafts = stored.filter(({_id}) => _id.startsWith(DRAFT_PREFIX));
  const shown = drafts.map((draft) => ({
    ...draft,
    _id: draft._id.slice(DRAFT_PREFIX.length),
    _originalId: draft._id,
  }));
  const byId = new Map([...published, ...shown].map((document) => [document._id, document]));
  // The content API sorts by id where a query sets no order.
  return [...byId.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
}
