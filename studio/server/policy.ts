import {createHash} from "node:crypto";
import type {StudioEnv} from "../env.ts";

const HOSTED = ["https://*.sanity.io", "https://sanity-cdn.com", "https://*.sanity-cdn.com"];

/**
 * What the page may load: the site for its preview, the backend, and the content API. With a local lake nothing else:
 * the Studio would otherwise request fonts, versions and feedback from four hosts of its maker, and those requests
 * delay a machine without a network.
 */
export function contentPolicy(
  {apiHost, siteUrl, backendUrl}: Pick<StudioEnv, "apiHost" | "siteUrl" | "backendUrl">,
  scripts: readonly string[],
): string {
  const lake = apiHost ? lakeSources(apiHost) : {http: HOSTED, socket: ["wss://*.sanity.io"]};
  const http = lake.http.join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashSource).join(" ")} ${apiHost ? "" : HOSTED.join(" ")}`,
    // The Studio's styles are written at run time.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${http} ${siteUrl}`,
    `media-src 'self' blob: ${http}`,
    `font-src 'self' data: ${apiHost ? "" : HOSTED.join(" ")}`,
    `connect-src 'self' blob: ${http} ${lake.socket.join(" ")} ${siteUrl} ${backendUrl}`,
    `frame-src ${siteUrl}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.replaceAll(/\s+/g, " ").trim())
    .join("; ");
}

/** The lake under its own name and every name below it: the project's, and one per event stream. */
function lakeSources(apiHost: string) {
  const {protocol, host} = new URL(apiHost);
  const hosts = [host, `*.${host}`];
  const socket = protocol === "https:" ? "wss:" : "ws:";
  return {
    http: hosts.map((name) => `${protocol}//${name}`),
    socket: hosts.map((name) => `${socket}//${name}`),
  };
}

const hashSource = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

export const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
} as const;
