import {and, count, eq, isNotNull, isNull, lt} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {otp_secret, recovery_code} from "./tables.ts";

export type OtpRow = typeof otp_secret.$inferSelect;

export function createSecondFactorRepository(db: Db) {
  const isTheirs = (user: string) => eq(otp_secret.user_id, user);

  return {
    async get(user: string): Promise<OtpRow | null> {
      const [row] = await db.select().from(otp_secret).where(isTheirs(user));
      return row ?? null;
    },

    /** False when one is in use: that has to be removed first. A begun enrolment is replaced. */
    async begin(user_id: string, secret_enc: string, created_at: Date): Promise<boolean> {
      const rows = await db
        .insert(otp_secret)
        .values({user_id, secret_enc, created_at})
        .onConflictDoUpdate({
          target: otp_secret.user_id,
          set: {secret_enc, created_at, last_step: 0},
          setWhere: isNull(otp_secret.confirmed_at),
        })
        .returning({user_id: otp_secret.user_id});
      return rows.length > 0;
    },

    /** Uses a half minute up, or returns false: of two who present its code, one gets in. */
    async useStep(user: string, step: number): Promise<boolean> {
      const rows = await db
        .update(otp_secret)
        .set({last_step: step})
        .where(and(isTheirs(user), lt(otp_secret.last_step, step)))
        .returning({user_id: otp_secret.user_id});
      return rows.length > 0;
    },

    async confirm(user: string, at: Date): Promise<boolean> {
      const rows = await db
        .update(otp_secret)
        .set({confirmed_at: at})
        .where(and(isTheirs(user), isNull(otp_secret.confirmed_at)))
        .returning({user_id: otp_secret.user_id});
      return rows.length > 0;
    },

    async isConfirmed(user: string): Promise<boolean> {
      const rows = await db
        .select({user_id: otp_secret.user_id})
        .from(otp_secret)
        .where(and(isTheirs(user), isNotNull(otp_secret.confirmed_at)));
      return rows.length > 0;
    },

    async replaceRecoveryCodes(user_id: string, hashes: readonly string[]) {
      await db.delete(recovery_code).where(eq(recovery_code.user_id, user_id));
      await db.insert(recovery_code).values(hashes.map((hash) => ({user_id, hash})));
    },

    async useRecoveryCode(user: string, hash: string, used_at: Date): Promise<boolean> {
      const rows = await db
        .update(recovery_code)
        .set({used_at})
        .where(
          and(eq(recovery_code.user_id, user), eq(recovery_code.hash, hash), isNull(recovery_code.used_at)),
        )
        .returning({hash: recovery_code.hash});
      return rows.length > 0;
    },

    async countRecoveryCodes(user: string): Promise<number> {
      const [left] = await db
        .select({count: count()})
        .from(recovery_code)
        .where(and(eq(recovery_code.user_id, user), isNull(recovery_code.used_at)));
      return left?.count ?? 0;
    },

    async remove(user: string) {
      await db.delete(recovery_code).where(eq(recovery_code.user_id, user));
      await db.delete(otp_secret).where(isTheirs(user));
    },
  };
}
