const EVENT = "gradus-unknown-person";
const USER_PATH = /^\/b\/api\/v1\/users\/([^/?]+)/;

/** A 403 or 404 for a request about a user, who may have ended what they shared. */
export interface LostAccess {
  readonly id: string;
  /** It was to change something. */
  readonly isChange: boolean;
}

export function notifyLostAccess(address: string, {method}: RequestInit, {status}: Response) {
  const id = status === 404 || status === 403 ? USER_PATH.exec(address)?.[1] : undefined;
  if (id === undefined) return;
  const detail: LostAccess = {id: decodeURIComponent(id), isChange: method !== undefined && method !== "GET"};
  dispatchEvent(new CustomEvent(EVENT, {detail}));
}

export function onLostAccess(listener: (unknown: LostAccess) => void): () => void {
  const listening = new AbortController();
  const onEvent = (event: Event) => event instanceof CustomEvent && listener(event.detail);
  addEventListener(EVENT, onEvent, {signal: listening.signal});
  return () => listening.abort();
}
