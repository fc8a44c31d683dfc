import {and, eq, gt, inArray, sql} from "drizzle-orm";
import type {Secret} from "../../core/crypto/secret.ts";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {type Limit, requireToken} from "../../core/rate-limit/rate-limit.ts";
import {rate_bucket} from "../../core/rate-limit/tables.ts";

const PER_QUARTER_HOUR = 1 / 15;
const PER_DAY = 1 / (24 * 60);
/** Failures from installations that never signed in to the account: a quarter of an hour, and a day. */
const STRANGERS: Limit = {burst: 10, perMinute: 10 * PER_QUARTER_HOUR};
const STRANGERS_DAILY: Limit = {burst: 50, perMinute: 50 * PER_DAY};
/** Its own, so that a stranger cannot lock the owner out. */
const FAMILIAR: Limit = {burst: 20, perMinute: 20 * PER_QUARTER_HOUR};
const UNKNOWN_ADDRESSES: Limit = {burst: 10, perMinute: 10 * PER_QUARTER_HOUR};
const SILENCED_MS = 60 * 60 * 1000;

interface Bucket {
  readonly key: string;
  readonly limit: Limit;
}

/** How often a password may be guessed. What is taken before a check is given back when the password was right. */
export function createGuessLimits({db, secret, now}: {db: Db; secret: Secret; now: () => Date}) {
  const bucketsOf = (user: string, client: string | null, isKnownClient: boolean): Bucket[] =>
    isKnownClient
      ? [{key: secret.sign("guess-known", `${user} ${client}`), limit: FAMILIAR}]
      : [
          {key: secret.sign("guess-daily", user), limit: STRANGERS_DAILY},
          {key: secret.sign("guess", user), limit: STRANGERS},
        ];
  const blindKey = (address: string) => secret.sign("guess-blind", address);

  /** Whether this network has tried so many unknown addresses that it gets no detailed errors any more. */
  async function isBlind(address: string | null) {
    // This machine names no visitor to be silent to.
    if (address === null) return false;
    const since = new Date(now().getTime() - SILENCED_MS);
    const rows = await db
      .select({at: rate_bucket.at})
      .from(rate_bucket)
      .where(and(eq(rate_bucket.key, blindKey(address)), gt(rate_bucket.at, since)));
    return rows.length > 0;
  }

  return {
    /** Takes a try, or returns null: then the password is not even looked at. */
    async take(user: string, client: string | null, isKnownClient: boolean) {
      const consumedBuckets: Bucket[] = [];
      for (const bucket of bucketsOf(user, client, isKnownClient)) {
        if (await tryTakeToken(db, bucket, now())) {
          consumedBuckets.push(bucket);
        } else {
          await returnTokens(db, consumedBuckets);
          return null;
        }
      }
      return {giveBack: () => returnTokens(db, consumedBuckets)};
    },

    isBlind,

    /** Resets the limits of unknown installations: their guesses were at the old password. */
    async reset(user: string) {
      const keys = bucketsOf(user, null, false).map(({key}) => key);
      await db.delete(rate_bucket).where(inArray(rate_bucket.key, keys));
    },

    /** Counts an address without an account. False for one too many: the network gets no information for an hour. */
    async mayRevealUnknown(address: string | null) {
      if (address === null) return true;
      const bucket = {key: secret.sign("guess-unknown", address), limit: UNKNOWN_ADDRESSES};
      if (await tryTakeToken(db, bucket, now())) return !(await isBlind(address));
      await db
        .insert(rate_bucket)
        .values({key: blindKey(address), tokens: 0, at: now()})
        .onConflictDoUpdate({target: rate_bucket.key, set: {at: now()}});
      return false;
    },
  };
}

async function tryTakeToken(db: Db, {key, limit}: Bucket, now: Date) {
  try {
    await requireToken(db, key, limit, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

async function returnTokens(db: Db, buckets: readonly Bucket[]) {
  for (const {key, limit} of buckets) {
    await db
      .update(rate_bucket)
      .set({tokens: sql`least(${limit.burst}::float8, ${rate_bucket.tokens} + 1)`})
      .where(eq(rate_bucket.key, key));
  }
}
