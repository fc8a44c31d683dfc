import {isIP, type LookupFunction} from "node:net";
import {Agent, request} from "undici";
import {guardedLookup, PrivateAddressError} from "./guarded-lookup.ts";
import {isPrivateAddress} from "./private-address.ts";

const TIMEOUT_MS = 10_000;
const BODY_MAX_BYTES = 5 * 1024 * 1024;

export interface OutgoingRequest {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  /** Instead of a form. */
  readonly json?: object;
}

export interface OutgoingReply {
  readonly status: number;
  readonly body: Buffer;
}

/** Throws for whatever is no answer: a host that is not on the list, an address inside, a redirect, too slow, too long. */
export type Outgoing = (url: string, request?: OutgoingRequest) => Promise<OutgoingReply>;

interface Options {
  /** Host and port, as configured. */
  readonly hosts: ReadonlySet<string>;
  /** For emulators on this machine. */
  readonly allowPrivate: boolean;
  readonly lookup?: LookupFunction;
  readonly timeoutMs?: number;
}

/** The one way out to machines of others. */
export function createOutgoing({hosts, allowPrivate, lookup, timeoutMs = TIMEOUT_MS}: Options): Outgoing {
  const dispatcher = new Agent({
    maxResponseSize: BODY_MAX_BYTES,
    connect: {timeout: timeoutMs, ...(!allowPrivate && {lookup: guardedLookup(lookup)})},
  });
  return async (address, {method = "GET", headers = {}, form, json} = {}) => {
    const url = new URL(address);
    requireAllowed(url, hosts, allowPrivate);
    const {statusCode, body} = await request(url, {
      dispatcher,
      method,
      headers: {
        ...headers,
        ...(form && {"content-type": "application/x-www-form-urlencoded"}),
        ...(json && {"content-type": "application/json"}),
      },
      body: bodyOf(form, json),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = Buffer.from(await body.arrayBuffer());
    // A redirect that is followed would carry secrets to an address that is not configured.
    if (statusCode >= 300 && statusCode < 400) throw new Error(`${url.host} redirects`);
    return {status: statusCode, body: bytes};
  };
}

function bodyOf(form: OutgoingRequest["form"], json: OutgoingRequest["json"]) {
  if (form) return new URLSearchParams(form).toString();
  return json ? JSON.stringify(json) : null;
}

function requireAllowed(url: URL, hosts: ReadonlySet<string>, allowPrivate: boolean) {
  if (!hosts.has(url.host)) throw new Error(`${url.host} is not a configured host`);
  if (allowPrivate) return;
  if (url.protocol !== "https:") throw new Error(`${url.host} is asked without TLS`);
  // A name is looked at when it is resolved; an address never is.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && isPrivateAddress(host)) throw new PrivateAddressError(`${host} is a private address`);
}
