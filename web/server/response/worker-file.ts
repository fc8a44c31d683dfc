import type {IncomingMessage, ServerResponse} from "node:http";
import {ALWAYS_REVALIDATE} from "../../src/lib/cache-control.ts";
import {todayWorkerScript} from "./today-worker.ts";

/** The worker has its own policy: it connects to this site and loads nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The script names the build, so that browsers take the next one for news. */
export function createWorkerFile(build: string) {
  const body = todayWorkerScript(build);
  return ({method}: IncomingMessage, res: ServerResponse): void => {
    res.writeHead(200, {
      "content-type": "text/javascript; charset=utf-8",
      "content-security-policy": WORKER_POLICY,
      ...ALWAYS_REVALIDATE,
    });
    res.end(method === "HEAD" ? undefined : body);
  };
}
