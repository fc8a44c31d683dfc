export interface UnhandledRequest {
  readonly request: string;
  readonly count: number;
  readonly lastTag: string | null;
  readonly lastSeen: string;
}

export type UnhandledRequests = ReturnType<typeof createUnhandledRequests>;

const MAX_ENTRIES = 500;

/** Requests that no route answers. After an upgrade of a client, this list is what it newly needs. */
export function createUnhandledRequests(now: () => Date) {
  const entries = new Map<string, UnhandledRequest>();

  function add(method: string, path: string, lastTag: string | null): void {
    const request = `${method} ${path}`;
    if (!entries.has(request) && entries.size >= MAX_ENTRIES) return;
    const count = (entries.get(request)?.count ?? 0) + 1;
    entries.set(request, {request, count, lastTag, lastSeen: now().toISOString()});
  }

  return {add, list: (): UnhandledRequest[] => [...entries.values()]};
}
