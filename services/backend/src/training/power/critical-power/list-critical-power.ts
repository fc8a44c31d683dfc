import type {Db} from "../../../core/db/db.ts";
import {createCpHistory} from "./cp-history.ts";
import type {DatedWatts} from "./same-family.ts";

/** The oldest first. */
export async function listCriticalPower(db: Db, user_id: string): Promise<DatedWatts[]> {
  const rows = await createCpHistory(db).list(user_id);
  return rows.map(({day, critical_power, family}) => ({date: day, value: critical_power, family}));
}
