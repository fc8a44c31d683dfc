import {DEMO_PEOPLE, demoEmail, demoId} from "../accounts/demo/demo-people.ts";
import type {Db} from "../core/db/db.ts";
import {emailKey} from "./share-conditions.ts";
import {share} from "./tables.ts";

/** The demo runner trains with the demo coach. Once, whatever becomes of it. Call it for local demo people only. */
export async function seedDemoShare(db: Db, now: () => Date) {
  const runner = DEMO_PEOPLE.find(({name}) => name === "runner");
  const coach = DEMO_PEOPLE.find(({name}) => name === "coach");
  if (!runner || !coach) return;
  const email = demoEmail(coach);
  await db
    .insert(share)
    .values({
      id: `shr_${"demo".padStart(26, "0")}`,
      giver_id: demoId(runner),
      receiver_id: demoId(coach),
      invite_key: emailKey(email),
      invite_label: email,
      level: "coach",
      status: "accepted",
      created_at: now(),
    })
    .onConflictDoNothing();
}
