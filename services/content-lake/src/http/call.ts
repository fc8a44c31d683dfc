import type {IncomingMessage, ServerResponse} from "node:http";
import type {Person} from "../access/people.ts";

export interface Call {
  readonly method: string;
  /** Without the version prefix, and with the resource form rewritten to the data form. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** `1`, `X` or `2025-02-19`. */
  readonly apiVersion: string;
  /** Null without a token. */
  readonly person: Person | null;
  readonly token: string | null;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is text or bytes. */
  readonly body?: unknown;
}

/** The handler has taken over the response, as an event stream does. */
export const STREAMED = Symbol("streamed");

export type Handler = (call: Call) => Reply | typeof STREAMED | Promise<Reply | typeof STREAMED>;

/** Parameters that must be there: the router only calls a handler whose pattern has them. */
export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`The route has no parameter "${name}"`);
  return value;
}

/** Whether a request is made under a version of the API from this day on; `X` is ahead of all days, `1` before them. */
export const isSince = (apiVersion: string, day: string): boolean =>
  apiVersion === "X" || (apiVersion.length > 1 && apiVersion >= day);

export const listParam = (value: string | null | undefined): string[] =>
  (value ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

/** `?flag`, `?flag=true` and `?flag=1` are on, as the official clients write them. */
export function flag(query: URLSearchParams, name: string, byDefault = false): boolean {
  const value = query.get(name);
  return value === null ? byDefault : value !== "false" && value !== "0";
}
