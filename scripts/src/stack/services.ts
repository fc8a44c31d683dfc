import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {backendPaymentEnv, paymentsEnv, sitePaymentEnv} from "./payment-env.ts";
import {platformEnv} from "./platform-env.ts";
import {backendEnv, lakeEnv, serviceEnv} from "./service-env.ts";
import type {PortName, Settings} from "./settings.ts";
import {identityEnv, socialEnv} from "./social-env.ts";

export type Mode = "production" | "development";

export interface Service {
  readonly name: string;
  readonly title: string;
  readonly ports: readonly PortName[];
  /** Where the program runs, from the root. */
  readonly folder: string;
  /** Arguments of Node itself. */
  args(settings: Settings, mode: Mode): readonly string[];
  /** Answers below 500 once the service can work. */
  healthUrl(settings: Settings): string;
  env?(settings: Settings): Record<string, string>;
  /** How long it may take to finish what it has begun, where that is longer than a few seconds. */
  readonly stopWithinMs?: number;
}

const localUrl = (settings: Settings, port: PortName, path: string) =>
  `http://127.0.0.1:${settings.ports[port]}${path}`;
const watchArgs = (mode: Mode) => (mode === "development" ? ["--watch", "--watch-preserve-output"] : []);

// Pages are served from cached bytes, so few objects outlive the request that created them. With the default size of
// the young generation, garbage would make up a third of the site's memory under load, and a seventh of the backend's
// after a quarter of an hour of use.
const YOUNG_GENERATION_SIZE = "--max-semi-space-size=8";

/**
 * For the allocator of Linux's C library, in bytes; other allocators do not know the names. Recordings, pictures and
 * pages pass in buffers of many sizes through several threads. By default it has an arena a thread and does not return
 * large freed buffers: half of what the backend held after a quarter of an hour of use.
 */
const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "262144",
};

/** The site is built from what lake and backend answer; the Studio needs the lake. */
export const SERVICES: readonly Service[] = [
  {
    name: "lake",
    title: "The content lake",
    ports: ["LAKE_PORT"],
    folder: "services/content-lake",
    args: (_settings, mode) => [...watchArgs(mode), "src/main.ts"],
    healthUrl: (settings) => localUrl(settings, "LAKE_PORT", `/v${settings.env.SANITY_API_VERSION}/ping`),
    env: lakeEnv,
  },
  {
    name: "mail",
    title: "The mail catcher",
    ports: ["MAIL_PORT", "SMTP_PORT"],
    folder: "services/mail",
    args: (_settings, mode) => [...watchArgs(mode), "src/main.ts"],
    healthUrl: (settings) => localUrl(settings, "MAIL_PORT", "/health"),
  },
  {
    name: "identity",
    title: "The sign-in and partner emulator",
    ports: ["IDENTITY_PORT"],
    folder: "services/identity",
    args: (_settings, mode) => [...watchArgs(mode), "src/main.ts"],
    healthUrl: (settings) => localUrl(settings, "IDENTITY_PORT", "/health"),
    env: identityEnv,
  },
  {
    name: "payments",
    title: "The payment emulator",
    ports: ["PAYMENTS_PORT"],
    folder: "services/payments",
    args: (_settings, mode) => [...watchArgs(mode), "src/main.ts"],
    healthUrl: (settings) => localUrl(settings, "PAYMENTS_PORT", "/health"),
    env: paymentsEnv,
  },
  {
    name: "backend",
    title: "The backend",
    ports: ["BACKEND_PORT"],
    folder: "services/backend",
    args: (_settings, mode) => [
      ...(mode === "production" ? [YOUNG_GENERATION_SIZE] : watchArgs(mode)),
      "src/main.ts",
    ],
    healthUrl: (settings) => localUrl(settings, "BACKEND_PORT", "/ready"),
    env: (settings) => ({
      ...MALLOC_SETTINGS,
      ...backendEnv(settings),
      ...socialEnv(settings),
      ...platformEnv(settings),
      ...backendPaymentEnv(settings),
    }),
    // Requests have 25 s, and jobs as long beside them.
    stopWithinMs: 30_000,
  },
  {
    name: "web",
    title: "The site",
    ports: ["WEB_PORT"],
    folder: "web",
    args: webArgs,
    healthUrl: (settings) => localUrl(settings, "WEB_PORT", "/robots.txt"),
    env: (settings) => ({...MALLOC_SETTINGS, ...sitePaymentEnv(settings)}),
    // Answers have 10 s.
    stopWithinMs: 12_000,
  },
  {
    name: "studio",
    title: "The Studio",
    ports: ["STUDIO_PORT"],
    folder: "studio",
    args: studioArgs,
    healthUrl: (settings) => localUrl(settings, "STUDIO_PORT", "/"),
    env: (settings) => ({STUDIO_DIST_DIR: settings.studioDistDir}),
  },
];

/** Below `web`. Everything else is the framework's to watch, which reloads pages without a restart. */
const WEB_SERVER_SOURCES = ["server.ts", "server", "next.config.ts", "src/env"];

function webArgs(settings: Settings, mode: Mode): readonly string[] {
  if (mode === "production") return [YOUNG_GENERATION_SIZE, "server.ts"];
  const watched = WEB_SERVER_SOURCES.map((path) => `--watch-path=${join(settings.root, "web", path)}`);
  const reportNoFiles = pathToFileURL(
    join(settings.root, "scripts", "bootstrap", "report-no-files.mjs"),
  ).href;
  return [...watchArgs(mode), ...watched, "--import", reportNoFiles, "server.ts", "--dev"];
}

function studioArgs(settings: Settings, mode: Mode): readonly string[] {
  if (mode === "production") return ["serve.ts"];
  return ["node_modules/sanity/bin/sanity", "dev", "--port", String(settings.ports.STUDIO_PORT)];
}

/**
 * The services of this stack: hosted content needs no local lake, real mail no mail catcher, real providers no
 * emulator.
 */
export function listServices(settings: Settings, without: readonly string[] = []): readonly Service[] {
  return SERVICES.filter((service) => {
    if (service.name === "lake" && !settings.hasLocalLake) return false;
    if (service.name === "mail" && !settings.hasMailCatcher) return false;
    if (service.name === "identity" && !settings.hasIdentity) return false;
    if (service.name === "payments" && !settings.hasPayments) return false;
    return !without.includes(service.name);
  });
}

export function fullEnv(service: Service, settings: Settings, mode: Mode): Record<string, string> {
  return {...serviceEnv(settings, mode), ...service.env?.(settings)};
}
