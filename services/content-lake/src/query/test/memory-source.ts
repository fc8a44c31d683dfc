import type {DocumentChange, DocumentSource, LakeDocument} from "../../types.ts";

export interface MemorySource extends DocumentSource {
  /** Replaces or, given null, removes documents in one transaction; answers with what changed. */
  commit(changes: Readonly<Record<string, LakeDocument | null>>): readonly DocumentChange[];
}

/** A dataset without a server, for tests and benchmarks of the query side. */
export function createMemorySource(documents: readonly LakeDocument[]): MemorySource {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const listeners = new Set<Parameters<DocumentSource["onCommit"]>[0]>();
  let seq = 0;
  return {
    get: (id) => byId.get(id),
    all: () => byId.values(),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    commit(updates) {
      const changes = Object.entries(updates).map(([id, after]) => ({
        id,
        before: byId.get(id) ?? null,
        after,
      }));
      for (const {id, after} of changes) {
        if (after) byId.set(id, after);
        else byId.delete(id);
      }
      seq++;
      const transaction = {id: `tx-${seq}`, seq, timestamp: "2026-01-01T00:00:00Z", author: "test", changes};
      for (const listener of listeners) listener(transaction);
      return changes;
    },
  };
}

/** A stored document with the lake's fields filled in. */
export function createDocument(fields: {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}): LakeDocument {
  return {_rev: "r1", _createdAt: "2026-01-01T00:00:00Z", _updatedAt: "2026-01-01T00:00:00Z", ...fields};
}
