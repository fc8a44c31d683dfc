import {join, resolve} from "node:path";
import {isLoopback} from "@gradus/schemas/loopback";
import {isForThisMachine} from "@gradus/schemas/published-secrets";
import {type Env, ROOT} from "../env.ts";

export const PORT_NAMES = [
  "WEB_PORT",
  "STUDIO_PORT",
  "BACKEND_PORT",
  "LAKE_PORT",
  "MAIL_PORT",
  "SMTP_PORT",
  "IDENTITY_PORT",
  "PAYMENTS_PORT",
] as const;
export type PortName = (typeof PORT_NAMES)[number];

/** The id the local content lake answers to; any other project is a hosted one. */
const LOCAL_PROJECT = "gradus";

export interface Settings {
  readonly root: string;
  readonly dataDir: string;
  readonly host: string;
  readonly ports: Readonly<Record<PortName, number>>;
  /** Origins without a trailing slash. */
  readonly urls: Readonly<
    Record<"web" | "studio" | "backend" | "lake" | "mail" | "smtp" | "identity" | "payments", string>
  >;
  readonly hasLocalLake: boolean;
  /** False where mail is really delivered: it must not be readable in a local inbox. */
  readonly hasMailCatcher: boolean;
  /** Where the local lake listens: on this machine only, unless it was allowed more. */
  readonly lakeHost: string;
  /** False where a real provider signs people in, and wherever others reach the site. */
  readonly hasIdentity: boolean;
  /** False where a real provider takes the money, and wherever others reach the site. */
  readonly hasPayments: boolean;
  /** The site's build folder, so that a test run never touches the build a running site serves from. */
  readonly webDistDir: string;
  /** The same for the Studio. */
  readonly studioDistDir: string;
  readonly env: Env;
}

type DistDirs = Pick<Settings, "webDistDir" | "studioDistDir">;

export function createSettings(env: Env, changes: Partial<DistDirs> = {}): Settings {
  const ports = shiftPorts(env);
  const origin = (name: PortName, host = env.HOST) => `http://${reachableHost(host)}:${ports[name]}`;
  const localhost = (name: PortName) => `http://localhost:${ports[name]}`;
  const web = env.SITE_URL ?? localhost("WEB_PORT");
  const isPrivate = isForThisMachine({HOST: env.HOST, SITE_URL: web});
  const lakeHost = isLoopback(env.HOST) || env.LAKE_ALLOW_REMOTE === "1" ? env.HOST : "127.0.0.1";
  return {
    root: ROOT,
    dataDir: resolve(ROOT, env.DATA_DIR),
    host: env.HOST,
    ports,
    urls: {
      web,
      studio: env.STUDIO_URL ?? localhost("STUDIO_PORT"),
      backend: origin("BACKEND_PORT"),
      lake: env.SANITY_API_HOST ?? origin("LAKE_PORT", lakeHost),
      mail: origin("MAIL_PORT"),
      smtp: env.SMTP_URL ?? `smtp://${reachableHost(env.HOST)}:${ports.SMTP_PORT}`,
      identity: `http://127.0.0.1:${ports.IDENTITY_PORT}`,
      payments: `http://127.0.0.1:${ports.PAYMENTS_PORT}`,
    },
    lakeHost,
    hasLocalLake: env.SANITY_PROJECT_ID === LOCAL_PROJECT && env.SANITY_API_HOST === undefined,
    hasMailCatcher: env.SMTP_URL === undefined,
    hasIdentity: !hasRealProvider(env) && isPrivate,
    hasPayments: env.STRIPE_SECRET_KEY === undefined && isPrivate,
    webDistDir: changes.webDistDir ?? env.WEB_DIST_DIR,
    studioDistDir: changes.studioDistDir ?? "dist",
    env,
  };
}

function hasRealProvider(env: Env): boolean {
  const {SOCIAL_GOOGLE_CLIENT_ID: google, SOCIAL_APPLE_CLIENT_ID: apple} = env;
  return [google, apple, env.SOCIAL_FACEBOOK_CLIENT_ID].some((id) => id !== undefined);
}

function shiftPorts(env: Env): Record<PortName, number> {
  const shift = (name: PortName): number => {
    const port = env[name] + env.PORT_OFFSET;
    if (port <= 65_535) return port;
    throw new Error(
      `${name} ${env[name]} plus PORT_OFFSET ${env.PORT_OFFSET} is above the highest port, 65535.`,
    );
  };
  return {
    WEB_PORT: shift("WEB_PORT"),
    STUDIO_PORT: shift("STUDIO_PORT"),
    BACKEND_PORT: shift("BACKEND_PORT"),
    LAKE_PORT: shift("LAKE_PORT"),
    MAIL_PORT: shift("MAIL_PORT"),
    SMTP_PORT: shift("SMTP_PORT"),
    IDENTITY_PORT: shift("IDENTITY_PORT"),
    PAYMENTS_PORT: shift("PAYMENTS_PORT"),
  };
}

/** A server that listens on all interfaces is still reached through loopback from this machine. */
function reachableHost(host: string): string {
  return host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
}

export function logFile(settings: Settings, name: string): string {
  return join(settings.dataDir, "logs", `${name}.log`);
}
