/** How much of a body has left, 0 to 1. */
export type OnProgress = (share: number) => void;

/** What the session needs of a browser, as arguments: several tabs then fit into one test. */
export interface SessionPorts {
  /** Shared by the tabs of this site. */
  readonly storage: SafeStorage;
  /** This tab's own; survives a reload. */
  readonly tabStorage: SafeStorage;
  /** Null outside secure contexts; the server's grace for parallel refreshes covers that. */
  readonly locks: TabLocks | null;
  readonly channel: TabChannel;
  readonly location: PageLocation;
  readonly clock: SessionClock;
  /** `onProgress` is called as the body is sent. */
  readonly fetch: (address: string, init: RequestInit, onProgress?: OnProgress) => Promise<Response>;
  readonly language: () => string;
  readonly newId: () => string;
}

export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface SafeStorage extends TextStorage {
  /** False when the browser refuses to store anything: values then live as long as the page. */
  readonly isPersistent: boolean;
}

export interface TabLocks {
  /** `hasWaited`: another tab had the lock first. */
  request<T>(name: string, run: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

/** A message from one tab to the others. It never contains tokens. */
export type TabMessage = "signed_out";

export interface TabChannel {
  post(message: TabMessage): void;
  /** Messages of other tabs, and what they changed in the shared storage (`null` when all of it went). */
  listen(on: {message(message: TabMessage): void; stored(key: string | null): void}): () => void;
}

interface PageLocation {
  /** Path, query and hash of this page. */
  address(): string;
  reload(): void;
  go(address: string): void;
}

export interface SessionClock {
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Calls back once; the returned function takes that back. */
  after(ms: number, run: () => void): () => void;
}
