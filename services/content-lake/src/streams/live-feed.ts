import type {Dataset} from "../datasets.ts";
import {isPublicId} from "../store/document-id.ts";
import {positionAt} from "./position.ts";

export interface LiveEntry {
  readonly id: string;
  /** Tags of what visitors see; empty when only drafts changed. */
  readonly publishedTags: readonly string[];
  readonly allTags: readonly string[];
}

export interface LiveFeed {
  position(): string;
  /** What happened after `lastEventId`; null when that is too long ago to know. */
  since(lastEventId: string): readonly LiveEntry[] | null;
  subscribe(listener: (entry: LiveEntry) => void): () => void;
}

const REMEMBERED = 1000;

/** Turns commits into tags of cached answers that are no longer true. */
export function createLiveFeed({store, engine}: Pick<Dataset, "store" | "engine">): LiveFeed {
  const recent: LiveEntry[] = [];
  const listeners = new Set<(entry: LiveEntry) => void>();
  const idAt = (seq: number) => positionAt(store, seq);
  let oldestKnown = idAt(store.seq());

  store.onRecord(({seq, changes}) => {
    const tagged = changes.map((change) => ({change, tags: engine.tagsOf(change)}));
    const visible = tagged.filter(({change}) => isPublicId(change.id));
    const unique = (entries: typeof tagged) => [...new Set(entries.flatMap(({tags}) => tags))];
    const entry = {id: idAt(seq), publishedTags: unique(visible), allTags: unique(tagged)};
    recent.push(entry);
    if (recent.length > REMEMBERED) oldestKnown = recent.shift()?.id ?? oldestKnown;
    for (const listener of listeners) listener(entry);
  });

  return {
    position: () => idAt(store.seq()),
    since(lastEventId) {
      if (lastEventId === oldestKnown) return [...recent];
      const index = recent.findIndex(({id}) => id === lastEventId);
      return index < 0 ? null : recent.slice(index + 1);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
