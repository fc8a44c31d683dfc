import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {eq, ne} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {createObjectMemory} from "../../../../test/object-memory.ts";
import {START} from "../../../../test/recordings.ts";
import {runJob} from "../../../../test/run-job.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {audit} from "../../../core/audit/tables.ts";
import {cp_history} from "../../power/critical-power/tables.ts";
import {activity} from "../../runs/activities/tables.ts";
import {upload} from "../../runs/original-files/tables.ts";

const databases = await openTestDatabases();
const OLDER = TRAINING_DEFAULTS.version - 1;
const METRES = 3 * 599;

describe.each(databases)("runs of an older version on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const enqueued: [name: string, payload: object][] = [];
    const enqueue = async (_tx: unknown, name: string, payload: object) =>
      void enqueued.push([name, payload]);
    const objects = createObjectMemory();
    const runner = await startRunner(db, {enqueue, objects});
    const id = await runner.run();
    const upgrade = async () => {
      enqueued.length = 0;
      await runJob(runner.deps, "upgrade-due");
      const due = enqueued.filter(([name]) => name === "upgrade-runs");
      for (const [name, payload] of due) await runJob(runner.deps, name, payload);
      return due.length;
    };
    /** As an older version left it. */
    const age = async (changes: Partial<typeof activity.$inferInsert> = {}) => {
      const {summary} = await row();
      const wrong = {summary: {...summary, distance: 2_802_000}, distance_source: null};
      await db.update(activity).set({...wrong, algo_version: OLDER, ...changes});
    };
    const row = async () => {
      const [found] = await db.select().from(activity).where(eq(activity.id, id));
      if (!found) throw new Error("the run is gone");
      return found;
    };
    return {...runner, objects, id, age, row, asked: enqueued, upgrade};
  }

  it("old runs are read again from their files, and the audit log records how their distance changed", async () => {
    const {age, row, upgrade, id, ann, detail} = await start();
    await age();
    expect(await upgrade()).toBe(1);
    const {summary, algo_version, distance_source} = await row();
    expect([summary.distance, algo_version, distance_source]).toEqual([
      METRES,
      TRAINING_DEFAULTS.version,
      "device",
    ]);
    expect((await detail(id)).distance_source).toBe("device");
    const entries = await db.select().from(audit).where(eq(audit.action, "run.upgrade"));
    expect(entries.map(({target, after}) => [target, after])).toEqual([
      [
        ann.id,
        {
          version: TRAINING_DEFAULTS.version,
          runs: 1,
          distances: {[id]: {before: 2_802_000, after: METRES}},
        },
      ],
    ]);
  });

  it("are read once", async () => {
    const {age, row, upgrade} = await start();
    await age();
    await upgrade();
    const {version} = await row();
    expect(await upgrade()).toBe(0);
    expect((await row()).version).toBe(version);
  });

  it("keep their edits and what their runner wrote", async () => {
    const {age, row, upgrade} = await start();
    await age({edits: [{op: "crop", from: 100, to: 400}], name: "Hills", rpe: 7});
    await upgrade();
    const {summary, name, rpe, edits} = await row();
    expect([name, rpe, edits]).toEqual(["Hills", 7, [{op: "crop", from: 100, to: 400}]]);
    expect(summary.elapsed_time).toBe(300);
    expect(summary.distance).toBe(3 * 300);
  });

  it("that lie within another are flagged: the first counts, until their runner decides", async () => {
    const {upgrade, run, detail, id} = await start();
    const within = await run({start: START + 100, seconds: 300});
    const copy = await run({start: START + 100, seconds: 301});
    const apart = await run({start: START + 86_400});
    // As they were stored before overlaps were flagged: a copy of the one within had been, and no other.
    const counting = {sibling_of: null, edits: [], is_excluded: false, algo_version: 4};
    await db.update(activity).set(counting).where(ne(activity.id, copy));
    await db
      .update(activity)
      .set({created_at: new Date(START * 1000)})
      .where(eq(activity.id, id));
    await db.update(activity).set({sibling_of: within, algo_version: 4}).where(eq(activity.id, copy));
    await upgrade();
    const shown = await Promise.all([id, within, copy, apart].map((each) => detail(each)));
    expect(shown.map(({is_excluded}) => is_excluded)).toEqual([false, true, true, false]);
    expect(shown[0]?.siblings.map((other) => other.id).toSorted()).toEqual([within, copy].toSorted());
  });

  it("whose file is gone are derived from what was read of it", async () => {
    const {age, row, upgrade, objects} = await start();
    await age();
    const [uploadRow] = await db.select().from(upload);
    await objects.delete(uploadRow?.object_key ?? "");
    await upgrade();
    const {summary, algo_version} = await row();
    expect([summary.distance, algo_version]).toEqual([METRES, TRAINING_DEFAULTS.version]);
  });

  it("have critical power of all their days derived anew, and are scored by it", async () => {
    const {age, upgrade, asked, ann, now} = await start();
    const dates = {created_at: new Date("2026-02-14T12:00:00Z"), updated_at: now()};
    const wrong = {
      id: "cph_1",
      user_id: ann.id,
      day: "2026-02-14",
      critical_power: 445,
      family: "pod",
    } as const;
    await db.insert(cp_history).values({...wrong, ...dates, source: "auto", confidence: 0});
    await age();
    await upgrade();
    const [left] = await db.select().from(cp_history).where(eq(cp_history.id, "cph_1"));
    expect(left?.deleted_at).not.toBeNull();
    expect(asked.map(([name]) => name)).toContain("recalculate-runs");
  });
});
