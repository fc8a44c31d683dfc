import {and, eq, isNull, type Placeholder, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account, identity, permission_group, permission_member, profile} from "./tables.ts";

export type AccountRow = typeof account.$inferSelect;
export type ProfileRow = typeof profile.$inferSelect;
export type NewAccount = typeof account.$inferInsert;
export type NewProfile = typeof profile.$inferInsert;

export interface Person extends AccountRow {
  readonly first_name: string;
  readonly roles: readonly string[];
}

export function rolesOf(now: Moment) {
  return sql<string[]>`coalesce((
    select array_agg(${permission_group.name} order by ${permission_group.name})
    from ${permission_member} join ${permission_group} on ${permission_group.id} = ${permission_member.group_id}
    where ${permission_member.user_id} = ${account.id} and ${isMember(now)}), '{}')`;
}

export function permissionsOf(now: Moment) {
  return sql<string[]>`coalesce((
    select array_agg(distinct permission)
    from ${permission_member} join ${permission_group} on ${permission_group.id} = ${permission_member.group_id},
      unnest(${permission_group.permissions}) permission
    where ${permission_member.user_id} = ${account.id} and ${isMember(now)}), '{}')`;
}

/** A moment, or the placeholder for one in a prepared statement. */
type Moment = Date | Placeholder;

function isMember(now: Moment) {
  const at = now instanceof Date ? now.toISOString() : now;
  return sql`(${permission_member.expires_at} is null or ${permission_member.expires_at} > ${at}::timestamptz)`;
}

export function createAccountRepository(db: Db) {
  async function find(which: ReturnType<typeof eq>, now: Date): Promise<Person | null> {
    const [row] = await db
      .select({account, first_name: profile.first_name, roles: rolesOf(now)})
      .from(account)
      .innerJoin(profile, eq(profile.user_id, account.id))
      .where(and(which, isNull(account.deleted_at)));
    return row ? {...row.account, first_name: row.first_name, roles: row.roles} : null;
  }

  return {
    get: (id: string, now: Date) => find(eq(account.id, id), now),
    findByEmail: (email_norm: string, now: Date) => find(eq(account.email_norm, email_norm), now),
    findByName: (user_name_norm: string, now: Date) => find(eq(account.user_name_norm, user_name_norm), now),

    async isNameTaken(user_name_norm: string) {
      const rows = await db
        .select({id: account.id})
        .from(account)
        .where(and(eq(account.user_name_norm, user_name_norm), isNull(account.deleted_at)));
      return rows.length > 0;
    },

    async add(row: NewAccount, details: NewProfile) {
      await db.insert(account).values(row);
      await db.insert(profile).values(details);
    },

    async getProfile(id: string): Promise<ProfileRow | null> {
      const [row] = await db.select().from(profile).where(eq(profile.user_id, id));
      return row ?? null;
    },

    async listProviders(id: string) {
      const rows = await db
        .select({provider: identity.provider})
        .from(identity)
        .where(eq(identity.user_id, id))
        .orderBy(identity.provider);
      return rows.map(({provider}) => provider);
    },

    /** Whether what a sign-in was checked against still holds. Held until the end of the transaction. */
    async isUnchanged({id, token_version, password_set_at}: AccountRow) {
      const rows = await db
        .select({id: account.id})
        .from(account)
        .where(
          and(
            eq(account.id, id),
            eq(account.token_version, token_version),
            password_set_at ? eq(account.password_set_at, password_set_at) : isNull(account.password_set_at),
          ),
        )
        .for("update");
      return rows.length > 0;
    },

    async markSeen(id: string, now: Date) {
      await db.update(account).set({last_seen_at: now}).where(eq(account.id, id));
    },

    /** Clears everything personal from the row; columns that cannot be null become empty. */
    async empty(id: string, now: Date) {
      const nobody = {user_name: "", user_name_norm: "", email: "", email_norm: "", email_pending: null};
      const nothing = {
        email_verified_at: null,
        password_hash: null,
        password_set_at: null,
        last_seen_at: null,
      };
      await db
        .update(account)
        .set({...nobody, ...nothing, sign_up_key: null, state: "deleted", updated_at: now, deleted_at: now})
        .where(eq(account.id, id));
    },

    async setPassword(id: string, password_hash: string, now: Date) {
      await db
        .update(account)
        .set({password_hash, password_set_at: now, must_change: false, updated_at: now})
        .where(eq(account.id, id));
    },

    /** Stores the same password under newer parameters, unless it was changed meanwhile. */
    async rehash(id: string, former: string, password_hash: string) {
      await db
        .update(account)
        .set({password_hash})
        .where(and(eq(account.id, id), eq(account.password_hash, former)));
    },
  };
}
