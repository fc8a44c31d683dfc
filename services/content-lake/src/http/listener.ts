import type {IncomingMessage, ServerResponse} from "node:http";
import {pipeline} from "node:stream";
import {createGzip} from "node:zlib";
import type {Logger} from "pino";
import type {Person} from "../access/people.ts";
import {forbidden, LakeError, notFound} from "../errors.ts";
import {QueryError} from "../query/query-error.ts";
import {type Call, type Reply, STREAMED} from "./call.ts";
import {refusalOf} from "./caller.ts";
import {answerPreflight, setCorsHeaders} from "./cors.ts";
import {type Location, parseLocation} from "./location.ts";
import type {createRouter} from "./router.ts";
import type {UnhandledRequests} from "./unhandled-requests.ts";

export interface ListenerDeps {
  readonly findRoute: ReturnType<typeof createRouter>;
  readonly authenticate: (token: string) => Person | null;
  readonly projectId: string;
  readonly ledger: UnhandledRequests;
  readonly log: Logger;
  /** Accepts callers that are not on this machine. */
  readonly allowRemote: boolean;
  readonly isReady: () => boolean;
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface JsonReply {
  readonly status: number;
  readonly headers: NonNullable<Reply["headers"]>;
  readonly text: string;
}

/** Below this, an encoding saves no packet. */
const WORTHWHILE_BYTES = 1024;
// Half of the time of the usual 6 for a tenth more bytes.
const GZIP_LEVEL = 4;

/** How long a refused upload may still be read by its sender before the connection is cut. */
const REFUSED_LINGER_MS = 1000;

export function createListener(deps: ListenerDeps): Listener {
  return (request, response) => {
    const startedAt = performance.now();
    response.on("close", () => logRequest(deps.log, request, response, performance.now() - startedAt));
    setCorsHeaders(request, response);
    if (request.method === "OPTIONS") answerPreflight(request, response);
    else void respond(deps, request, response);
  };
}

async function respond(
  deps: ListenerDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const reply = await handle(deps, request, response);
    if (reply !== STREAMED) send(response, reply);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else sendError(deps.log, request, response, error);
  }
}

async function handle(deps: ListenerDeps, request: IncomingMessage, response: ServerResponse) {
  const refusal = refusalOf(request, deps.allowRemote);
  if (refusal !== null) throw forbidden(refusal);
  const projectHeader = request.headers["x-sanity-project-id"];
  const location = parseLocation(request.url ?? "/", request.headers.host ?? "", projectHeader?.toString());
  if (!deps.isReady()) throw starting();
  if (location.projectId !== null && location.projectId !== deps.projectId) {
    throw notFound(`Project "${location.projectId}" not found`);
  }
  const method = request.method ?? "GET";
  const {match, methods} = deps.findRoute(method === "HEAD" ? "GET" : method, location.path);
  if (!match) throw unanswered(deps.ledger, method, location, methods);
  return match.handler({
    ...identify(deps, request),
    ...location,
    method,
    params: match.params,
    request,
    response,
  });
}

function identify({authenticate}: ListenerDeps, request: IncomingMessage): Pick<Call, "person" | "token"> {
  const [, token = null] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (token === null) return {person: null, token};
  const person = authenticate(token);
  if (person) return {person, token};
  throw new LakeError(401, "Unauthorized", "The session is not known or has expired");
}

function unanswered(
  ledger: UnhandledRequests,
  method: string,
  {path, query}: Location,
  methods: readonly string[],
): LakeError {
  if (methods.length > 0)
    return new LakeError(405, "Method Not Allowed", `${path} answers ${methods.join(", ")}`);
  ledger.add(method, path, query.get("tag"));
  return notFound(`There is nothing at ${method} ${path}`);
}

const starting = () =>
  new LakeError(503, "Service Unavailable", "The lake is starting; try again in a moment");

function send(response: ServerResponse, {status = 200, headers = {}, body}: Reply): void {
  const isRaw = typeof body === "string" || Buffer.isBuffer(body);
  if (body !== undefined && !isRaw) {
    sendJson(response, {status, headers, text: JSON.stringify(body)});
    return;
  }
  const payload = body ?? "";
  response.writeHead(status, {"content-length": Buffer.byteLength(payload), ...headers});
  response.end(payload);
}

/** Editors read whole lists of documents: text leaves compressed where the reader takes it. */
function sendJson(response: ServerResponse, {status, headers, text}: JsonReply): void {
  const length = Buffer.byteLength(text);
  response.appendHeader("vary", "accept-encoding");
  const type = {"content-type": "application/json; charset=utf-8"};
  if (length < WORTHWHILE_BYTES || !acceptsGzip(response.req)) {
    response.writeHead(status, {...type, "content-length": length, ...headers});
    response.end(text);
    return;
  }
  response.writeHead(status, {...type, "content-encoding": "gzip", ...headers});
  const encoder = createGzip({level: GZIP_LEVEL});
  pipeline(encoder, response, () => {});
  encoder.end(text);
}

/** A coding with weight 0 is refused. A HEAD response has no body, so its headers describe the uncompressed one. */
function acceptsGzip({method, headers}: IncomingMessage): boolean {
  const codings = String(headers["accept-encoding"] ?? "").toLowerCase();
  return method !== "HEAD" && /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/.test(codings);
}

function sendError(log: Logger, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const {status, body} = toWire(error);
  if (status >= 500 && status !== 503) log.error({err: error, url: request.url}, "request failed");
  const close = request.complete ? {} : {connection: "close"};
  const retry = status === 503 ? {"retry-after": "1"} : {};
  send(response, {status, body, headers: {...close, ...retry}});
  // Cutting the connection at once would reset it, and the sender could lose the answer it is still to read.
  if (!request.complete) setTimeout(() => request.destroy(), REFUSED_LINGER_MS).unref();
}

function toWire(error: unknown): {status: number; body: unknown} {
  if (error instanceof QueryError) return {status: 400, body: error.toBody()};
  const known =
    error instanceof LakeError
      ? error
      : new LakeError(500, "Internal Server Error", "The lake failed to answer");
  const {status: statusCode, wireError, message} = known;
  const code = statusCode === 401 ? {errorCode: "SIO-401-ANF"} : {};
  if (typeof wireError !== "string") return {status: statusCode, body: {statusCode, error: wireError}};
  return {status: statusCode, body: {statusCode, error: wireError, message, ...code}};
}

function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse, duration: number): void {
  // Without the query string: it may hold content and secrets.
  const [path, search] = (request.url ?? "/").split("?", 2);
  const tag = new URLSearchParams(search).get("tag") ?? undefined;
  const fields = {method: request.method, path, status: response.statusCode, ms: Math.round(duration), tag};
  // Reads are many and dull; writes and refusals are what one looks for.
  const isDull = response.statusCode < 400 && (request.method === "GET" || request.method === "OPTIONS");
  log[isDull ? "debug" : "info"](fields, "request");
}
