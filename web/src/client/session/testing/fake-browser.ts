import {createSession, type Session} from "../create-session";
import type {SafeStorage, SessionPorts, TabLocks, TabMessage} from "../ports";

export const START = Date.parse("2026-11-21T10:00:00Z");
const TOKEN_LIFE_S = 900;

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}
/** The server's answer to a call; null simulates a connection that breaks off. */
export type Server = (path: string, init: RequestInit & {bearer: string | null}) => Answer | null;

type Listener = Parameters<SessionPorts["channel"]["listen"]>[0];

/** A browser with several tabs of the site: one storage, one lock, one clock, and a server that a test plays. */
export function createFakeBrowser(server: Server) {
  const shared = new Map<string, string>();
  const tabs = new Set<Entry>();
  const timers = new Map<number, {at: number; run: () => void}>();
  const calls: string[] = [];
  let now = START;
  let ids = 0;

  const browser = {
    shared,
    calls,
    now: () => now,
    /** How often a path was asked for. */
    count: (path: string) => calls.filter((call) => call === path).length,

    /** Lets time pass, timers and all. */
    async pass(ms: number) {
      const end = now + ms;
      for (;;) {
        await settle();
        const [id, next] = [...timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
        if (id === undefined || next === undefined || next.at > end) break;
        timers.delete(id);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
      await settle();
    },

    /** Opens a page. `onLoad` is what it does each time it loads, after reloads too. */
    open(
      address: string,
      onLoad: (session: Session, tab: Tab) => void = () => {},
      options: TabOptions = {},
    ): Tab {
      const lag = options.lag ?? 0;
      const entry: Entry = {listener: null, lag, seen: lag > 0 ? new Map(shared) : shared};
      tabs.add(entry);
      const own = viewOf(new Map(), () => {});
      const tab: Tab = {address, reloads: 0, session: null, tabStorage: own};
      const ports = (isAlive: () => boolean, die: () => void, closed: Promise<null>): SessionPorts => ({
        storage: options.storage ?? viewOf(entry.seen, (key) => stored(entry, key)),
        tabStorage: own,
        locks: options.locks === undefined ? locksOf(closed) : options.locks,
        language: () => "en",
        newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}`,
        clock: {
          now: () => now,
          random: () => 0,
          after: (ms, run) => {
            const id = ++ids;
            timers.set(id, {at: now + Math.max(0, ms), run: () => isAlive() && run()});
            return () => void timers.delete(id);
          },
        },
        channel: {
          post: (message) => post(entry, message),
          listen: (listener) => {
            entry.listener = listener;
            return () => {
              entry.listener = null;
            };
          },
        },
        location: {
          address: () => tab.address,
          reload: () => {
            if (!isAlive()) return;
            die();
            tab.reloads++;
            queueMicrotask(load);
          },
          go: (next) => {
            if (!isAlive()) return;
            die();
            tab.address = next;
            tab.session = null;
          },
        },
        fetch: (path, init) => fetchFrom(path, init),
      });
      const load = () => {
        let isAlive = true;
        const {promise: closed, resolve: leave} = Promise.withResolvers<null>();
        const die = () => {
          isAlive = false;
          leave(null);
        };
        const session = createSession(ports(() => isAlive, die, closed));
        tab.session = session;
        session.start();
        onLoad(session, tab);
      };
      load();
      return tab;
    },
  };

  async function fetchFrom(path: string, init: RequestInit): Promise<Response> {
    calls.push(path);
    const bearer = new Headers(init.headers).get("authorization")?.replace("Bearer ", "") ?? null;
    // Answers take a while, so that calls overlap.
    for (let step = 0; step < 3; step++) await null;
    const answer = server(path, {...init, bearer});
    if (answer === null) throw new TypeError("Failed to fetch");
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
      status: answer.status,
    });
  }
  function stored(from: Entry, key: string) {
    if (from.seen !== shared) copy(key, from.seen, shared);
    for (const tab of tabs) {
      if (tab === from) continue;
      if (tab.lag === 0) queueMicrotask(() => tab.listener?.stored(key));
      else timers.set(++ids, {at: now + tab.lag, run: () => see(tab, key)});
    }
  }
  function see(tab: Entry, key: string) {
    copy(key, shared, tab.seen);
    tab.listener?.stored(key);
  }
  function post(from: object, message: TabMessage) {
    for (const tab of tabs) if (tab !== from) queueMicrotask(() => tab.listener?.message(message));
  }
  const locksOf = createLocks();
  return browser;
}

export interface Tab {
  address: string;
  reloads: number;
  session: Session | null;
  readonly tabStorage: SafeStorage;
}

interface Entry {
  listener: Listener | null;
  readonly lag: number;
  /** The shared storage as this tab sees it. */
  readonly seen: Map<string, string>;
}

interface TabOptions {
  /** How many milliseconds later than others this tab sees what they stored. */
  readonly lag?: number;
  readonly storage?: SafeStorage;
  readonly locks?: TabLocks | null;
}

function viewOf(values: Map<string, string>, changed: (key: string) => void): SafeStorage {
  return {
    isPersistent: true,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      const isNew = values.get(key) !== value;
      values.set(key, value);
      if (isNew) changed(key);
    },
    removeItem: (key) => {
      if (values.delete(key)) changed(key);
    },
  };
}

function copy(key: string, from: ReadonlyMap<string, string>, to: Map<string, string>) {
  const value = from.get(key);
  if (value === undefined) to.delete(key);
  else to.set(key, value);
}

/** One lock for all pages; a page that is gone holds it no longer. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let lockRequests = 0;
  let free = 0;
  return (closed: Promise<null>): TabLocks => ({
    request: (_name, run) => {
      const hasWaited = lockRequests++ !== free;
      const next = last.then(() => run(hasWaited));
      last = Promise.race([next.catch(() => null), closed]).then(() => {
        free++;
      });
      return next;
    },
  });
}

/** Until nothing that was promised is still on its way. */
export async function settle() {
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
}

let serial = 0;
/** An access token as the site reads it: only its claims matter here. */
function accessToken(now: number, user = "usr_runner"): string {
  const iat = Math.floor(now / 1000);
  const claims = {sub: user, iat, exp: iat + TOKEN_LIFE_S, jti: ++serial};
  return `e30.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.sig`;
}

export function tokens(now: number, user = "usr_runner") {
  const access_token = accessToken(now, user);
  return {access_token, refresh_token: `rt1.${serial}`, client_id: "web_0123456789abcdef"};
}

/** The same, as a server answers a refresh. */
export function tokenSet(now: number, user = "usr_runner") {
  return {...tokens(now, user), user_id: user, expires_in: TOKEN_LIFE_S};
}
