import {type Histogram, sumHistograms} from "@gradus/training/zones/histogram";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import type {RangeDistributions, RangeDistributionsQuery} from "../../../contract/run-statistics.ts";
import type {Db} from "../../../core/db/db.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import {DISTRIBUTION_COLUMNS, histogramsOf} from "../../runs/activities/distributions.ts";
import {openRun} from "../../runs/activities/open-run.ts";
import {createRunRepository} from "../../runs/activities/run-repository.ts";
import {seesRunner, toZones, type Viewer} from "../../runs/activities/to-activity.ts";
import {familyOn} from "../critical-power/family-on.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {requestedDays} from "../history/requested-days.ts";
import {tenth} from "../history/rounded.ts";
import {createRunHistory} from "../history/run-history.ts";
import {listZonedRuns, type ZonedRun} from "./zoned-runs.ts";

/** As many as an athlete runs in two months; each is opened and read second by second. */
const MOST_RUNS = 60;

export interface DistributionDeps extends Pick<AnalysisDeps, "now"> {
  readonly db: Db;
  readonly objects: ObjectStore;
}

export async function getRangeDistributions(
  deps: DistributionDeps,
  user_id: string,
  viewer: Viewer,
  query: RangeDistributionsQuery,
): Promise<RangeDistributions> {
  const {db, now} = deps;
  const athlete = await requireAthlete(db, user_id, now());
  const days = requestedDays(query, athlete);
  const runs = await listZonedRuns(db, user_id, days);
  const family = familyOn(await createRunHistory(db).listPowered(user_id), days.to);
  return {
    ...days,
    family,
    count: runs.length,
    seconds_in_zones: [0, 1, 2, 3, 4].map((zone) => sum(runs, (run) => run.seconds_in_zones[zone] ?? 0)),
    below_seconds: sum(runs, (run) => run.below_seconds),
    ...(seesRunner(viewer) ? powersOf(runs, family) : {zones: [], critical_power: null}),
    histograms: runs.length > MOST_RUNS ? null : await sumRuns(deps, user_id, runs, family),
    most_runs: MOST_RUNS,
  };
}

const sum = (runs: readonly ZonedRun[], of: (run: ZonedRun) => number) =>
  runs.reduce((all, run) => all + of(run), 0);

/** Zones as they are now, and how far they moved within the range. */
function powersOf(runs: readonly ZonedRun[], family: PowerFamily | null) {
  const known = runs.flatMap(({cp_used, power_family}) =>
    cp_used !== null && power_family === family ? [cp_used] : [],
  );
  const newest = known.at(-1) ?? null;
  if (newest === null) return {zones: [], critical_power: null};
  return {
    zones: toZones(newest),
    critical_power: {lowest: tenth(Math.min(...known)), highest: tenth(Math.max(...known))},
  };
}

type Kind = keyof ReturnType<typeof histogramsOf>;

/** Reads one run after the other: a year of them at once would take much memory. */
async function sumRuns(
  deps: DistributionDeps,
  user_id: string,
  runs: readonly ZonedRun[],
  family: PowerFamily | null,
): Promise<RangeDistributions["histograms"]> {
  const repository = createRunRepository(deps.db);
  const all: Record<Kind, Histogram[]> = {power: [], heart_rate: [], cadence: [], grade: []};
  for (const {id} of runs) {
    const row = await repository.get(user_id, id);
    if (!row) continue;
    const {series} = await openRun(deps, row, {columns: DISTRIBUTION_COLUMNS});
    const own = histogramsOf(series);
    if (own.power && row.power_family === family) all.power.push(own.power);
    for (const kind of ["heart_rate", "cadence", "grade"] as const) if (own[kind]) all[kind].push(own[kind]);
  }
  return {
    power: described(all.power),
    heart_rate: described(all.heart_rate),
    cadence: described(all.cadence),
    grade: described(all.grade),
  };
}

function described(all: readonly Histogram[]) {
  const summed = sumHistograms(all);
  return summed && {...summed, seconds: [...summed.seconds]};
}
