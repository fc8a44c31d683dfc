// These functions run in the browser's service worker: they are sent as text, so they use nothing but each other.
// Cached are the page of today, which is the same for all users, and the files of the build that it needs. Without a
// connection every other page of PowerCenter redirects to it. Responses of the backend pass through unread and
// uncached.

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends Waiting {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerMessageEvent extends Waiting {
  readonly data: unknown;
  readonly ports: readonly Pick<MessagePort, "postMessage">[];
}

interface WorkerScope {
  readonly registration: {readonly scope: string};
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{readonly url: string} | undefined>;
  };
  fetch(address: string | Request, init?: RequestInit): Promise<Response>;
  setTimeout(run: () => void, ms: number): unknown;
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(name: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(name: "message", listener: (event: WorkerMessageEvent) => void): void;
}

interface TodayCache {
  readonly worker: WorkerScope;
  /** The path of the one page. */
  readonly page: string;
  /** Of the cache of this build. */
  readonly name: string;
}

/** A new build is another version, which takes the place of the one before once it has all that it needs. */
function startWorker(worker: WorkerScope, version: string): void {
  const scope = new URL(worker.registration.scope).pathname;
  // Workers of earlier builds have the page of today alone.
  const page = scope.endsWith("/today") ? scope : `${scope}/today`;
  const family = `gradus-today ${page} `;
  const todayCache: TodayCache = {worker, page, name: family + version};
  worker.addEventListener("install", (event) =>
    event.waitUntil(cachePage(todayCache, []).then(() => worker.skipWaiting())),
  );
  worker.addEventListener("activate", (event) =>
    event.waitUntil(forgetOthers(todayCache, family).then(() => worker.clients.claim())),
  );
  worker.addEventListener("message", (event) => event.waitUntil(cacheRequested(todayCache, event)));
  worker.addEventListener("fetch", (event) => {
    const answer = answerOf(todayCache, event);
    if (answer) event.respondWith(answer);
  });
}

/** Null for everything that goes its usual way. */
function answerOf(todayCache: TodayCache, {request, clientId}: WorkerFetchEvent): Promise<Response> | null {
  const {origin, pathname} = new URL(request.url);
  if (request.method !== "GET" || origin !== new URL(todayCache.worker.registration.scope).origin)
    return null;
  if (request.mode === "navigate")
    return pathname === todayCache.page ? newestPage(todayCache, request) : otherPage(todayCache, request);
  return isFileOf(todayCache.page, pathname) ? fileOf(todayCache, request, clientId) : null;
}

/** From the network; without one, today is what there is. */
async function otherPage({worker, name, page}: TodayCache, request: Request): Promise<Response> {
  try {
    return await worker.fetch(request);
  } catch (error) {
    const cache = await worker.caches.open(name);
    if (await cache.match(page)) return Response.redirect(new URL(page, request.url), 302);
    throw error;
  }
}

/** Files of the build, and the data of the one page. Their addresses name their version, so they never change. */
function isFileOf(page: string, pathname: string): boolean {
  if (pathname.startsWith("/_next/static/")) return true;
  return pathname.startsWith("/page-data/") && pathname.endsWith(page);
}

/** From the network; from the cache where that fails, or takes longer than a runner at a track would wait. */
async function newestPage({worker, name, page}: TodayCache, request: Request): Promise<Response> {
  const network = worker
    .fetch(request)
    .then((answer) => (answer.status < 500 ? answer : null))
    .catch(() => null);
  const soon = new Promise<null>((pass) => worker.setTimeout(() => pass(null), 4000));
  const cache = await worker.caches.open(name);
  const answer = (await Promise.race([network, soon])) ?? (await cache.match(page)) ?? (await network);
  return answer ?? Response.error();
}

/** Files requested by the page of today are cached when fetched; other pages only read what is cached. */
async function fileOf(
  {worker, name, page}: TodayCache,
  request: Request,
  clientId: string,
): Promise<Response> {
  const cache = await worker.caches.open(name);
  const known = await cache.match(request.url);
  if (known) return known;
  const asking = worker.clients.get(clientId).catch(() => undefined);
  const answer = await worker.fetch(request);
  const client = answer.status === 200 ? await asking : undefined;
  if (client && new URL(client.url).pathname === page) await cache.put(request.url, answer.clone());
  return answer;
}

/**
 * Caches the page last: where it is cached, all that it needs is cached. It is requested without credentials, so it is
 * the same for all users.
 */
async function cachePage({worker, name, page}: TodayCache, more: readonly string[]): Promise<void> {
  const answer = await worker.fetch(page, {credentials: "omit", cache: "no-cache"});
  if (answer.status !== 200 || answer.redirected) throw new Error(`${page} cannot be kept`);
  const html = await answer.clone().text();
  // Fonts have more alphabets than one page needs: the page itself names those it used.
  const named = (html.match(/\/(?:_next\/static|page-data)\/[^"'()<>\s\\]+/g) ?? []).filter(
    (file) => !/\.woff2?$/.test(file),
  );
  const files = [...named, ...more].filter((file) => isFileOf(page, file));
  const cache = await worker.caches.open(name);
  await Promise.all([...new Set(files)].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  await cache.put(page, answer);
}

async function forgetOthers({worker, name}: TodayCache, family: string): Promise<void> {
  const names = await worker.caches.keys();
  const old = names.filter((each) => each.startsWith(family) && each !== name);
  await Promise.all(old.map((each) => worker.caches.delete(each)));
}

/** A page sends the list of the files it used; the reply is whether the page is cached with all of them. */
async function cacheRequested(todayCache: TodayCache, {data, ports}: WorkerMessageEvent): Promise<void> {
  const files = Array.isArray(data) ? data.filter((file) => typeof file === "string") : [];
  // Where the page cannot be fetched now, the previously cached one still opens.
  await cachePage(todayCache, files).catch(() => null);
  const cache = await todayCache.worker.caches.open(todayCache.name);
  ports[0]?.postMessage((await cache.match(todayCache.page)) !== undefined);
}

const PARTS = [
  startWorker,
  answerOf,
  otherPage,
  isFileOf,
  newestPage,
  fileOf,
  cachePage,
  forgetOthers,
  cacheRequested,
];

export const todayWorkerScript = (version: string) =>
  `${PARTS.join("\n")}\nstartWorker(self, ${JSON.stringify(version)});\n`;
