import {datedPlan, demoPowerHistory} from "@gradus/training/demo/demo-year";
import {and, eq} from "drizzle-orm";
import {DEMO_PEOPLE, demoId} from "../../accounts/demo/demo-people.ts";
import {pairsOfRuns} from "../plans/pairs/pairs-of-runs.ts";
import {cp_history} from "../power/critical-power/tables.ts";
import type {DemoFile} from "../recordings/reading/make-demo-run.ts";
import type {ReadingDeps} from "../recordings/reading/reading-deps.ts";
import {receiveFile} from "../recordings/reading/receive-file.ts";
import {hasUpload} from "../recordings/uploads/store-upload.ts";
import {editRun} from "../runs/activities/edit-run.ts";
import {receiveFootData} from "../runs/feet/receive-foot-data.ts";
import {planDemoSeason} from "./plan-demo-season.ts";

export const DEMO_ZONE = "Europe/Berlin";

export const demoSourceId = (index: number) => `demo-${index}`;

/** Sends in the year, one file after the other, as its runner would have. What is there stays; broken off, it goes on. */
export async function runDemoYear(deps: ReadingDeps, today: string, signal: AbortSignal) {
  const [runner] = DEMO_PEOPLE;
  if (!runner) return;
  const user_id = demoId(runner);
  await addPowerHistory(deps, user_id, today);
  for (const index of datedPlan(today).keys()) {
    signal.throwIfAborted();
    if (!(await hasUpload(deps.db, user_id, "file", demoSourceId(index))))
      await sendInRun(deps, user_id, {today, index});
  }
  await planDemoSeason(deps, user_id, today);
}

interface RunOfYear {
  readonly today: string;
  /** Its place in the year. */
  readonly index: number;
}

export async function sendInRun(deps: ReadingDeps, user_id: string, {today, index}: RunOfYear) {
  const {bytes, said, feet} = await deps.workerPool.makeDemoRun({today, index, time_zone: DEMO_ZONE});
  const file = {user_id, product: "duo" as const, source: "file", source_id: demoSourceId(index)};
  const received = await receiveFile(deps, {...file, content: bytes, received_at: deps.now()});
  for (const id of received.activity_ids) {
    await editRun({...deps, pairsOfRuns}, user_id, {id, edit: said, expected: null});
    await recordCpSource(deps, {user_id, activity_id: id, day: datedPlan(today)[index]?.day ?? today});
    await sendFootData(deps, user_id, id, feet);
  }
}

interface CpSourceRun {
  readonly user_id: string;
  readonly activity_id: string;
  readonly day: string;
}

/** Records this run as the source of the critical power that a test or race of its day resulted in. */
async function recordCpSource({db}: ReadingDeps, {user_id, activity_id, day}: CpSourceRun) {
  const isOfDay = and(
    eq(cp_history.user_id, user_id),
    eq(cp_history.day, day),
    eq(cp_history.source, "test"),
  );
  await db.update(cp_history).set({activity_id}).where(isOfDay);
}

async function sendFootData(deps: ReadingDeps, user_id: string, activity_id: string, feet: DemoFile["feet"]) {
  if (feet.length === 0) return;
  const strides = feet.map(({time: timestamp, points, ...stride}) => ({
    ...stride,
    timestamp,
    points: points.map(([x, y, z]): [number, number, number] => [x, y, z]),
  }));
  await receiveFootData(deps, {user_id, product: "duo", body: {activity_id, strides}});
}

/** Critical power from the demo runner's tests and races, so that every run has zones on the day it was run. */
export async function addPowerHistory({db, now}: ReadingDeps, user_id: string, today: string) {
  const at = now();
  const rows = demoPowerHistory(today).map(({day, criticalPower}, index) => ({
    id: `cph_${`demo${index}`.padStart(26, "0")}`,
    user_id,
    day,
    critical_power: criticalPower,
    source: "test" as const,
    family: "pod" as const,
    created_at: at,
    updated_at: at,
  }));
  await db.insert(cp_history).values(rows).onConflictDoNothing();
}
