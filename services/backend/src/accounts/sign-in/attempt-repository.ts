import type {Secret} from "../../core/crypto/secret.ts";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {sign_in_attempt} from "../account/tables.ts";
import type {Client} from "../sessions/client.ts";

export type Outcome = (typeof sign_in_attempt.$inferInsert)["outcome"];

export interface Attempt {
  readonly email_norm: string;
  readonly user_id: string | null;
  readonly client: Client;
  readonly outcome: Outcome;
  readonly at: Date;
}

/** Notes a try. Addresses become digests, and those of networks are worth nothing after the month. */
export async function recordAttempt(db: Db, secret: Secret, {email_norm, client, at, ...attempt}: Attempt) {
  await db.insert(sign_in_attempt).values({
    ...attempt,
    id: newId("sia"),
    email_hash: secret.sign("attempt-email", email_norm),
    ip_hash: secret.sign(`attempt-ip-${at.toISOString().slice(0, 7)}`, client.address ?? "local"),
    client_id: client.id,
    ua_family: client.browser,
    at,
  });
}
