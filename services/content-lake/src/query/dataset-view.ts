import type {LakeDocument} from "../types.ts";
import {collectReferences, getAttribute} from "./values.ts";

export type IndexName = "id" | "type" | "slug" | "reference";

const NO_DOCUMENTS: readonly LakeDocument[] = [];

/** Documents in the order of their ids, so that every way to find them yields the same order. */
class SortedDocuments {
  readonly items: LakeDocument[] = [];

  put(document: LakeDocument): void {
    const at = this.#position(document._id);
    const replaces = this.items[at]?._id === document._id ? 1 : 0;
    this.items.splice(at, replaces, document);
  }

  remove(id: string): void {
    const at = this.#position(id);
    if (this.items[at]?._id === id) this.items.splice(at, 1);
  }

  #position(id: string): number {
    let low = 0;
    let high = this.items.length;
    // Loading in order appends; no need to search.
    if (high > 0 && (this.items[high - 1]?._id ?? "") < id) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.items[middle]?._id ?? "") < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The documents of a dataset as one perspective shows them, with the indexes that narrow a filter. */
export class DatasetView {
  readonly #byId = new Map<string, LakeDocument>();
  readonly #all = new SortedDocuments();
  readonly #indexes: Record<Exclude<IndexName, "id">, Map<string, SortedDocuments>> = {
    type: new Map(),
    slug: new Map(),
    reference: new Map(),
  };

  all(): readonly LakeDocument[] {
    return this.#all.items;
  }

  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id);
  }

  /** Documents whose indexed field holds the value, in the order of their ids. */
  lookup(index: IndexName, value: string): readonly LakeDocument[] {
    if (index !== "id") return this.#indexes[index].get(value)?.items ?? NO_DOCUMENTS;
    const document = this.#byId.get(value);
    return document ? [document] : NO_DOCUMENTS;
  }

  put(document: LakeDocument): void {
    const previous = this.#byId.get(document._id);
    if (previous === document) return;
    if (previous) this.#removeFromIndexes(previous);
    this.#byId.set(document._id, document);
    this.#all.put(document);
    for (const [index, value] of indexEntries(document)) {
      const entries = this.#indexes[index];
      const documents = entries.get(value) ?? new SortedDocuments();
      documents.put(document);
      entries.set(value, documents);
    }
  }

  remove(id: string): void {
    const previous = this.#byId.get(id);
    if (!previous) return;
    this.#removeFromIndexes(previous);
    this.#byId.delete(id);
    this.#all.remove(id);
  }

  #removeFromIndexes(document: LakeDocument): void {
    for (const [index, value] of indexEntries(document)) {
      const documents = this.#indexes[index].get(value);
      documents?.remove(document._id);
      if (documents?.items.length === 0) this.#indexes[index].delete(value);
    }
  }
}

type IndexEntry = readonly [Exclude<IndexName, "id">, string];

const entriesOfDocument = new WeakMap<LakeDocument, readonly IndexEntry[]>();

function indexEntries(document: LakeDocument): readonly IndexEntry[] {
  const known = entriesOfDocument.get(document);
  if (known) return known;
  const slug = getAttribute(document.slug, "current");
  const entries: IndexEntry[] = [["type", document._type]];
  if (typeof slug === "string") entries.push(["slug", slug]);
  for (const reference of collectReferences(document)) entries.push(["reference", reference]);
  entriesOfDocument.set(document, entries);
  return entries;
}
