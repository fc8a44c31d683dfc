import {lt} from "drizzle-orm";
import {daysBefore} from "../../../core/days-before.ts";
import type {Db} from "../../../core/db/db.ts";
import {recalculation} from "./tables.ts";

const RETENTION_DAYS = 90;

/** Forgets those that were done long ago; the audit has them. */
export async function cleanUpRecalculations({db, now}: {readonly db: Db; readonly now: () => Date}) {
  await db.delete(recalculation).where(lt(recalculation.finished_at, daysBefore(now(), RETENTION_DAYS)));
}
