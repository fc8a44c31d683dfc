import type {Kind, Kinds} from "./records.ts";

/** One change: an object as it is now, or the kind and id of one that is gone. */
export type Change =
  | {readonly put: {readonly id: string; readonly object: string}}
  | {readonly gone: readonly [string, string]};

export interface Journal {
  read(): Iterable<readonly Change[]>;
  append(changes: readonly Change[]): void;
}

export type Store = ReturnType<typeof createStore>;

/** All objects of the shop in memory, by kind and in order of creation. A transaction is stored whole or not at all. */
export function createStore(journal: Journal | null) {
  const kinds = new Map<string, Map<string, {readonly id: string; readonly object: string}>>();
  let undo: (() => void)[] | null = null;
  let changes: Change[] = [];
  const afterCommit = new Set<() => void>();

  const table = (kind: string) => {
    const known = kinds.get(kind);
    if (known) return known;
    const createdObjects = new Map<string, {readonly id: string; readonly object: string}>();
    kinds.set(kind, createdObjects);
    return createdObjects;
  };
  const apply = (change: Change) => {
    if ("put" in change) table(change.put.object).set(change.put.id, change.put);
    else table(change.gone[0]).delete(change.gone[1]);
  };
  const record = (change: Change, kind: string, id: string) => {
    const before = table(kind).get(id);
    undo?.push(() => apply(before ? {put: before} : {gone: [kind, id]}));
    apply(change);
    changes.push(change);
    if (!undo) commit();
  };
  function commit() {
    const done = changes;
    changes = [];
    undo = null;
    if (done.length === 0) return;
    journal?.append(done);
    for (const listener of afterCommit) listener();
  }

  for (const committed of journal?.read() ?? []) committed.forEach(apply);

  return {
    get<K extends Kind>(kind: K, id: string): Kinds[K] | null {
      // Tables are filled by `put`, whose type ties the kind to the object.
      return (table(kind).get(id) as Kinds[K] | undefined) ?? null;
    },
    put<K extends Kind>(object: Kinds[K] & {readonly object: K}): Kinds[K] {
      record({put: object}, object.object, object.id);
      return object;
    },
    remove(kind: Kind, id: string) {
      record({gone: [kind, id]}, kind, id);
    },
    /** Newest first. */
    list<K extends Kind>(kind: K): Kinds[K][] {
      return ([...table(kind).values()] as Kinds[K][]).reverse();
    },
    transaction<T>(work: () => T): T {
      if (undo) return work();
      undo = [];
      try {
        const result = work();
        commit();
        return result;
      } catch (error) {
        for (const step of (undo ?? []).reverse()) step();
        undo = null;
        changes = [];
        throw error;
      }
    },
    /** Called after every transaction that changed something. */
    onCommit(listener: () => void) {
      afterCommit.add(listener);
    },
  };
}
