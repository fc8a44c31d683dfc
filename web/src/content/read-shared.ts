import "server-only";
import type {QueryParams} from "@sanity/client";
import {evaluateSync, parse, toJS} from "groq-js";
import {client} from "@/content/client";

/** Of documents with a dot in their id only the requested drafts: no other version, no link, no secret. */
const PUBLISHED_AND = `*[_id in path("*") || _id in $drafts]`;
const RAW = {perspective: "raw", cache: "no-store"} as const;
const DRAFT_PREFIX = "drafts.";

/**
 * Answers a query from what is published and the drafts of these documents. The content API knows all drafts or none,
 * and the draft of another document may take the place of a shared one in a list, so the query runs here.
 */
export async function readShared<Result>(
  query: string,
  params: QueryParams,
  documents: readonly string[],
): Promise<Result> {
  const drafts = documents.map((id) => `drafts.${id}`);
  const stored = await client.fetch<StoredDocument[]>(PUBLISHED_AND, {drafts}, RAW);
  const dataset = overlayDrafts(stored);
  const byId = new Map(dataset.map((document) => [document._id, document]));
  const dereference = ({_ref}: {readonly _ref: string}) => byId.get(_ref);
  return toJS(evaluateSync(parse(query, {params}), {dataset, params, dereference}));
}

interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** Published documents and some drafts as one layer: a draft replaces its document, under the document's id. */
function overlayDrafts(stored: readonly StoredDocument[]): StoredDocument[] {
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
