import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from "node:http";
import type {ResponseBody} from "../cache/body-cache.ts";

/** What stands above the body. Names are in lower case. */
export interface Head {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
}

/** The framework's complete response. A page that it caches arrives as one text, unchanged until rendered again. */
export interface Answer extends Head {
  readonly body: string | Buffer;
}

/** An answer whose body is chosen, and knows what a policy has to name. */
export interface PreparedAnswer extends Head {
  readonly body: ResponseBody;
}

/** An answer as it leaves. */
export interface FinalAnswer extends Head {
  readonly bytes: Buffer | null;
}

/** A request and when it arrived, on the `performance.now()` clock. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly startedAt: number;
}

export function readHead(res: ServerResponse): Head {
  return {status: res.statusCode, headers: res.getHeaders()};
}

export function applyHead(res: ServerResponse, {status, headers}: Head): void {
  res.statusCode = status;
  for (const name of res.getHeaderNames()) if (!Object.hasOwn(headers, name)) res.removeHeader(name);
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && res.getHeader(name) !== value) res.setHeader(name, value);
}

export function withHeaders<Any extends Head>(answer: Any, headers: Head["headers"]): Any {
  return {...answer, headers: {...answer.headers, ...headers}};
}

/** One header as text; empty when there is none. */
export function headerOf({headers}: Head, name: string): string {
  return [headers[name] ?? []].flat().join(", ");
}
