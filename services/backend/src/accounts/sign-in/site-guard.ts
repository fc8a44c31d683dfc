import {and, count, eq, gt, ne, sql} from "drizzle-orm";
import type {Logger} from "pino";
import {isSolution} from "../../contract/proof-of-work.ts";
import type {Secret} from "../../core/crypto/secret.ts";
import {newNonce} from "../../core/crypto/token.ts";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {rate_bucket} from "../../core/rate-limit/tables.ts";
import {sign_in_attempt} from "../account/tables.ts";

const WINDOW_MS = 2 * 60 * 1000;
/** Five a second for two minutes, of which more than so large a share fail. */
const TRIES = 5 * 120;
const FAILING_SHARE = 0.6;
/** How long it stays on after the last sign of it. */
const HOLD_MS = 10 * 60 * 1000;
const SOLVED_WITHIN_MS = 5 * 60 * 1000;
/** A second or two of a browser's work. */
const BITS = 15;

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
  readonly logger: Logger;
}

/**
 * Against lists of stolen passwords, tried from many addresses at many accounts, which no limit per address or per
 * account would count: while most of many sign-ins fail, an unknown client must solve a proof of work for each attempt.
 */
export function createSiteGuard({db, now, secret, logger}: Deps) {
  const key = secret.sign("sign-in-guard", "site");
  const sign = (expires: string, nonce: string, email: string) =>
    secret.sign("sign-in-proof", `${expires}.${nonce}.${email}`);

  async function isUnderAttack() {
    const isFailure = ne(sign_in_attempt.outcome, "ok");
    const [attemptRow] = await db
      .select({tries: count(), failures: sql<number>`count(*) filter (where ${isFailure})`.mapWith(Number)})
      .from(sign_in_attempt)
      .where(gt(sign_in_attempt.at, new Date(now().getTime() - WINDOW_MS)));
    const {tries = 0, failures = 0} = attemptRow ?? {};
    return tries >= TRIES && failures > tries * FAILING_SHARE;
  }

  async function isHeld() {
    const since = new Date(now().getTime() - HOLD_MS);
    const rows = await db
      .select({at: rate_bucket.at})
      .from(rate_bucket)
      .where(and(eq(rate_bucket.key, key), gt(rate_bucket.at, since)));
    return rows.length > 0;
  }

  async function isOn() {
    const wasOn = await isHeld();
    if (!(await isUnderAttack())) return wasOn;
    await db
      .insert(rate_bucket)
      .values({key, tokens: 0, at: now()})
      .onConflictDoUpdate({target: rate_bucket.key, set: {at: now()}});
    if (!wasOn) logger.error("most of many sign-ins fail: whoever is unknown here has to work for each try");
    return true;
  }

  /** Whether a proof is one we set for this address, solved in time and not shown before. */
  async function isProven(email: string, proof: string) {
    const [expires = "", nonce = "", signature = "", number = ""] = proof.split(".");
    if (signature !== sign(expires, nonce, email) || Number(expires) <= now().getTime()) return false;
    if (!(await isSolution(`${expires}.${nonce}.${signature}`, Number(number), BITS))) return false;
    const first = await db
      .insert(rate_bucket)
      .values({key: secret.sign("sign-in-proof-shown", nonce), tokens: 0, at: now()})
      .onConflictDoNothing()
      .returning({key: rate_bucket.key});
    return first.length > 0;
  }

  return {
    /** Null when the try may go on; else the refusal, with what to solve. */
    async refusalFor(email: string, proof: string | undefined): Promise<AppError | null> {
      if (!(await isOn())) return null;
      if (proof !== undefined && (await isProven(email, proof))) return null;
      const expires = String(now().getTime() + SOLVED_WITHIN_MS);
      const nonce = newNonce();
      const challenge = `${expires}.${nonce}.${sign(expires, nonce, email)}`;
      return new AppError("proof_required", "Many sign-ins fail: solve this first", {
        params: {challenge, bits: BITS},
      });
    },
  };
}
