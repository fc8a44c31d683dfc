import {and, eq} from "drizzle-orm";
import {PROVIDERS} from "../../contract/social.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {identity} from "../account/tables.ts";
import {DEMO_PEOPLE, demoId} from "../demo/demo-people.ts";
import type {SocialClients} from "./provider/social-clients.ts";

/**
 * Links the "linked" person of the identity emulator, wherever it listens today. Call it for local demo people only.
 */
export async function linkDemoRunner(db: Db, clients: SocialClients, now: () => Date) {
  const [runner] = DEMO_PEOPLE;
  if (runner === undefined) return;
  const user_id = demoId(runner);
  for (const provider of PROVIDERS) {
    const issuer = clients[provider]?.issuer;
    if (issuer === undefined) continue;
    const subject = `${provider}-runner`;
    await withTransaction(db, async (tx) => {
      await tx.delete(identity).where(and(eq(identity.user_id, user_id), eq(identity.subject, subject)));
      const row = {issuer, subject, user_id, provider, linked_at: now()};
      await tx.insert(identity).values(row).onConflictDoNothing();
    });
  }
}
