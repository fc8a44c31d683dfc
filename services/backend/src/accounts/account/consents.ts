import {desc, eq} from "drizzle-orm";
import type {z} from "zod";
import type {CONSENT_KINDS, consent as consentSchema} from "../../contract/accounts.ts";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {consent} from "./tables.ts";

type ConsentKind = (typeof CONSENT_KINDS)[number] | `partner:${string}`;

export interface NewConsent {
  readonly user_id: string;
  readonly kind: ConsentKind;
  readonly granted: boolean;
  readonly version?: string | undefined;
  readonly region: string;
  readonly locale: string;
  /** Where it was made: `signup`, `account`, `platform`. */
  readonly source: string;
  readonly at: Date;
}

/** Changes no earlier choice: a withdrawal is a row of its own. */
export async function addConsent(tx: Db, {version, ...choice}: NewConsent) {
  const id = newId("cns");
  await tx.insert(consent).values({...choice, id, version: version ?? null});
  return id;
}

export async function listConsents(db: Db, user: string): Promise<z.infer<typeof consentSchema>[]> {
  const rows = await db
    .select()
    .from(consent)
    .where(eq(consent.user_id, user))
    .orderBy(desc(consent.at), desc(consent.id));
  return rows.map(({id, kind, granted, version, at}) => ({id, kind, granted, version, at: at.toISOString()}));
}
