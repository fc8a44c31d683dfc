import {sha256} from "@gradus/schemas/fingerprint";
import {and, asc, desc, eq, lte, sql} from "drizzle-orm";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {CHAIN_START} from "../../core/db/hash-chain.ts";
import {findNotaryBreak, linkOf, type NotaryEntry} from "./notary-chain.ts";
import {notary_entry} from "./tables.ts";

export type NewEntry = Pick<NotaryEntry, "kind" | "subject" | "canonical">;
export type Notary = ReturnType<typeof createNotary>;

/** The append-only record of legal texts, what became of them and who had a part in it. */
export function createNotary({db, now}: {readonly db: Db; readonly now: () => Date}) {
  return {
    /** Adds all or none. A text or version that is recorded already is left as it is. */
    append: (entries: readonly NewEntry[]) =>
      withTransaction(db, async (tx) => {
        // One writer at a time: each entry names the one before.
        await tx.execute(sql`lock table ${notary_entry} in exclusive mode`);
        for (const entry of entries) await appendOne(tx, entry, now());
      }),

    async find(kind: "text" | "version", subject: string): Promise<NotaryEntry | null> {
      const [entry] = await db.select().from(notary_entry).where(isFor(kind, subject));
      return entry ?? null;
    },

    /** The steps of a version so far, oldest first. */
    listEvents: (version: string): Promise<NotaryEntry[]> =>
      db.select().from(notary_entry).where(isFor("event", version)).orderBy(asc(notary_entry.seq)),

    /** Every sealed version, in the order they were recorded. */
    listVersions: (): Promise<NotaryEntry[]> =>
      db.select().from(notary_entry).where(eq(notary_entry.kind, "version")).orderBy(asc(notary_entry.seq)),

    /** The chain up to an entry; without one, all of it. */
    list: (upTo = Number.MAX_SAFE_INTEGER): Promise<NotaryEntry[]> =>
      db.select().from(notary_entry).where(lte(notary_entry.seq, upTo)).orderBy(asc(notary_entry.seq)),

    /** What is wrong with the record, in words; null when every entry is as it was written. */
    verify: async () => findNotaryBreak(await db.select().from(notary_entry).orderBy(asc(notary_entry.seq))),
  };
}

async function appendOne(tx: Db, entry: NewEntry, at: Date) {
  if (entry.kind !== "event") {
    const [known] = await tx.select().from(notary_entry).where(isFor(entry.kind, entry.subject));
    if (known) return;
  }
  const [last] = await tx.select().from(notary_entry).orderBy(desc(notary_entry.seq)).limit(1);
  const placed = {
    ...entry,
    seq: (last?.seq ?? 0) + 1,
    hash: await sha256(entry.canonical),
    previous_link: last?.link ?? CHAIN_START,
    at,
  };
  await tx.insert(notary_entry).values({...placed, link: await linkOf(placed)});
}

function isFor(kind: NotaryEntry["kind"], subject: string) {
  return and(eq(notary_entry.kind, kind), eq(notary_entry.subject, subject));
}
