import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from "node:http";
import type {ResponseBody} from "../cache/body-cache.ts";

/** Header names are in lower case. */
export interface Head {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
}

/** The framework's complete response. A page that it caches arrives as one text, unchanged until rendered again. */
export interface Answer extends Head {
  readonly body: string | Buffer;
}

export interface PreparedAnswer extends Head {
  readonly body: ResponseBody;
}

export interface FinalAnswer extends Head {
  readonly bytes: Buffer | null;
}

/** `startedAt` is on the `performance.now()` clock. */
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

/** Empty when there is no such header. */
export function headerOf({headers}: Head, name: string): string {
  return [headers[name] ?? []].flat().join(", ");
}
