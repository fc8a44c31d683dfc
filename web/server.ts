import {createServer, type IncomingMessage, request} from "node:http";
import {join} from "node:path";
import {createClient, type SanityClient} from "@sanity/client";
import next from "next";
import {createKeptBodies} from "./server/cache/body-cache.ts";
import {createPageFinisher} from "./server/cache/finish-page.ts";
import {env, HOSTED_API} from "./server/env.ts";
import {contentPolicy, type InlineSources} from "./server/policy/content-policy.ts";
import {createBackendPipe, isBackendPath} from "./server/response/backend-pipe.ts";
import {type FetchPage, OWN_REQUEST, withDesignedErrors} from "./server/response/designed-errors.ts";
import {refuseRepeatedHeaders} from "./server/response/no-repeated-headers.ts";
import {refusesMethod, requireTls, setPageHeaders} from "./server/response/page-headers.ts";
import {sendWhole} from "./server/response/send-whole.ts";
import {capSharedAge} from "./server/response/shared-age.ts";
import {readSwitches} from "./server/schedule/read-scheduled-changes.ts";
import {refreshOnStart} from "./server/schedule/refresh-on-start.ts";
import {type SwitchTimer, startSwitchTimer} from "./server/schedule/schedule-changes.ts";
import {type NoticeTarget, sendNotice} from "./server/schedule/send-notice.ts";
import {createClock} from "./src/lib/time/clock.ts";

const KEPT_BYTES = 24 * 1024 * 1024;

let switchTimer: SwitchTimer | null = null;
const buildFolder = join(import.meta.dirname, env.WEB_DIST_DIR);
const pages = createPageFinisher(buildFolder);
const keptBodies = createKeptBodies(KEPT_BYTES, pages);
const policyContext = {
  studioOrigin: new URL(env.STUDIO_URL).origin,
  contentOrigin: new URL(env.SANITY_API_HOST).origin,
};
const policy = (req: IncomingMessage, sources: InlineSources) => contentPolicy(req, sources, policyContext);
const {WEB_PORT: port, HOST: hostname} = env;
const app = next({dev: false, dir: import.meta.dirname, hostname, port});
const pipeToBackend = createBackendPipe(env.BACKEND_URL);
await app.prepare();
const handle = app.getRequestHandler();

const answerPage = withDesignedErrors((req, res) => handle(req, res), fetchOwnPage);
const server = createServer((req, res) => {
  requireTls(res, env.SITE_URL);
  if (isBackendPath(req.url ?? "/")) {
    pipeToBackend(req, res);
    return;
  }
  setPageHeaders(req, res);
  if (refusesMethod(req)) {
    res.writeHead(405, {allow: "GET, HEAD"}).end();
    return;
  }
  if (req.url === "/api/revalidate") res.once("finish", () => switchTimer?.reread());
  refuseRepeatedHeaders(res);
  capSharedAge(res, () => switchTimer?.secondsLeft() ?? Number.POSITIVE_INFINITY);
  sendWhole(req, res, {bodies: keptBodies, pages, policy});
  void answerPage(req, res);
});
// Longer than the idle time of common load balancers, which would otherwise reuse a connection as it closes.
server.keepAliveTimeout = 65_000;
server.listen(port, hostname, () => {
  console.log(`Site ready on http://${hostname}:${port}`);
  const {SANITY_WEBHOOK_SECRET: secret} = env;
  if (!secret) return;
  const target = {siteUrl: `http://${hostname}:${port}`, secret};
  const client = createContentClient();
  // The client's own address: on hosted Sanity each project has a host name of its own.
  void refreshOnStart(client.config().url, target);
  switchTimer = startTimer(client, target);
});

function createContentClient(): SanityClient {
  return createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiVersion: env.SANITY_API_VERSION,
    apiHost: env.SANITY_API_HOST,
    useProjectHostname: env.SANITY_API_HOST === HOSTED_API,
    useCdn: false,
    perspective: "published",
    ...(env.SANITY_READ_TOKEN ? {token: env.SANITY_READ_TOKEN} : {}),
  });
}

function startTimer(client: SanityClient, target: NoticeTarget): SwitchTimer {
  return startSwitchTimer({
    readSwitches: () => readSwitches(client),
    refresh: (document) => sendNotice(target, {before: document, after: document}),
    clock: createClock({fixed: env.GRADUS_NOW, shiftS: env.GRADUS_CLOCK_SHIFT}),
  });
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 4000).unref();
  });
}

function fetchOwnPage(path: string, cookie?: string): ReturnType<FetchPage> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: hostname,
        port,
        path,
        headers: {accept: "text/html", [OWN_REQUEST.name]: OWN_REQUEST.value, ...(cookie && {cookie})},
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          resolve({status: answer.statusCode ?? 500, body: Buffer.concat(chunks)});
        });
        answer.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}
