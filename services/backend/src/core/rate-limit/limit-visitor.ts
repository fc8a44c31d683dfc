import type {Secret} from "../crypto/secret.ts";
import type {Db} from "../db/db.ts";
import {type Limit, requireToken, takeToken} from "./rate-limit.ts";

export interface LimitDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
}

/** Shared by everything on this machine that names no visitor: our own site, a developer, a test. */
const LOCAL = {burst: 600, perMinute: 600};

/** The key is a digest: no address is stored. */
export async function limitVisitor(
  {db, now, secret}: LimitDeps,
  name: string,
  address: string | null,
  limit: Limit,
) {
  const key = secret.sign(`rate-${name}`, address ?? "local");
  await requireToken(db, key, address === null ? LOCAL : limit, now());
}

/** Whether there is one left of what may be done about one thing; takes it. Nothing is refused where there is none. */
export async function tryConsume(
  {db, now, secret}: LimitDeps,
  name: string,
  subject: string,
  limit: Limit,
): Promise<boolean> {
  return takeToken(db, secret.sign(`rate-${name}`, subject), limit, now());
}

/**
 * Counts a call about one subject, such as a session or an account, by any caller; with `count`, all the items that one
 * call brings.
 */
export async function limitSubject(
  {db, now, secret}: LimitDeps,
  name: string,
  subject: string,
  limit: Limit,
  count = 1,
) {
  await requireToken(db, secret.sign(`rate-${name}`, subject), limit, now(), count);
}
