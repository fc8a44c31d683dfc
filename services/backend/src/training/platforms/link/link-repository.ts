import {and, eq, isNull, lt, or, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import type {PlatformFault} from "../partner/partner-failure.ts";
import {platform_link} from "../tables.ts";
import type {LinkKey} from "./link-tokens.ts";

export type LinkRow = typeof platform_link.$inferSelect;

export interface NewLink extends LinkKey {
  readonly external_id: string;
  readonly scopes: string[];
  readonly tokens_enc: string;
  readonly token_expires_at: Date;
  readonly connected_at: Date;
}

/** A link with its tokens as the caller has read them. */
export interface SeenTokens extends LinkKey {
  readonly tokens_enc: string;
}

export function createLinkRepository(db: Db) {
  const isLink = ({user_id, platform}: LinkKey) =>
    and(eq(platform_link.user_id, user_id), eq(platform_link.platform, platform));
  const change = async (key: LinkKey, values: Partial<typeof platform_link.$inferInsert>) => {
    await db
      .update(platform_link)
      .set({...values, version: sql`${platform_link.version} + 1`})
      .where(isLink(key));
  };

  const hasTokens = ({tokens_enc, ...key}: SeenTokens) =>
    and(isLink(key), eq(platform_link.tokens_enc, tokens_enc));
  const changeSeen = async (link: SeenTokens, values: Partial<typeof platform_link.$inferInsert>) => {
    const rows = await db
      .update(platform_link)
      .set({...values, version: sql`${platform_link.version} + 1`})
      .where(hasTokens(link))
      .returning({user_id: platform_link.user_id});
    return rows.length > 0;
  };

  return {
    list: (user_id: string): Promise<LinkRow[]> =>
      db.select().from(platform_link).where(eq(platform_link.user_id, user_id)),

    async get(key: LinkKey): Promise<LinkRow | null> {
      const [row] = await db.select().from(platform_link).where(isLink(key));
      return row ?? null;
    },

    /** Holds it until the transaction ends. */
    async lock(key: LinkKey): Promise<LinkRow | null> {
      const [row] = await db.select().from(platform_link).where(isLink(key)).for("update");
      return row ?? null;
    },

    async findByExternalId(platform: string, external_id: string): Promise<LinkRow | null> {
      const [row] = await db
        .select()
        .from(platform_link)
        .where(and(eq(platform_link.platform, platform), eq(platform_link.external_id, external_id)));
      return row ?? null;
    },

    /** Connects, or connects anew; of another person there nothing was read yet. The index refuses what is another's. */
    async save(link: NewLink): Promise<LinkRow> {
      const fresh = {
        ...link,
        state: "connected" as const,
        error_code: null,
        error_at: null,
        renewing_until: null,
      };
      const sameCursor = sql`case when ${platform_link.external_id} = ${link.external_id}
        then ${platform_link.sync_cursor} end`;
      const [row] = await db
        .insert(platform_link)
        .values(fresh)
        .onConflictDoUpdate({
          target: [platform_link.user_id, platform_link.platform],
          set: {...fresh, sync_cursor: sameCursor, version: sql`${platform_link.version} + 1`},
        })
        .returning();
      if (!row) throw new Error("A link was neither written nor refused");
      return row;
    },

    /**
     * Reserves these tokens, so that no other caller uses them up; false when another caller holds them, or there are
     * newer ones.
     */
    async claimTokens(link: SeenTokens, {at, until}: {readonly at: Date; readonly until: Date}) {
      const isFree = or(isNull(platform_link.renewing_until), lt(platform_link.renewing_until, at));
      const rows = await db
        .update(platform_link)
        .set({renewing_until: until})
        .where(and(hasTokens(link), isFree))
        .returning({user_id: platform_link.user_id});
      return rows.length > 0;
    },

    /** Lets others try with the same tokens: nothing came of it. */
    async releaseTokens(link: SeenTokens) {
      await db.update(platform_link).set({renewing_until: null}).where(hasTokens(link));
    },

    /** False when they were replaced in the meantime: the user connected anew. */
    replaceTokens: (link: SeenTokens, tokens: {tokens_enc: string; token_expires_at: Date}) =>
      changeSeen(link, {...tokens, renewing_until: null}),

    /** These tokens are worth nothing any more. False when there are others by now. */
    expire: (link: SeenTokens) =>
      changeSeen(link, {state: "expired", tokens_enc: null, renewing_until: null}),

    markSynced: (key: LinkKey, {at, cursor}: {at: Date; cursor: string | null}) =>
      change(key, {
        state: "connected",
        last_sync_at: at,
        sync_cursor: cursor,
        error_code: null,
        error_at: null,
      }),

    /** How far was read, whether or not that was all. */
    moveCursor: (key: LinkKey, sync_cursor: string | null) => change(key, {sync_cursor}),

    /** The moment is that since when the same has been wrong. */
    async markFailed(key: LinkKey, error_code: PlatformFault, at: Date) {
      const error_at = sql`case when ${platform_link.error_code} = ${error_code}
        then ${platform_link.error_at} else ${at.toISOString()}::timestamptz end`;
      await db
        .update(platform_link)
        .set({state: "error", error_code, error_at, version: sql`${platform_link.version} + 1`})
        // What has expired since stays so.
        .where(and(isLink(key), sql`${platform_link.state} <> 'expired'`));
    },

    /** Removes it; null when there was none. */
    async remove(key: LinkKey): Promise<LinkRow | null> {
      const [row] = await db.delete(platform_link).where(isLink(key)).returning();
      return row ?? null;
    },
  };
}
