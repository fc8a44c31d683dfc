import {isLoopback, isLoopbackUrl} from "@gradus/schemas/loopback";
import type {Settings} from "./settings.ts";

// What the site needs to know of a change: which page it was and is, and whether its address moved.
const CHANGED_PAGE_PROJECTION =
  '{_id,_type,"slug":slug.current,locale,kind,region,' +
  '"addressKey":[slug.current,locale,availability.mode,availability.regions,seo.noindex]}';

/**
 * The content lake's webhook that makes the site drop changed pages from its cache; ignores drafts and release
 * versions.
 */
function siteWebhook(settings: Settings) {
  return {
    id: "site",
    url: `http://127.0.0.1:${settings.ports.WEB_PORT}/api/revalidate`,
    secret: settings.env.SANITY_WEBHOOK_SECRET,
    filter: '!(_id in path("drafts.**")) && !(_id in path("versions.**"))',
    projection: `{"operation": delta::operation(), "after": after()${CHANGED_PAGE_PROJECTION}, "before": before()${CHANGED_PAGE_PROJECTION}}`,
    on: ["create", "update", "delete"],
  };
}

export function serviceEnv(settings: Settings, mode: "production" | "development"): Record<string, string> {
  const {env, urls} = settings;
  const ports = Object.entries(settings.ports).map(([name, port]) => [name, String(port)]);
  return {
    ...Object.fromEntries(ports),
    NODE_ENV: mode,
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    SITE_URL: urls.web,
    STUDIO_URL: urls.studio,
    BACKEND_URL: urls.backend,
    SMTP_URL: urls.smtp,
    SANITY_PROJECT_ID: env.SANITY_PROJECT_ID,
    SANITY_DATASET: env.SANITY_DATASET,
    SANITY_API_VERSION: env.SANITY_API_VERSION,
    ...(settings.hasLocalLake || env.SANITY_API_HOST ? {SANITY_API_HOST: urls.lake} : {}),
    SANITY_READ_TOKEN: env.SANITY_READ_TOKEN,
    SANITY_WEBHOOK_SECRET: env.SANITY_WEBHOOK_SECRET,
    ...studioEnv(settings),
    WEB_DIST_DIR: settings.webDistDir,
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

/** The Studio's build takes up only names with this prefix, and puts them where every visitor can read them. */
function studioEnv(settings: Settings): Record<string, string> {
  return {
    SANITY_STUDIO_PROJECT_ID: settings.env.SANITY_PROJECT_ID,
    SANITY_STUDIO_DATASET: settings.env.SANITY_DATASET,
    SANITY_STUDIO_SITE_URL: settings.urls.web,
    // Browsers send requests to it: on other machines the backend's local address does not work.
    SANITY_STUDIO_BACKEND_URL: settings.env.BACKEND_PUBLIC_URL ?? settings.urls.backend,
    ...(settings.hasLocalLake || settings.env.SANITY_API_HOST
      ? {SANITY_STUDIO_API_HOST: settings.urls.lake}
      : {}),
  };
}

export function lakeEnv(settings: Settings): Record<string, string> {
  return {
    ...writerEnv(settings),
    ...sealEnv(settings),
    HOST: settings.lakeHost,
    LAKE_WEBHOOKS: JSON.stringify([siteWebhook(settings)]),
  };
}

/**
 * The backend may seal legal texts and has no other write access. It gets the local settings if site and database are
 * on this machine.
 */
export function backendEnv(settings: Settings): Record<string, string> {
  return {...sealEnv(settings), ...(isLocal(settings) ? localEnv(settings) : {})};
}

function sealEnv({env}: Settings): Record<string, string> {
  return {SANITY_SEAL_TOKEN: env.SANITY_SEAL_TOKEN};
}

/**
 * Local is not production, however the site was built: keys are made at the first start, and there are demo people where
 * no other machine reaches them.
 */
function localEnv({env, host}: Settings): Record<string, string> {
  const demo = {DEMO: env.DEMO ?? (isLoopback(host) ? "1" : "0"), DEMO_YEAR: env.DEMO_YEAR ?? "0"};
  return {NODE_ENV: "development", ...demo, RISK_ORDERS_PER_DAY: env.RISK_ORDERS_PER_DAY};
}

export function isLocal({env, urls}: Settings) {
  return [urls.web, env.DATABASE_URL ?? urls.web].every(isLoopbackUrl);
}

/** For those who may write content: the lake itself, its seeding, tests and benchmarks. */
export function writerEnv({env}: Settings): Record<string, string> {
  return {SANITY_WRITE_TOKEN: env.SANITY_WRITE_TOKEN, SANITY_EDITOR_TOKEN: env.SANITY_EDITOR_TOKEN};
}
