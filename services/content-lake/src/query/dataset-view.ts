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

/** Index of documents by value. Most values, such as slugs, belong to one document only, stored without a list. */
class ValueIndex {
  readonly #entries = new Map<string, LakeDocument | SortedDocuments>();

  lookup(value: string): readonly LakeDocument[] {
    const entry = this.#entries.get(value);
    if (!entry) return NO_DOCUMENTS;
    return entry instanceof SortedDocuments ? entry.items : [entry];
  }

  put(value: string, document: LakeDocument): void {
    const entry = this.#entries.get(value);
    if (entry instanceof SortedDocuments) {
      entry.put(document);
    } else if (entry && entry._id !== document._id) {
      const documents = new SortedDocuments();
      documents.put(entry);
      documents.put(document);
      this.#entries.set(value, documents);
    } else {
      this.#entries.set(value, document);
    }
  }

  remove(value: string, id: string): void {
    const entry = this.#entries.get(value);
    if (entry instanceof SortedDocuments) {
      entry.remove(id);
      if (entry.items.length === 0) this.#entries.delete(value);
    } else if (entry?._id === id) {
      this.#entries.delete(value);
    }
  }
}

/** The documents of a dataset as one perspective shows them, with the indexes that narrow a filter. */
export class DatasetView {
  readonly #byId = new Map<string, LakeDocument>();
  readonly #all = new SortedDocuments();
  readonly #indexes: Record<Exclude<IndexName, "id">, ValueIndex> = {
    type: new ValueIndex(),
    slug: new ValueIndex(),
    reference: new ValueIndex(),
  };

  all(): readonly LakeDocument[] {
    return this.#all.items;
  }

  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id);
  }

  /** Documents whose indexed field holds the value, in the order of their ids. */
  lookup(index: IndexName, value: string): readonly LakeDocument[] {
    if (index !== "id") return this.#indexes[index].lookup(value);
    const document = this.#byId.get(value);
    return document ? [document] : NO_DOCUMENTS;
  }

  put(document: LakeDocument): void {
    const previous = this.#byId.get(document._id);
    if (previous === document) return;
    if (previous) this.#removeFromIndexes(previous);
    this.#byId.set(document._id, document);
    this.#all.put(document);
    for (const [index, value] of indexEntries(document)) this.#indexes[index].put(value, document);
  }

  remove(id: string): void {
    const previous = this.#byId.get(id);
    if (!previous) return;
    this.#removeFromIndexes(previous);
    this.#byId.delete(id);
    this.#all.remove(id);
  }

  #removeFromIndexes(document: LakeDocument): void {
    for (const [index, value] of indexEntries(document)) this.#indexes[index].remove(value, document._id);
  }
}

type IndexEntry = readonly [Exclude<IndexName, "id">, string];

function indexEntries(document: LakeDocument): readonly IndexEntry[] {
  const slug = getAttribute(document.slug, "current");
  const entries: IndexEntry[] = [["type", document._type]];
  if (typeof slug === "string") entries.push(["slug", slug]);
  for (const reference of collectReferences(document)) entries.push(["reference", reference]);
  return entries;
}
