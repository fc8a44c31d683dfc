const EVENT = "gradus-unknown-person";
const PERSON = /^\/b\/api\/v1\/users\/([^/?]+)/;

/** A 403 or 404 for a request about a user, who may have ended what they shared. */
export interface Unknown {
  readonly id: string;
  /** It was to change something. */
  readonly isChange: boolean;
}

/** Notifies the page of such a response. */
export function tellUnknown(address: string, {method}: RequestInit, {status}: Response) {
  const id = status === 404 || status === 403 ? PERSON.exec(address)?.[1] : undefined;
  if (id === undefined) return;
  const detail: Unknown = {id: decodeURIComponent(id), isChange: method !== undefined && method !== "GET"};
  dispatchEvent(new CustomEvent(EVENT, {detail}));
}

/** Subscribes to these notices until the returned function is called. */
export function hearUnknown(listener: (unknown: Unknown) => void): () => void {
  const listening = new AbortController();
  const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail);
  addEventListener(EVENT, hear, {signal: listening.signal});
  return () => listening.abort();
}
