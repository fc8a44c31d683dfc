import {and, asc, desc, eq, gt, inArray, isNull, ne, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account, session} from "../account/tables.ts";

export type SessionRow = typeof session.$inferSelect;
export type NewSession = typeof session.$inferInsert;
export type EndReason =
  | "signed_out"
  | "ended"
  | "reuse"
  | "limit"
  | "password"
  | "email"
  | "locked"
  | "deleted";

/**
 * Account states in which sessions remain valid: after requesting deletion a user may still export their data, or
 * withdraw the request.
 */
const USABLE = ["active", "deleting"] as const;

export function createSessionRepository(db: Db) {
  const isLive = (now: Date) =>
    and(isNull(session.revoked_at), gt(session.expires_at, now), gt(session.idle_expires_at, now));

  async function end(which: ReturnType<typeof and>, reason: EndReason, now: Date) {
    const rows = await db
      .update(session)
      .set({revoked_at: now, revoke_reason: reason})
      .where(and(isNull(session.revoked_at), which))
      .returning({id: session.id});
    return rows.length;
  }

  return {
    async add(row: NewSession) {
      await db.insert(session).values(row);
    },

    /** From here on the session is one in which the second factor was shown. */
    async noteFactor(id: string) {
      await db
        .update(session)
        .set({amr: sql`array_append(${session.amr}, 'otp')`})
        .where(and(eq(session.id, id), sql`not ('otp' = any(${session.amr}))`));
    },

    async get(id: string): Promise<SessionRow | null> {
      const [row] = await db.select().from(session).where(eq(session.id, id));
      return row ?? null;
    },

    /**
     * Moves a live session of a usable account on by one generation, or returns null. One statement, so of many who
     * present the same token exactly one gets the row.
     */
    async rotate(
      {id, generation}: Pick<SessionRow, "id" | "generation">,
      now: Date,
    ): Promise<SessionRow | null> {
      const isUsable = sql`exists (select 1 from ${account} where ${account.id} = ${session.user_id}
        and ${inArray(account.state, USABLE)} and ${account.token_version} = ${session.token_version})`;
      const [row] = await db
        .update(session)
        .set({
          generation: sql`${session.generation} + 1`,
          rotated_at: now,
          idle_expires_at: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${session.idle_seconds})`,
        })
        .where(and(eq(session.id, id), eq(session.generation, generation), isLive(now), isUsable))
        .returning();
      return row ?? null;
    },

    /** Whether the session could still be refreshed, regardless of the token that is presented. */
    async isUsable(id: string, now: Date) {
      const rows = await db
        .select({id: session.id})
        .from(session)
        .innerJoin(account, eq(account.id, session.user_id))
        .where(
          and(
            eq(session.id, id),
            isLive(now),
            inArray(account.state, USABLE),
            eq(account.token_version, session.token_version),
          ),
        );
      return rows.length > 0;
    },

    end: (id: string, reason: EndReason, now: Date) => end(eq(session.id, id), reason, now),
    endOne: (user: string, id: string, now: Date) =>
      end(and(eq(session.user_id, user), eq(session.id, id)), "ended", now),
    endOthers: (user: string, keep: string, reason: EndReason, now: Date) =>
      end(and(eq(session.user_id, user), ne(session.id, keep)), reason, now),

    /** Ends every session, and every access token with them. */
    async endAll(user: string, reason: EndReason, now: Date) {
      await db
        .update(account)
        .set({token_version: sql`${account.token_version} + 1`})
        .where(eq(account.id, user));
      return end(eq(session.user_id, user), reason, now);
    },

    /** Makes room: of all live sessions only the `keep` newest stay. */
    async endBeyond(user: string, keep: number, now: Date) {
      const beyond = db
        .select({id: session.id})
        .from(session)
        .where(and(eq(session.user_id, user), isLive(now)))
        .orderBy(desc(session.rotated_at), asc(session.id))
        .offset(keep);
      await end(inArray(session.id, beyond), "limit", now);
    },

    listLive: (user: string, now: Date): Promise<SessionRow[]> =>
      db
        .select()
        .from(session)
        .where(and(eq(session.user_id, user), isLive(now)))
        .orderBy(desc(session.rotated_at), asc(session.id)),

    /** Whether this installation has signed in to the account before, and whether any has. */
    async getFamiliarity(user: string, client_id: string) {
      const [row] = await db
        .select({
          any: sql<boolean>`count(*) > 0`,
          client: sql<boolean>`count(*) filter (where ${session.client_id} = ${client_id}) > 0`,
        })
        .from(session)
        .where(eq(session.user_id, user));
      return {hasSignedIn: row?.any ?? false, isKnownClient: row?.client ?? false};
    },

    async renewAuthTime(id: string, auth_time: Date) {
      await db.update(session).set({auth_time}).where(eq(session.id, id));
    },
  };
}
