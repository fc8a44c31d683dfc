export interface LedgerEntry {
  readonly request: string;
  readonly count: number;
  readonly lastTag: string | null;
  readonly lastSeen: string;
}

export type Ledger = ReturnType<typeof createLedger>;

const MAX_ENTRIES = 500;

/** Requests that no route answers. After an upgrade of a client, this list is what it newly needs. */
export function createLedger(now: () => Date) {
  const entries = new Map<string, LedgerEntry>();

  function add(method: string, path: string, lastTag: string | null): void {
    const request = `${method} ${path}`;
    if (!entries.has(request) && entries.size >= MAX_ENTRIES) return;
    const count = (entries.get(request)?.count ?? 0) + 1;
    entries.set(request, {request, count, lastTag, lastSeen: now().toISOString()});
  }

  return {add, list: (): LedgerEntry[] => [...entries.values()]};
}
