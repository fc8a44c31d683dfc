import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import {request as httpsRequest} from "node:https";
import {pipeline} from "node:stream";
import {NO_STORE} from "../../src/lib/cache-control.ts";
import {compressStream} from "./compress-stream.ts";

const HOP_BY_HOP = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
// With a timeout of its own, an agent also applies the keep-alive limit that the backend announces, less a second.
// Without one, a request could be sent on a connection that the backend is just closing.
const IDLE_MS = 60_000;
const agent = new Agent({keepAlive: true, maxSockets: 64, timeout: IDLE_MS});

export function isBackendPath(path: string): boolean {
  return path.startsWith("/b/") || path.startsWith("/canyon/");
}

/** Passes a request to the backend and its answer back, without buffering either. The request names its visitor by now. */
export function createBackendPipe(backendUrl: string) {
  const target = new URL(backendUrl);
  const isSecure = target.protocol === "https:";
  const open = isSecure ? httpsRequest : httpRequest;
  return function pass(req: IncomingMessage, res: ServerResponse) {
    const upstream = open(new URL(req.url ?? "/", target), {
      method: req.method,
      headers: {...endToEnd(req.headers), host: target.host},
      ...(isSecure ? {} : {agent}),
    });
    upstream.on("response", (answer) => {
      if (!upstream.writableFinished) answer.once("close", () => abandon(req, upstream));
      passBack(answer, req, res);
    });
    upstream.on("error", () => {
      // The backend closed an idle connection at the moment it was reused: the request was not read.
      if (upstream.reusedSocket && isRetriable(req, res)) pass(req, res);
      else refuse(res);
    });
    res.on("close", () => upstream.destroy());
    req.pipe(upstream);
  };
}

/** Text is compressed on its way. An answer that breaks off breaks off here as well, or the visitor would wait. */
function passBack(answer: IncomingMessage, req: IncomingMessage, res: ServerResponse) {
  const head = {status: answer.statusCode ?? 502, headers: endToEnd(answer.headers)};
  const {status, headers, encoder} = compressStream(head, req);
  res.writeHead(status, headers);
  pipeline(encoder ? [answer, encoder, res] : [answer, res], () => {});
}

/**
 * After an answer that came before the whole request was sent: the connection cannot be reused. The rest of the body is
 * discarded, since the client may read the answer only once it has sent all of it.
 */
function abandon(req: IncomingMessage, upstream: ClientRequest) {
  upstream.destroy();
  req.unpipe(upstream);
  req.resume();
}

function isRetriable({method}: IncomingMessage, res: ServerResponse) {
  return (method === "GET" || method === "HEAD") && !res.headersSent && !res.closed;
}

function endToEnd(headers: IncomingMessage["headers"]) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => !HOP_BY_HOP.has(name) && value !== undefined),
  );
}

function refuse(res: ServerResponse) {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const err = {code: "unavailable", message: "The backend does not answer", request_id: "none"};
  res.writeHead(502, {"content-type": "application/json", ...NO_STORE});
  res.end(JSON.stringify({err}));
}
