import type {IncomingMessage} from "node:http";
import {isBrowserLoopback} from "@gradus/schemas/loopback";
import {allowDevelopment} from "./development-policy.ts";
import {isBuying, isPaying, paymentDirectives} from "./payment-policy.ts";
import type {IsPreview} from "./preview-request.ts";

export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface PolicyOptions {
  /** Where visitors reach the site: scripts come from there. */
  readonly siteUrl: string;
  /** May frame previews. */
  readonly studioUrl: string;
  /** Previews read drafts from here. */
  readonly contentUrl: string;
  readonly isPreview: IsPreview;
  /** Address of the payments emulator; null where the real provider takes the payments. */
  readonly paymentsUrl: string | null;
  readonly isDevelopment: boolean;
}

export type ContentPolicy = (req: IncomingMessage, sources: InlineSources) => string;

type Directives = Readonly<Record<string, readonly string[]>>;

/** For everything that is not a page: nothing in it runs or loads. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The path to which browsers report what a policy refused, and the name of that endpoint in policies. */
export const REPORTS_PATH = "/api/policy-reports";
const REPORT_GROUP = "csp";
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORTS_PATH}"`;

/**
 * What a page may load and run. Scripts come from the build's folder or carry the hash the server gave them; no other
 * script runs, however it got into the page.
 */
export function createContentPolicy(options: PolicyOptions): ContentPolicy {
  const {siteUrl, studioUrl, contentUrl, isPreview, paymentsUrl, isDevelopment} = options;
  const preview = previewDirectives(new URL(studioUrl).origin, new URL(contentUrl).origin);
  const ownHost = readOwnHost(new URL(siteUrl));
  const payments = paymentDirectives(paymentsUrl);
  return (req, sources) => {
    const page = pageDirectives(ownHost(req), sources);
    // The provider's library makes scripts and markup from strings, and knows no rules of ours.
    const strings = isPreview(req) ? preview : isPaying(req) ? {} : NO_STRINGS;
    const directives = {
      ...page,
      ...strings,
      ...(isBuying(req) && {"form-action": [...page["form-action"], ...payments.forms]}),
      ...(isPaying(req) && payments.onto(page)),
      "report-to": [REPORT_GROUP],
    };
    return print(isDevelopment ? allowDevelopment(directives) : directives);
  };
}

function pageDirectives(host: string, {scripts, styles}: InlineSources) {
  return {
    "default-src": ["'none'"],
    "script-src": [`${host}/_next/static/`, ...scripts],
    "style-src": ["'self'", ...styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "media-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
}

/** Strings become markup or scripts only through the rules of install-trusted-types.ts. */
const NO_STRINGS: Directives = {
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["default", "nextjs", "nextjs#bundler"],
};

/** Without Trusted Types: click-to-edit and the source view make markup from texts, for staff only. */
function previewDirectives(studioOrigin: string, contentOrigin: string): Directives {
  return {
    // The Studio's click-to-edit layer writes its styles as it goes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "connect-src": ["'self'", contentOrigin],
    // The Studio shows previews in a frame, or in a window with which it exchanges messages.
    "frame-ancestors": ["'self'", studioOrigin],
  };
}

/**
 * The host pages load their files from: the site's. On this machine it has several names, so there it is the one the
 * visitor used, which `createHostCheck` has let pass.
 */
function readOwnHost(site: URL): (req: IncomingMessage) => string {
  if (!isBrowserLoopback(site.hostname)) return () => site.host;
  return ({headers}) => headers.host ?? site.host;
}

function print(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
