import {browserDeviceStorage, browserTabStorage} from "./browser-storage";
import {createSession, type Session} from "./create-session";
import {notifyLostAccess} from "./lost-access";
import type {OnProgress, SessionPorts, TabChannel, TabLocks, TabMessage} from "./ports";

const CHANNEL = "gradus.session";

let session: Session | null = null;

/** The session of this tab. Browser only: the server renders pages without knowing who reads them. */
export function browserSession(): Session {
  session ??= begin();
  return session;
}

function begin(): Session {
  const started = createSession(browserPorts());
  started.start();
  // A sleeping laptop's timers come late.
  const check = () => document.visibilityState === "visible" && void started.check();
  document.addEventListener("visibilitychange", check);
  addEventListener("online", check);
  return started;
}

function browserPorts(): SessionPorts {
  return {
    storage: browserDeviceStorage(),
    tabStorage: browserTabStorage(),
    locks: browserLocks(),
    channel: browserChannel(),
    location: {
      address: () => `${location.pathname}${location.search}${location.hash}`,
      reload: () => location.reload(),
      go: (address) => location.assign(address),
    },
    clock: {
      now: () => Date.now(),
      random: () => Math.random(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    async fetch(address, init, onProgress) {
      const sending = onProgress ? sendWithProgress(address, init, onProgress) : fetch(address, init);
      const response = await sending;
      notifyLostAccess(address, init, response);
      return response;
    },
    language: () => document.documentElement.lang,
    newId,
  };
}

/** Few pages send what takes so long that its way is shown. */
async function sendWithProgress(address: string, init: RequestInit, onProgress: OnProgress) {
  const {sendByRequest} = await import("./send-by-request");
  return sendByRequest(address, init, onProgress);
}

function browserLocks(): TabLocks | null {
  // Undefined outside https and localhost, whatever the types declare.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return null;
  return {
    async request(name, run) {
      const atOnce = await locks.request(name, {ifAvailable: true}, async (lock) =>
        lock ? {result: await run(false)} : null,
      );
      return atOnce ? atOnce.result : await locks.request(name, () => run(true));
    },
  };
}

function browserChannel(): TabChannel {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  return {
    post: (message) => channel?.postMessage(message),
    listen({message, stored}) {
      const listening = new AbortController();
      const {signal} = listening;
      channel?.addEventListener("message", ({data}: MessageEvent<TabMessage>) => message(data), {signal});
      addEventListener("storage", ({key}) => stored(key), {signal});
      return () => listening.abort();
    },
  };
}

/** For requests and attempts. `randomUUID` is missing outside secure contexts. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
