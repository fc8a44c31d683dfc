import type {Context} from "hono";
import {createMiddleware} from "hono/factory";
import type {Db} from "../db/db.ts";
import type {FindAccount} from "../http/account.ts";
import type {AppEnv} from "../http/api.ts";
import type {UploadLimit} from "../http/body-limit.ts";
import {clientAddress} from "../http/client-address.ts";
import type {RequestTraceDeps} from "../http/request-trace.ts";
import {type Limit, requireToken} from "./rate-limit.ts";

export interface RequestLimitDeps extends RequestTraceDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly findAccount: FindAccount;
  /** Paths that count against no limit. */
  readonly unlimitedPaths: readonly RegExp[];
  /** Paths that take files. */
  readonly uploads: readonly UploadLimit[];
}

const perMinute = (count: number): Limit => ({burst: count, perMinute: count});
const perHour = (count: number): Limit => ({burst: count, perMinute: count / 60});

/** The limits of every call. A route with a stricter limit also takes a token of its own. */
const LIMITS = {
  public: perMinute(120),
  staff: perMinute(120),
  read: perMinute(600),
  write: perMinute(60),
  upload: perHour(60),
  /** Forms where what counts is how much is in them. */
  form: perMinute(60),
} as const;

const MEGABYTE = 1024 * 1024;
/** By that: as much as sixty of the largest forms hold. */
const MEGABYTES = perHour(3000);

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
const UPLOAD = /^(multipart\/form-data|application\/octet-stream)\b/i;

/** Counts by account, and by address where there is none. This machine itself, such as our own site, is not counted. */
export function limitRequests(deps: RequestLimitDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isCounted = !deps.unlimitedPaths.some((path) => path.test(c.req.path));
    const counted = isCounted ? await countedCaller(c, deps) : null;
    if (counted) {
      const key = deps.secret.sign(`rate-${counted.limit}`, counted.id);
      await requireToken(deps.db, key, LIMITS[counted.limit], deps.now());
      if (counted.limit === "form") await countMegabytes(c, deps, counted.id);
    }
    await next();
  });
}

async function countedCaller(c: Context<AppEnv>, deps: RequestLimitDeps) {
  const account = await deps.findAccount(c);
  if (account) return {id: account.id, limit: account.isStaff ? "staff" : kindOf(c, deps)} as const;
  const address = clientAddress(c, deps);
  return address === null ? null : ({id: address, limit: "public"} as const);
}

function kindOf(c: Context<AppEnv>, deps: Pick<RequestLimitDeps, "uploads">) {
  if (READS.has(c.req.method)) return "read";
  if (!isUpload(c)) return "write";
  return uploadAt(c, deps)?.countsBySize ? "form" : "upload";
}

const uploadAt = (c: Context<AppEnv>, {uploads}: Pick<RequestLimitDeps, "uploads">) =>
  uploads.find(({path}) => path.test(c.req.path));

/** Counts each megabyte begun, before the form is read. A body of undeclared size counts as the largest allowed. */
async function countMegabytes(c: Context<AppEnv>, deps: RequestLimitDeps, id: string) {
  const declaredLength = c.req.header("content-length");
  const bytes = declaredLength === undefined ? (uploadAt(c, deps)?.maxBytes ?? 0) : Number(declaredLength);
  const megabytes = Math.max(1, Math.ceil(bytes / MEGABYTE));
  await requireToken(deps.db, deps.secret.sign("rate-megabytes", id), MEGABYTES, deps.now(), megabytes);
}

export function isUpload(c: Context<AppEnv>) {
  return UPLOAD.test(c.req.header("content-type") ?? "");
}
