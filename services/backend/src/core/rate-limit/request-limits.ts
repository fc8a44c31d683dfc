import type {Context} from "hono";
import {createMiddleware} from "hono/factory";
import type {Db} from "../db/db.ts";
import type {FindAccount} from "../http/account.ts";
import type {AppEnv} from "../http/api.ts";
import {clientAddress} from "../http/client-address.ts";
import type {RequestTraceDeps} from "../http/request-trace.ts";
import {type Limit, requireToken} from "./rate-limit.ts";

export interface RequestLimitDeps extends RequestTraceDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly findAccount: FindAccount;
  /** Paths that count against no limit. */
  readonly uncounted: readonly RegExp[];
}

const perMinute = (count: number): Limit => ({burst: count, perMinute: count});
const perHour = (count: number): Limit => ({burst: count, perMinute: count / 60});

/** What applies to every call. A route that must be rarer takes a token of its own besides. */
const LIMITS = {
  public: perMinute(120),
  staff: perMinute(120),
  read: perMinute(600),
  write: perMinute(60),
  upload: perHour(60),
} as const;

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
const UPLOAD = /^(multipart\/form-data|application\/octet-stream)\b/i;

/** Counts by account, and by address where there is none. This machine itself, such as our own site, is not counted. */
export function limitRequests(deps: RequestLimitDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isCounted = !deps.uncounted.some((path) => path.test(c.req.path));
    const counted = isCounted ? await whoCounts(c, deps) : null;
    if (counted) {
      const key = deps.secret.sign(`rate-${counted.limit}`, counted.id);
      await requireToken(deps.db, key, LIMITS[counted.limit], deps.now());
    }
    await next();
  });
}

async function whoCounts(c: Context<AppEnv>, deps: RequestLimitDeps) {
  const account = await deps.findAccount(c);
  if (account) return {id: account.id, limit: account.isStaff ? "staff" : kindOf(c)} as const;
  const address = clientAddress(c, deps);
  return address === null ? null : ({id: address, limit: "public"} as const);
}

function kindOf(c: Context<AppEnv>) {
  if (READS.has(c.req.method)) return "read";
  return isUpload(c) ? "upload" : "write";
}

export function isUpload(c: Context<AppEnv>) {
  return UPLOAD.test(c.req.header("content-type") ?? "");
}
