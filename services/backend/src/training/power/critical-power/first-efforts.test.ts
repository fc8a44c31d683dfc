import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {ignoreJobs} from "../../../../test/run-job.ts";
import {insertRun} from "../../../../test/runs.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {firstEfforts} from "../../../contract/power-curve.ts";
import {pairDays} from "../../plans/pairs/pair-days.ts";
import {deleteRun, restoreRun} from "../../runs/activities/delete-run.ts";
import {activity} from "../../runs/activities/tables.ts";

const databases = await openTestDatabases();
const now = () => new Date("2026-03-01T12:00:00Z");
/** Five minutes at so many watts after five easy ones. */
const hard = (watts: number) =>
  [
    [300, 150],
    [300, watts],
  ] as const;

describe.each(databases)("what a run did first on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const headers = bearer(await signInAs(app, ann.email));
    const read = async (id: string) => {
      const answer = await app.get(`/b/api/v1/activities/${id}/firsts`, headers);
      return z.object({data: firstEfforts}).parse(await answer.json()).data.items;
    };
    const run = (day: string, watts: number, more = {}) =>
      insertRun(db, ann.id, {day, power: hard(watts), ...more});
    /** The best five minutes before it and its own; null where it was no better. */
    const five = async (id: string) => {
      const found = (await read(id)).find(({duration}) => duration === 300);
      return found ? [found.before, found.power] : null;
    };
    return {ann: ann.id, read, run, five};
  }

  it("200: names what was better than ever before, and the second it began", async () => {
    const {read, run} = await start();
    await run("2026-02-01", 280);
    const better = await run("2026-02-08", 300);
    const items = await read(better);
    expect(items.map(({duration}) => duration)).toEqual([10, 30, 60, 300, 600]);
    expect(items.find(({duration}) => duration === 300)).toEqual({
      duration: 300,
      power: 300,
      start: 300,
      before: 280,
    });
  });

  it("has nothing to be better than in the first run, and nothing as good is better", async () => {
    const {five, run} = await start();
    const first = await run("2026-02-01", 280);
    const same = await run("2026-02-02", 280);
    const worse = await run("2026-02-03", 270);
    for (const id of [first, same, worse]) expect(await five(id)).toBeNull();
  });

  it("goes by the day of a run, in whichever order their files came", async () => {
    const {five, run} = await start();
    const last = await run("2026-02-20", 310);
    await run("2026-01-05", 280);
    expect(await five(last)).toEqual([280, 310]);
    const between = await run("2026-02-10", 300);
    expect(await five(last)).toEqual([300, 310]);
    expect(await five(between)).toEqual([280, 300]);
    // Later runs take nothing from what was first then.
    await run("2026-02-25", 330);
    expect(await five(between)).toEqual([280, 300]);
  });

  it("goes by the hour on one day", async () => {
    const {five, run} = await start();
    await run("2026-02-01", 280);
    const evening = await run("2026-02-08", 310, {start_time: new Date("2026-02-08T18:00:00Z")});
    const morning = await run("2026-02-08", 305, {start_time: new Date("2026-02-08T06:00:00Z")});
    expect(await five(morning)).toEqual([280, 305]);
    expect(await five(evening)).toEqual([305, 310]);
  });

  it("forgets a run that was deleted, and knows it again once it is back", async () => {
    const {ann, five, run} = await start();
    await run("2026-01-05", 280);
    const deletedRun = await run("2026-01-12", 300);
    const later = await run("2026-02-20", 310);
    expect(await five(later)).toEqual([300, 310]);
    await deleteRun({db, now, pairDays, enqueue: ignoreJobs}, ann, deletedRun);
    expect(await five(later)).toEqual([280, 310]);
    expect(await five(deletedRun)).toBeNull();
    await restoreRun({db, now, pairDays, enqueue: ignoreJobs}, ann, deletedRun);
    expect(await five(later)).toEqual([300, 310]);
    expect(await five(deletedRun)).toEqual([280, 300]);
  });

  it("is silent about a run that counts nowhere", async () => {
    const {five, run} = await start();
    await run("2026-01-05", 280);
    const excluded = await run("2026-01-12", 300);
    await db.update(activity).set({is_excluded: true}).where(eq(activity.id, excluded));
    expect(await five(excluded)).toBeNull();
    const powerless = await run("2026-01-13", 300, {power: []});
    expect(await five(powerless)).toBeNull();
  });

  it("never compares watts of two families", async () => {
    const {five, run} = await start();
    await run("2026-01-05", 400, {power_family: "watch"});
    await run("2026-01-06", 280);
    const pod = await run("2026-01-12", 300);
    expect(await five(pod)).toEqual([280, 300]);
  });
});
