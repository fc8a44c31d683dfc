import {eq, sql} from "drizzle-orm";
import type {Db} from "../db/db.ts";
import {AppError} from "../errors.ts";
import {rate_bucket} from "./tables.ts";

/** A bucket of tokens: as many at once, and so many come back in a minute. */
export interface Limit {
  readonly burst: number;
  readonly perMinute: number;
}

/**
 * Takes tokens, one unless said, or refuses with the seconds until there are so many, and takes none. One statement, so
 * parallel calls cannot share one.
 */
export async function requireToken(db: Db, key: string, limit: Limit, now: Date, count = 1) {
  if (count > limit.burst) throw new Error(`A bucket of ${limit.burst} tokens never holds ${count}`);
  const perSecond = limit.perMinute / 60;
  const elapsed = sql`greatest(0, extract(epoch from (excluded.at - ${rate_bucket.at})))`;
  const filled = sql`least(${limit.burst}::float8, ${rate_bucket.tokens} + ${elapsed} * ${perSecond}::float8)`;
  const [taken] = await db
    .insert(rate_bucket)
    .values({key, tokens: limit.burst - count, at: now})
    .onConflictDoUpdate({
      target: rate_bucket.key,
      set: {tokens: sql`${filled} - ${count}::float8`, at: sql`greatest(excluded.at, ${rate_bucket.at})`},
      setWhere: sql`${filled} >= ${count}::float8`,
    })
    .returning({tokens: rate_bucket.tokens});
  if (taken) return;
  const [bucket] = await db.select().from(rate_bucket).where(eq(rate_bucket.key, key));
  throw new AppError("rate_limited", "Too many requests", {
    params: {retry_after: secondsTo(count, bucket, perSecond, now)},
  });
}

function secondsTo(
  count: number,
  bucket: typeof rate_bucket.$inferSelect | undefined,
  perSecond: number,
  now: Date,
) {
  if (!bucket) return 1;
  const elapsed = Math.max(0, (now.getTime() - bucket.at.getTime()) / 1000);
  return Math.max(1, Math.ceil((count - bucket.tokens) / perSecond - elapsed));
}
