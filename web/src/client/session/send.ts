import type {CLIENT_ID_HEADER} from "@gradus/backend/contract/session";
import type {OnProgress, SessionPorts} from "./ports";
import {failed, type Reply, readFileReply, readReply} from "./reply";

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly ifMatch?: number | undefined;
  readonly keepalive?: boolean | undefined;
  readonly timeoutMs?: number | undefined;
  readonly asFile?: true | undefined;
  readonly onProgress?: OnProgress | undefined;
  /** Only for what the site itself answers; nothing of the backend goes by cookies. */
  readonly withCookies?: boolean;
}

export interface Credentials {
  readonly bearer: string | null;
  readonly clientId: string | null;
}

const CLIENT_ID: typeof CLIENT_ID_HEADER = "x-client-id";
const TIMEOUT_MS = 20_000;
const WRITES = new Set(["POST", "PATCH"]);

type Sending = Pick<SessionPorts, "fetch" | "language" | "newId">;

/** Never throws: what does not arrive is a failure like any other. */
export async function send<T>(
  ports: Sending,
  request: WireRequest,
  {bearer, clientId}: Credentials,
): Promise<Reply<T>> {
  const requestId = ports.newId();
  const {method, path, body, keepalive = false, timeoutMs = TIMEOUT_MS, onProgress} = request;
  const headers: Record<string, string> = {
    accept: "application/json",
    "accept-language": ports.language(),
    "x-request-id": requestId,
    ...(bearer && {authorization: `Bearer ${bearer}`}),
    ...(clientId && {[CLIENT_ID]: clientId}),
    // For a form with a file the browser writes the type, which names where its parts end.
    ...(body !== undefined && !(body instanceof FormData) && {"content-type": "application/json"}),
    ...(WRITES.has(method) && {"idempotency-key": request.idempotencyKey ?? ports.newId()}),
    ...(request.ifMatch !== undefined && {"if-match": `"${request.ifMatch}"`}),
  };
  try {
    const init: RequestInit = {
      method,
      headers,
      keepalive,
      credentials: request.withCookies ? "same-origin" : "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && {body: body instanceof FormData ? body : JSON.stringify(body)}),
    };
    const response = await ports.fetch(path, init, onProgress);
    return request.asFile && response.ok
      ? await readFileReply<T>(response)
      : await readReply<T>(response, requestId);
  } catch {
    return failed(0, {code: "network", request_id: requestId});
  }
}
