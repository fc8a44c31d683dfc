import {envelopeOf, mergeEnvelopes} from "@gradus/training/curve/envelope";
import {COMMON_GRID} from "@gradus/training/mean-max/duration-grid";
import {addDays} from "@gradus/training/numbers/days";
import type {FirstEfforts} from "../../../contract/power-curve.ts";
import type {Db} from "../../../core/db/db.ts";
import type {RunRow} from "../../runs/activities/run-repository.ts";
import {tenth} from "../history/rounded.ts";
import {createRunHistory} from "../history/run-history.ts";
import {readRange} from "./read-range.ts";

/** Seconds that runners name. */
const DURATIONS: ReadonlySet<number> = new Set([10, 30, 60, 300, 600, 1200, 1800, 3600]);

/**
 * What a run did better than every run before it with watts of its family. The hour it was run counts, not when its
 * file came; the first run of all has nothing to be better than.
 */
export async function firstEfforts(db: Db, run: RunRow): Promise<FirstEfforts> {
  const {user_id, power_family: family, local_day: day} = run;
  const history = createRunHistory(db);
  const known = (await history.listFamilies(user_id)).find((one) => one.family === family);
  if (!known) return {items: []};
  const sameDay = await history.listCurves(user_id, [{from: day, to: day}], {
    family: known.family,
    withStarts: true,
  });
  const index = sameDay.findIndex(({activity}) => activity.id === run.id);
  const own = sameDay[index];
  // Deleted or excluded: it counts nowhere.
  if (!own) return {items: []};
  const days = {from: known.from, to: addDays(day, -1)};
  const earlier = await readRange(db, {user_id, family: known.family, days, known, stress: null});
  const {power: before} = mergeEnvelopes([earlier.envelope, envelopeOf(sameDay.slice(0, index))]);
  const items = COMMON_GRID.flatMap((duration, point) => {
    const best = before[point];
    const watts = own.power[point];
    if (!DURATIONS.has(duration) || best === undefined || watts === undefined || watts <= best) return [];
    return [{duration, power: tenth(watts), start: own.start[point] ?? 0, before: tenth(best)}];
  });
  return {items};
}
