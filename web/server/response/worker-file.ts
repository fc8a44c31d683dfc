import type {IncomingMessage, ServerResponse} from "node:http";
import {ALWAYS_REVALIDATE} from "../../src/lib/cache-control.ts";
import {todayWorkerScript} from "./today-worker.ts";

/** The worker has its own policy: it connects to this site and loads nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Takes the place of a worker that an earlier start of the site left in the browser, and of what that one cached. */
const IDLE_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
));
addEventListener("message", ({ports}) => ports[0]?.postMessage(false));
`;

/** The script names the build, so that browsers take the next one for news. Without a build it caches nothing. */
export function createWorkerFile(build: string | null) {
  const body = build === null ? IDLE_WORKER : todayWorkerScript(build);
  return ({method}: IncomingMessage, res: ServerResponse): void => {
    res.writeHead(200, {
      "content-type": "text/javascript; charset=utf-8",
      "content-security-policy": WORKER_POLICY,
      ...ALWAYS_REVALIDATE,
    });
    res.end(method === "HEAD" ? undefined : body);
  };
}
