import {eq, sql} from "drizzle-orm";
import type {Db} from "../db/db.ts";
import {prepared} from "../db/prepared.ts";
import {AppError} from "../errors.ts";
import {rate_bucket} from "./tables.ts";

export interface Limit {
  readonly burst: number;
  readonly perMinute: number;
}

/**
 * Takes `count` tokens, one by default, or takes none and refuses with the number of seconds until there are enough. It
 * is one statement, so that parallel calls cannot share a token.
 */
export async function requireToken(db: Db, key: string, limit: Limit, now: Date, count = 1) {
  if (await takeToken(db, key, limit, now, count)) return;
  const [bucket] = await db.select().from(rate_bucket).where(eq(rate_bucket.key, key));
  throw new AppError("rate_limited", "Too many requests", {
    params: {retry_after: secondsTo(count, bucket, limit.perMinute / 60, now)},
  });
}

/** The same where nothing is refused for want of one: whether they were there. */
export async function takeToken(
  db: Db,
  key: string,
  {burst, perMinute}: Limit,
  now: Date,
  count = 1,
): Promise<boolean> {
  if (count > burst) throw new Error(`A bucket of ${burst} tokens never holds ${count}`);
  const [bucket] = await takeStatement(db).execute({
    key,
    count,
    per_second: perMinute / 60,
    burst,
    left: burst - count,
    at: now,
  });
  return bucket !== undefined;
}

const takeStatement = prepared((db) => {
  const number = (name: string) => sql`${sql.placeholder(name)}::float8`;
  const elapsed = sql`greatest(0, extract(epoch from (excluded.at - ${rate_bucket.at})))`;
  const refilled = sql`${rate_bucket.tokens} + ${elapsed} * ${number("per_second")}`;
  const filled = sql`least(${number("burst")}, ${refilled})`;
  return db
    .insert(rate_bucket)
    .values({key: sql.placeholder("key"), tokens: sql.placeholder("left"), at: sql.placeholder("at")})
    .onConflictDoUpdate({
      target: rate_bucket.key,
      set: {
        tokens: sql`${filled} - ${number("count")}`,
        at: sql`greatest(excluded.at, ${rate_bucket.at})`,
      },
      setWhere: sql`${filled} >= ${number("count")}`,
    })
    .returning({tokens: rate_bucket.tokens})
    .prepare("take_tokens");
});

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
