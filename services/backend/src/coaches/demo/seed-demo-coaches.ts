import {eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {type DatabaseTarget, requireLocal} from "../../core/demo/require-local.ts";
import {coach} from "../tables.ts";
import {createDemoCoaches} from "./demo-coaches.ts";

/** Enough to make every filter meaningful and the list longer than a page. */
const STANDARD = 60;

/** The same ones every time; those that are there stay as they are. */
export async function seedDemoCoaches(db: Db, target: DatabaseTarget, count = STANDARD) {
  requireLocal(target, "Invented coaches");
  await db.insert(coach).values(createDemoCoaches(count)).onConflictDoNothing();
}

/** Throws when the database has demo coaches: no user should write to a coach who does not exist. */
export async function refuseDemoCoaches(db: Db) {
  const [found] = await db.select({id: coach.id}).from(coach).where(eq(coach.is_demo, true)).limit(1);
  if (found) throw new Error("This database has invented coaches, whom nobody can reach");
}
