import {readFileSync} from "node:fs";
import {createServer} from "node:http";
import {join} from "node:path";
import {ownAddress} from "@gradus/backend/contract/own-host";
import {endSlowBodies, REQUEST_TIMES} from "@gradus/backend/contract/slow-requests";
import next from "next";
import {createBodyCache} from "./server/cache/body-cache.ts";
import {createPageTransform} from "./server/cache/transform-page.ts";
import {closeOnSignal} from "./server/close-on-signal.ts";
import {createContentPolicy} from "./server/policy/content-policy.ts";
import {createReportReceiver} from "./server/policy/policy-reports.ts";
import {createPreviewCheck} from "./server/policy/preview-request.ts";
import {readTrustedProxies} from "./server/policy/trusted-proxies.ts";
import {createPageFetcher} from "./server/response/fetch-own-page.ts";
import {createPipeline} from "./server/response/pipeline.ts";
import {createRequestListener} from "./server/response/request-listener.ts";
import {createWorkerFile} from "./server/response/worker-file.ts";
import {createContentSchedule} from "./server/schedule/content-schedule.ts";
import {createContentClient} from "./src/content/create-content-client.ts";
import {readEnv} from "./src/env/read-env.ts";
import {createClock} from "./src/lib/time/clock.ts";

const CACHED_BYTES = 24 * 1024 * 1024;

const env = readEnv();
const {WEB_PORT: port, HOST: host} = env;
const trustedProxies = readTrustedProxies(env);
const app = next({dev: false, dir: import.meta.dirname, hostname: host, port});
await app.prepare();

const buildFolder = join(import.meta.dirname, env.WEB_DIST_DIR);
const pages = createPageTransform(buildFolder);
const schedule = createContentSchedule({
  client: createContentClient(env),
  secret: env.SANITY_WEBHOOK_SECRET,
  clock: createClock({fixed: env.GRADUS_NOW, shiftS: env.GRADUS_CLOCK_SHIFT}),
});
const isPreview = createPreviewCheck({secret: env.SANITY_READ_TOKEN ?? null, now: () => new Date()});
const server = createServer(
  REQUEST_TIMES,
  createRequestListener({
    siteUrl: env.SITE_URL,
    backendUrl: env.BACKEND_URL,
    trustedProxies,
    isPreview,
    onContentChange: schedule.reread,
    receiveReport: createReportReceiver({log: console.warn, now: Date.now}),
    answerWorker: createWorkerFile(readFileSync(join(buildFolder, "BUILD_ID"), "utf8").trim()),
    answerPage: createPipeline(app.getRequestHandler(), {
      pages,
      cache: createBodyCache(CACHED_BYTES, pages),
      isPreview,
      policy: createContentPolicy({
        siteUrl: env.SITE_URL,
        studioUrl: env.STUDIO_URL,
        contentUrl: env.SANITY_API_HOST,
        paymentsUrl: env.PAYMENTS_URL ?? null,
        isPreview,
      }),
      fetchPage: createPageFetcher({host: ownAddress(host), port}),
      secondsLeft: schedule.secondsLeft,
    }),
  }),
);
endSlowBodies(server);
closeOnSignal(server);
// Longer than the idle time of common load balancers, which would otherwise reuse a connection as it closes.
server.keepAliveTimeout = 65_000;
server.listen(port, host, () => {
  console.log(`Site ready on http://${host}:${port}`);
  schedule.start(`http://${ownAddress(host)}:${port}`);
});
