import {sql} from "drizzle-orm";
import type {Db} from "../core/db/db.ts";
import type {Email} from "../core/mail/parse-email.ts";
import {type ApplicationData, coach_application} from "./tables.ts";

export interface NewApplication {
  readonly id: string;
  readonly email: Email;
  readonly data: ApplicationData;
  readonly now: Date;
}

export function createApplicationRepository(db: Db) {
  return {
    /** False, and nothing is written, while this person waits for an answer already. */
    async add({id, email, data, now}: NewApplication) {
      const rows = await db
        .insert(coach_application)
        .values({
          id,
          email: email.address,
          email_norm: email.norm,
          data,
          state: "received",
          created_at: now,
        })
        .onConflictDoNothing({
          target: coach_application.email_norm,
          where: sql`${coach_application.state} = 'received'`,
        })
        .returning({id: coach_application.id});
      return rows.length > 0;
    },
  };
}
