import {randomBytes} from "node:crypto";
import type {Context} from "hono";
import {CLIENT_ID, CLIENT_ID_HEADER} from "../../contract/session.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";

const KINDS = ["web", "ios", "android", "cli"] as const;

/** What a request claims about the installation it comes from. None of it is verified. */
export interface Client {
  /** Null when none was sent, or nothing that could be one. */
  readonly id: string | null;
  readonly kind: (typeof KINDS)[number];
  readonly browser: string | null;
  /** Null when it is this machine. */
  readonly address: string | null;
}

export function clientOf(c: Context, deps: ClientAddressDeps): Client {
  const header = c.req.header(CLIENT_ID_HEADER) ?? "";
  const id = CLIENT_ID.test(header) ? header : null;
  return {
    id,
    kind: KINDS.find((kind) => id?.startsWith(`${kind}_`)) ?? "web",
    browser: browserName(c.req.header("user-agent") ?? ""),
    address: clientAddress(c, deps),
  };
}

export function newClientId() {
  return `web_${randomBytes(16).toString("base64url")}`;
}

// In this order: most browsers also name the ones they want to be taken for.
const BROWSERS = [
  ["Edge", "Edg/"],
  ["Opera", "OPR/"],
  ["Samsung Internet", "SamsungBrowser/"],
  ["Firefox", "Firefox/"],
  ["Chrome", "Chrome/"],
  ["Safari", "Safari/"],
] as const;

function browserName(userAgent: string) {
  return BROWSERS.find(([, mark]) => userAgent.includes(mark))?.[0] ?? null;
}
