import {createHash} from "node:crypto";
import {setTimeout as pause} from "node:timers/promises";
import type {Context} from "hono";
import {createMiddleware} from "hono/factory";
import type {Db} from "../db/db.ts";
import {AppError} from "../errors.ts";
import type {FindAccount} from "../http/account.ts";
import type {AppEnv} from "../http/api.ts";
import {clientAddress} from "../http/client-address.ts";
import type {RequestTraceDeps} from "../http/request-trace.ts";
import {holdsCredential} from "../log/secret-names.ts";
import {type Attempt, createIdempotencyRepository, type StoredReply} from "./idempotency-repository.ts";

export interface IdempotencyDeps extends RequestTraceDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly findAccount: FindAccount;
}

const [KEY_MIN, KEY_MAX] = [16, 64];
const KEY = /^[\x21-\x7e]+$/;
const METHODS: ReadonlySet<string> = new Set(["POST", "PATCH"]);
const STORED_HEADERS = ["content-type", "etag", "location"];
const WAIT_MS = 100;
const WAITS = 100;

/**
 * A request that names an `Idempotency-Key` has one effect, however often it arrives: for a day the first reply is given
 * again. A refusal had no effect and is judged anew.
 */
export function idempotent(deps: IdempotencyDeps) {
  const requests = createIdempotencyRepository(deps.db);

  /** Null when the request is ours to answer. */
  async function findReply(attempt: Attempt): Promise<StoredReply | null> {
    for (let waits = 0; waits < WAITS; waits++) {
      const claim = await requests.claim(attempt, deps.now());
      if (claim.outcome === "ours") return null;
      if (claim.outcome === "answered") return claim.reply;
      if (claim.outcome === "other_request") {
        throw new AppError("conflict", "This Idempotency-Key was used for another request");
      }
      await pause(WAIT_MS);
    }
    throw new AppError("unavailable", "The same request is still being answered", {params: {retry_after: 1}});
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const key = METHODS.has(c.req.method) ? c.req.header("idempotency-key") : undefined;
    if (key === undefined) return next();
    const attempt = await describeAttempt(c, requireKey(key), deps);
    const known = await findReply(attempt);
    if (known) return replay(known);
    let reply: StoredReply | null = null;
    try {
      await next();
      reply = await replyToStore(c);
    } finally {
      await (reply ? requests.keep(attempt, reply) : requests.release(attempt));
    }
  });
}

/**
 * For replies with secrets that must not be readable a second time: the reply is not stored, and a repeated request is
 * executed again.
 */
export function keepNoReply(c: Context<AppEnv>) {
  c.set("isReplySecret", true);
}

function requireKey(key: string) {
  if (key.length >= KEY_MIN && key.length <= KEY_MAX && KEY.test(key)) return key;
  const reason = key.length < KEY_MIN ? "too_short" : key.length > KEY_MAX ? "too_long" : "unknown_value";
  throw new AppError("invalid", `An Idempotency-Key has ${KEY_MIN} to ${KEY_MAX} visible characters`, {
    field_errors: {"idempotency-key": reason},
  });
}

async function describeAttempt(c: Context<AppEnv>, key: string, deps: IdempotencyDeps): Promise<Attempt> {
  const {method, path, raw} = c.req;
  const body = createHash("sha256")
    .update(new Uint8Array(await raw.clone().arrayBuffer()))
    .digest("hex");
  return {
    scope: deps.secret.sign("idempotency-scope", JSON.stringify([await callerOf(c, deps), method, path])),
    key,
    request_hash: deps.secret.sign("idempotency-body", JSON.stringify([new URL(c.req.url).search, body])),
  };
}

/** Without an account, callers with the same credentials from the same address count as the same caller. */
async function callerOf(c: Context<AppEnv>, deps: IdempotencyDeps) {
  const account = await deps.findAccount(c);
  if (account) return ["account", account.id];
  return ["visitor", clientAddress(c, deps), c.req.header("authorization"), c.req.header("x-client-id")];
}

async function replyToStore(c: Context<AppEnv>): Promise<StoredReply | null> {
  if (c.res.status >= 400 || c.get("isReplySecret")) return null;
  const body = c.res.body === null ? null : await c.res.clone().text();
  if (body !== null && holdsCredential(body)) return null;
  const headers = STORED_HEADERS.flatMap((name) => {
    const value = c.res.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {status: c.res.status, headers: Object.fromEntries(headers), body};
}

function replay({status, headers, body}: StoredReply) {
  return new Response(body, {status, headers: {...headers, "idempotent-replayed": "true"}});
}
