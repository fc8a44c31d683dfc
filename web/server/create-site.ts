import {randomUUID} from "node:crypto";
import {readFileSync} from "node:fs";
import type {IncomingMessage, RequestListener, ServerResponse} from "node:http";
import {join} from "node:path";
import {ownAddress} from "@gradus/backend/contract/own-host";
import type {TrustedProxies} from "@gradus/backend/contract/visitor-address";
import type {Env} from "../src/env/read-env.ts";
import {createBodyCache, createFreshBodies} from "./cache/body-cache.ts";
import {createPageTransform} from "./cache/transform-page.ts";
import {createContentPolicy} from "./policy/content-policy.ts";
import {isDevelopmentScript} from "./policy/development-policy.ts";
import {isFrameworkScript} from "./policy/framework-script.ts";
import {createReportReceiver} from "./policy/policy-reports.ts";
import {createPreviewCheck} from "./policy/preview-request.ts";
import {createPageFetcher} from "./response/fetch-own-page.ts";
import {createPipeline} from "./response/pipeline.ts";
import {createRequestListener} from "./response/request-listener.ts";
import {createWorkerFile} from "./response/worker-file.ts";
import type {ContentSchedule} from "./schedule/content-schedule.ts";
import type {Transforms} from "./transforms.ts";

const CACHED_BYTES = 24 * 1024 * 1024;

interface SiteParts {
  readonly env: Env;
  readonly trustedProxies: TrustedProxies;
  readonly transforms: Transforms;
  readonly isDevelopment: boolean;
  /** Where the site's sources are; the build is below it. */
  readonly folder: string;
  readonly framework: (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;
  readonly schedule: Pick<ContentSchedule, "reread" | "secondsLeft">;
}

/** All that answers between a connection and the framework: the same parts in production and in development. */
export function createSite(parts: SiteParts): RequestListener {
  const {env, trustedProxies, transforms, isDevelopment, folder, framework, schedule} = parts;
  // The framework builds for development beside the build for production.
  const buildFolder = join(folder, env.WEB_DIST_DIR, isDevelopment ? "dev" : "");
  const pages = createPageTransform({
    buildFolder,
    transforms,
    isKnownScript: (text) => isFrameworkScript(text) || (isDevelopment && isDevelopmentScript(text)),
  });
  const isPreview = createPreviewCheck({secret: env.SANITY_READ_TOKEN ?? null, now: () => new Date()});
  const policy = createContentPolicy({
    siteUrl: env.SITE_URL,
    studioUrl: env.STUDIO_URL,
    contentUrl: env.SANITY_API_HOST,
    paymentsUrl: env.PAYMENTS_URL ?? null,
    isPreview,
    isDevelopment,
  });
  return createRequestListener({
    siteUrl: env.SITE_URL,
    backendUrl: env.BACKEND_URL,
    trustedProxies,
    isPreview,
    isDevelopment,
    onContentChange: schedule.reread,
    receiveReport: createReportReceiver({log: console.warn, now: Date.now}),
    answerWorker: createWorkerFile(transforms.has("offline") ? readBuild(buildFolder, isDevelopment) : null),
    answerPage: createPipeline(framework, {
      pages,
      cache: transforms.has("memory") ? createBodyCache(CACHED_BYTES, pages) : createFreshBodies(pages),
      isPreview,
      isDevelopment,
      policy: transforms.has("policy") ? policy : null,
      replaces: (status) => transforms.has(status === 500 ? "failure-page" : "error-pages"),
      fetchPage: createPageFetcher({host: ownAddress(env.HOST), port: env.WEB_PORT}),
      secondsLeft: schedule.secondsLeft,
    }),
  });
}

/** What names this build, and nothing that was built before. */
function readBuild(buildFolder: string, isDevelopment: boolean): string {
  return isDevelopment ? randomUUID() : readFileSync(join(buildFolder, "BUILD_ID"), "utf8").trim();
}
