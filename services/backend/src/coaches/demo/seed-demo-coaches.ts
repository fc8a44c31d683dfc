import {eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {isOnThisMachine} from "../../core/http/this-machine.ts";
import type {Env} from "../../server/env.ts";
import {coach} from "../tables.ts";
import {createDemoCoaches} from "./demo-coaches.ts";

/** Enough to make every filter meaningful and the list longer than a page. */
const STANDARD = 60;

type Place = Partial<Pick<Env, "DATABASE_URL">> & Pick<Env, "NODE_ENV">;

/** Adds invented coaches, the same ones every time; those that are there stay as they are. */
export async function seedDemoCoaches(db: Db, place: Place, count = STANDARD) {
  requireLocal(place);
  await db.insert(coach).values(createDemoCoaches(count)).onConflictDoNothing();
}

function requireLocal({NODE_ENV, DATABASE_URL}: Place) {
  if (NODE_ENV === "production") throw new Error("Invented coaches are never made in production");
  if (isOnThisMachine(DATABASE_URL)) return;
  throw new Error("Invented coaches are made in a database on this machine only. Set DEMO=0");
}

/** Nobody should write to a coach who does not exist. */
export async function refuseDemoCoaches(db: Db) {
  const [found] = await db.select({id: coach.id}).from(coach).where(eq(coach.is_demo, true)).limit(1);
  if (found) throw new Error("This database has invented coaches, whom nobody can reach");
}
