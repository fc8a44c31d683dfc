import {pino} from "pino";
import type {IdentityOptions} from "../src/config/deps.ts";
import {readEnv} from "../src/config/env.ts";
import {startIdentity} from "../src/start-identity.ts";

export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>;

/** The emulator on a free port. */
export async function startTestIdentity(changes: Partial<IdentityOptions> = {}) {
  const {logLevel, ...env} = readEnv({IDENTITY_PORT: "0", LOG_LEVEL: "silent"});
  const options = {...env, logger: pino({level: logLevel}), now: () => new Date(), ...changes};
  const identity = await startIdentity(options);
  return {...identity, clients: options.clients, partnerClient: options.partnerClient};
}

/** The response that reaches the site: a redirect's address and query, or a posted form's address and fields. */
export interface Answer {
  readonly url: URL;
  readonly fields: URLSearchParams;
}

/** A person at a browser: opens the address, presses the button of this name, and arrives at the site's door. */
export async function choose(authorizeUrl: string, choice: string): Promise<Answer> {
  const cookies = new Map<string, string>();
  const picker = await visit(cookies, authorizeUrl);
  if (picker.html === null) return {url: picker.url, fields: picker.url.searchParams};
  const action = attribute(picker.html, /<form action="([^"]+)"/);
  const arrived = await visit(cookies, new URL(action, picker.url).href, new URLSearchParams({choice}));
  if (arrived.html === null) return {url: arrived.url, fields: arrived.url.searchParams};
  return readPostedForm(arrived.html);
}

/** A reply whose shape the test itself states. */
export async function readJson(response: Response) {
  return JSON.parse(await response.text());
}

interface Visit {
  readonly url: URL;
  /** Null when a redirect led away from the emulator. */
  readonly html: string | null;
}

/** Walks redirects with their cookies, as long as they stay on this server. */
async function visit(cookies: Map<string, string>, address: string, form?: URLSearchParams): Promise<Visit> {
  const {origin} = new URL(address);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(address, {
    headers: {origin, cookie},
    redirect: "manual",
    ...(form && {method: "POST", body: form}),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) cookies.set(name, value);
  }
  const location = response.headers.get("location");
  if (location === null) return {url: new URL(address), html: await response.text()};
  const next = new URL(location, address);
  return next.origin === origin ? visit(cookies, next.href) : {url: next, html: null};
}

/** What the browser would send by itself from a page that is only a form. */
function readPostedForm(html: string): Answer {
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  return {
    url: new URL(attribute(html, /<form method="post" action="([^"]+)"/)),
    fields: new URLSearchParams(
      Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, decodeEntities(value)])),
    ),
  };
}

function attribute(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`The page has no such form: ${html}`);
  return decodeEntities(found);
}

function decodeEntities(text: string) {
  return text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}
