import {canonicalJson, sha256} from "@gradus/schemas/fingerprint";
import {asc, desc, gt, sql} from "drizzle-orm";
import type {Db} from "../db/db.ts";
import {CHAIN_START, type Chain, findBreak} from "../db/hash-chain.ts";
import {audit} from "./tables.ts";

// Any fixed number: every writer must use the same one.
const AUDIT_LOCK = 4_715_210;
const PAGE = 1_000;

const AUDIT_CHAIN: Chain<AuditRow> = {
  positionOf: ({seq, prev_hash, hash}) => ({seq, previous: prev_hash, link: hash}),
  async faultOf({hash, ...row}) {
    return (await hashOf(row)) === hash ? null : `Entry ${row.seq} was changed`;
  },
};

type AuditRow = typeof audit.$inferSelect;
type Facts = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  readonly actor_id: string;
  readonly actor_role: string;
  readonly act_for?: string | null;
  /** What was done, as `area.verb`. */
  readonly action: `${string}.${string}`;
  /** What it was done to, by its id. */
  readonly target: string;
  /** Why, in the words of staff. */
  readonly reason?: string | null;
  /** From `changesOf`: values of people do not belong here. */
  readonly before?: Facts | null;
  readonly after?: Facts | null;
  readonly request_id: string | null;
  readonly ip_hash: string | null;
}

export function createAudit({db, now}: {readonly db: Db; readonly now: () => Date}) {
  return {
    /** The last statement of the transaction that does what is recorded: from here on no other can append. */
    async append(tx: Db, entry: AuditEntry) {
      await tx.execute(sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`);
      // A statement of its own: one that began before the lock was granted would not see the newest entry.
      const [last] = await tx.select().from(audit).orderBy(desc(audit.seq)).limit(1);
      const row = {
        act_for: null,
        reason: null,
        before: null,
        after: null,
        ...entry,
        seq: (last?.seq ?? 0) + 1,
        at: now(),
        prev_hash: last?.hash ?? CHAIN_START,
      };
      await tx.insert(audit).values({...row, hash: await hashOf(row)});
    },

    /**
     * The newest entry, or null when there is none. A hash of it that is stored elsewhere proves later whether the end
     * of the record was cut off.
     */
    async head(): Promise<{readonly seq: number; readonly hash: string} | null> {
      const [last] = await db.select().from(audit).orderBy(desc(audit.seq)).limit(1);
      return last ? {seq: last.seq, hash: last.hash} : null;
    },

    /** What is wrong with the record, in words; null when every entry is as it was written. */
    verify: () => findAuditBreak(readAll(db)),
  };
}

async function* readAll(db: Db): AsyncGenerator<AuditRow> {
  for (let seq: number | undefined = 0; seq !== undefined; ) {
    const page: AuditRow[] = await db
      .select()
      .from(audit)
      .where(gt(audit.seq, seq))
      .orderBy(asc(audit.seq))
      .limit(PAGE);
    yield* page;
    seq = page.at(-1)?.seq;
  }
}

/** Ties an entry to its place and its content: any change of it, or of one before it, gives another hash. */
function hashOf({prev_hash, ...row}: Omit<AuditRow, "hash">) {
  return sha256(`${prev_hash}\n${canonicalJson(row, [])}`);
}

/** What is wrong with the record, in words; null when every entry is as it was written. */
function findAuditBreak(rows: AsyncIterable<AuditRow>): Promise<string | null> {
  return findBreak(rows, AUDIT_CHAIN);
}
