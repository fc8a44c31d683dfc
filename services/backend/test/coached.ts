import {and, eq} from "drizzle-orm";
import type {ShareLevel} from "../src/contract/share-values.ts";
import type {Db} from "../src/core/db/db.ts";
import {newId} from "../src/core/db/new-id.ts";
import {share} from "../src/sharing/tables.ts";
import {addPerson, bearer, signInAs} from "./people.ts";
import {startRunner} from "./runner.ts";

/** A runner, and a second user with access to the runner's data at this level. */
export async function startCoached(db: Db, level: ShareLevel = "coach") {
  const runner = await startRunner(db);
  const {ann, now} = runner;
  const bob = await addPerson(db, {name: "bob"});
  const bobHeaders = bearer(await signInAs(runner, bob.email));
  const between = (giver: string) => and(eq(share.giver_id, giver), eq(share.receiver_id, bob.id));
  async function shareWith(giver: string, shareLevel: ShareLevel, receiver = bob.id) {
    await db.insert(share).values({
      id: newId("shr"),
      giver_id: giver,
      receiver_id: receiver,
      level: shareLevel,
      status: "accepted",
      invite_key: `name:${receiver}`,
      invite_label: receiver,
      created_at: now(),
    });
  }
  await shareWith(ann.id, level);
  return {
    ...runner,
    bob,
    his: bobHeaders,
    shareWith,
    /** Another level for him, at once. */
    setLevel: (shareLevel: ShareLevel) => db.update(share).set({level: shareLevel}).where(between(ann.id)),
    revoke: () => db.update(share).set({status: "ended", ended_at: now()}).where(between(ann.id)),
    asBob: (method: string, path: string, body?: object) => runner.ask(method, path, body, bobHeaders),
    /** Both anew, once their bearers are too old. */
    signBothIn: async () => {
      await runner.signIn();
      Object.assign(bobHeaders, bearer(await signInAs(runner, bob.email)));
    },
  };
}
