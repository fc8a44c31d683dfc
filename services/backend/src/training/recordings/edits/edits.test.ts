import {eq, sql} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {createObjectMemory} from "../../../../test/object-memory.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {testRecordingPool} from "../../../../test/recording-pool.ts";
import {type RunOptions, START} from "../../../../test/recordings.ts";
import {startRunner} from "../../../../test/runner.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {activity as activityReply} from "../../../contract/activities.ts";
import {runEdits} from "../../../contract/activity-edits.ts";
import {errorReply} from "../../../contract/errors.ts";
import {createAudit} from "../../../core/audit/audit.ts";
import {audit} from "../../../core/audit/tables.ts";
import {apparel} from "../../../gear/tables.ts";
import {cp_history} from "../../power/critical-power/tables.ts";
import {activity, activity_curve} from "../../runs/activities/tables.ts";
import {training_state} from "../../runs/state/tables.ts";
import type {RecordingWorkerPool} from "../reading/recording-worker-pool.ts";

const databases = await openTestDatabases();
const SECONDS = 1200;
const HALF = {from: 0, to: SECONDS / 2 - 1};

describe.each(databases)("edits of runs on $name", ({db, reset}) => {
  beforeEach(reset);
  const objects = createObjectMemory();

  async function start(runOptions: RunOptions = {}) {
    const runner = await startRunner(db, {objects});
    const at = runner.now();
    await db.insert(cp_history).values({
      id: "cp_1",
      user_id: runner.ann.id,
      day: "2026-02-01",
      critical_power: 250,
      source: "manual",
      created_at: at,
      updated_at: at,
    });
    const id = await runner.run({seconds: SECONDS, ...runOptions});
    const path = `/b/api/v1/activities/${id}`;
    const edit = (what: string, body: object = {}, headers: Record<string, string> = runner.mine) =>
      runner.ask("PUT", `${path}/${what}`, body, headers);
    const edited = async (what: string, body: object = {}) => dataIn(await edit(what, body), activityReply);
    const edits = async () => (await dataIn(await runner.ask("GET", `${path}/edits`), runEdits)).edits;
    return {...runner, id, path, edit, edited, edits};
  }
  const refusal = async (response: Response) => {
    const {err} = errorReply.parse(await response.json());
    return {status: response.status, code: err.code, fields: err.field_errors};
  };
  const row = async (id: string) => (await db.select().from(activity).where(eq(activity.id, id)))[0];
  const curve = async (id: string) =>
    (await db.select().from(activity_curve).where(eq(activity_curve.activity_id, id)))[0];
  /**
   * A run without its bookkeeping columns and without its polyline, whose choice of points on a straight line may vary.
   */
  const readComparable = async (id: string) => {
    const {
      version: _v,
      updated_at: _u,
      computed_at: _c,
      polyline: _p,
      ...rest
    } = (await row(id)) ?? expect.fail("No run");
    return {...rest, curve: await curve(id)};
  };

  it("200: a crop keeps the selected part, and all derived values follow from it", async () => {
    const {edited, id, detail} = await start();
    const whole = await row(id);
    const half = await edited("crop", {from: 600, to: 1199});
    expect(half).toMatchObject({elapsed_time: 599, distance: 1797, is_edited: true, version: 2});
    expect(half.start_time).toBe(new Date((START + 600) * 1000).toISOString());
    expect(half.stress).toBeCloseTo((whole?.stress ?? 0) / 2, 1);
    expect((await detail(id)).total_power_list).toHaveLength(600);
    expect((await curve(id))?.power.length).toBeLessThan(whole ? 4 * 1200 : 0);
    expect(await row(id)).toMatchObject({cp_used: 250, recorded_start: whole?.recorded_start});
  });

  it("both parts of a run make the whole", async () => {
    const {edited, id} = await start();
    const whole = (await row(id))?.stress ?? 0;
    await edited("crop", HALF);
    const first = (await row(id))?.stress ?? 0;
    await edited("undo");
    await edited("crop", {from: HALF.to + 1, to: SECONDS - 1});
    expect(first + ((await row(id))?.stress ?? 0)).toBeCloseTo(whole, 9);
  });

  it("ignored seconds leave the power curve, accepted ones enter it, and neither is flagged again", async () => {
    const power = (slot: number) => (slot >= 600 && slot < 608 ? 1500 : 200);
    const {edited, detail, id} = await start({power});
    const range = {from: 600, to: 607};
    expect((await detail(id)).suspect_seconds).toEqual([{...range, power: 1500}]);
    const bests = async () => (await detail(id)).max_power;
    await edited("suspect-seconds", {verdict: "ignore", ranges: [range]});
    expect([await bests(), (await detail(id)).suspect_seconds]).toEqual([200, []]);
    await edited("undo");
    await edited("suspect-seconds", {verdict: "accept", ranges: [range]});
    expect([await bests(), (await detail(id)).suspect_seconds]).toEqual([1500, []]);
  });

  it.each([
    ["suspect-seconds", {verdict: "ignore", ranges: [{from: 0, to: SECONDS}]}, {ranges: "out_of_range"}],
    ["crop", {from: 0, to: 58}, {to: "out_of_range"}],
    ["crop", {from: 0, to: SECONDS}, {to: "out_of_range"}],
    ["crop", {from: 100, to: 50}, {to: "out_of_range"}],
    ["crop", {from: -1, to: 100}, {from: "out_of_range"}],
    ["crop", {from: 0}, {to: "required"}],
    ["crop", {from: "0", to: 100}, {from: "not_a_number"}],
    ["scale", {factor: 0.49}, {factor: "out_of_range"}],
    ["scale", {factor: 2.01}, {factor: "out_of_range"}],
    ["scale", {factor: "1"}, {factor: "not_a_number"}],
    ["exclude", {excluded: "yes"}, {excluded: "unknown_value"}],
    ["undo", {all: true}, {all: "unknown_field"}],
  ])("400: %s %j, and the run stays as it is", async (what, body, fields) => {
    const {edit, id} = await start();
    const before = await row(id);
    expect(await refusal(await edit(what, body))).toEqual({status: 400, code: "invalid", fields});
    expect(await row(id)).toEqual(before);
  });

  it("undo drops the last, until the recording is as it came", async () => {
    const {edited, edit, edits, id} = await start();
    const before = await readComparable(id);
    await edited("crop", HALF);
    const cropped = await readComparable(id);
    await edited("scale", {factor: 1.1});
    expect(await edits()).toEqual([
      {op: "crop", ...HALF},
      {op: "scale", factor: 1.1},
    ]);
    await edited("undo");
    expect(await readComparable(id)).toEqual(cropped);
    await edited("undo");
    expect(await readComparable(id)).toEqual(before);
    expect(await refusal(await edit("undo"))).toMatchObject({status: 409, code: "conflict"});
  });

  it("each edit reports when it was made and by which role, even after others were undone", async () => {
    const {edited, id, path, ask, now} = await start();
    await edited("crop", HALF);
    await edited("scale", {factor: 1.1});
    await edited("undo");
    // As staff do for a run with air power, and as a merge does for the other run.
    const list = [{op: "crop", ...HALF}, {op: "remove_air_power"}, {op: "exclude"}] as const;
    await db.update(activity).set({edits: list}).where(eq(activity.id, id));
    const staff = {actor_id: "usr_admin", actor_role: "admin", action: "run.remove_air_power"} as const;
    const after = {edits: list.slice(0, 2)};
    await createAudit({db, now}).append(db, {...staff, target: id, after, request_id: null, ip_hash: null});
    const {made} = await dataIn(await ask("GET", `${path}/edits`), runEdits);
    const at = now().toISOString();
    expect(made).toEqual([{at, by: "runner"}, {at, by: "staff"}, null]);
  });

  it("scaled power has scaled bests, and speed stays", async () => {
    const {edited, id} = await start();
    const before = (await row(id))?.summary;
    const {average_power, average_speed, distance, moving_time} = await edited("scale", {factor: 1.2});
    expect([average_power, distance, moving_time]).toEqual([300, before?.distance, before?.moving_time]);
    // Distance divided by moving time, rounded to the millimetre per second.
    expect(average_speed).toBe(Math.round((1000 * (distance ?? 0)) / moving_time) / 1000);
  });

  it("an excluded run wears no shoes and counts again, both of them twice", async () => {
    const {edited, ann, now, run} = await start();
    const shoe = {id: "app_1", user_id: ann.id, kind: "shoe" as const, brand: "A", model: "B"};
    await db.insert(apparel).values({...shoe, is_default: true, created_at: now()});
    const shoeMetres = async () => (await db.select().from(apparel))[0]?.distance_m;
    const other = await run({start: START + 86_400, seconds: 600});
    expect(await shoeMetres()).toBe(1797);
    for (const excluded of [true, true, false, false]) {
      const response = await edited("exclude", {excluded});
      expect(response.is_excluded).toBe(excluded);
    }
    expect((await edited("exclude", {excluded: true})).version).toBe(4);
    expect((await row(other))?.is_excluded).toBe(false);
  });

  it("a crop takes off the shoes what was cut off", async () => {
    const {ann, now, run, ask} = await start();
    const shoe = {id: "app_1", user_id: ann.id, kind: "shoe" as const, brand: "A", model: "B"};
    await db.insert(apparel).values({...shoe, is_default: true, created_at: now()});
    const id = await run({start: START + 86_400, seconds: SECONDS});
    await ask("PUT", `/b/api/v1/activities/${id}/crop`, HALF);
    expect((await db.select().from(apparel))[0]?.distance_m).toBe(1797);
  });

  it("what follows from all runs is stale from that day on, also across midnight", async () => {
    const midnight = Date.parse("2026-02-14T22:50:00Z") / 1000;
    const {edited, edit, id} = await start({start: midnight});
    await db.update(training_state).set({stale_from: null});
    expect(await edited("crop", {from: 700, to: 1199})).toMatchObject({local_day: "2026-02-15"});
    expect((await db.select().from(training_state))[0]?.stale_from).toBe("2026-02-14");
    await db.update(training_state).set({stale_from: null});
    await edit("undo");
    expect((await db.select().from(training_state))[0]?.stale_from).toBe("2026-02-14");
    expect((await row(id))?.local_day).toBe("2026-02-14");
  });

  it("409: a caller with an outdated version cannot edit the run, and gets the current run", async () => {
    const {edit, edited, mine} = await start();
    await edited("scale", {factor: 1.1});
    const stale = await edit("crop", HALF, {...mine, "if-match": '"1"'});
    expect(stale.status).toBe(409);
    const {err} = errorReply.parse(await stale.json());
    expect(err).toMatchObject({code: "conflict", activity: {version: 2, average_power: 275}});
  });

  it("409: one of two concurrent edits is applied, also without If-Match", async () => {
    const {path, id, mine} = await start();
    const rederive: RecordingWorkerPool["rederive"] = async (task) => {
      await db
        .update(activity)
        .set({version: 7, edits: [{op: "scale", factor: 1.1}]})
        .where(eq(activity.id, id));
      return testRecordingPool.rederive(task);
    };
    const slow = createTestApp(db, {
      workerPool: {...testRecordingPool, rederive},
      objects,
      enqueue: async () => {},
    });
    const headers = {...mine, "content-type": "application/json"};
    const request = {method: "PUT", headers, body: JSON.stringify({factor: 1.2})};
    expect((await slow.app.request(`${path}/scale`, request)).status).toBe(409);
    expect(await row(id)).toMatchObject({edits: [{op: "scale", factor: 1.1}]});
  });

  it("409: of two concurrent edits of the same version, one is stored whole", async () => {
    const {edit, edits, mine} = await start();
    const seen = {...mine, "if-match": '"1"'};
    const answers = await Promise.all([1.1, 1.2].map((factor) => edit("scale", {factor}, seen)));
    expect(answers.map(({status}) => status).toSorted()).toEqual([200, 409]);
    expect(await edits()).toHaveLength(1);
  });

  it.each(["training_state", "audit"])("broken off at %s, nothing was changed", async (name) => {
    const {edit, id} = await start();
    const before = [await row(id), await curve(id), await db.select().from(training_state)];
    await db.execute(sql.raw(`alter table ${name} rename to moved_away`));
    try {
      expect((await edit("crop", HALF)).status).toBe(500);
    } finally {
      await db.execute(sql.raw(`alter table moved_away rename to ${name}`));
    }
    expect([await row(id), await curve(id), await db.select().from(training_state)]).toEqual(before);
    expect(await db.select().from(audit)).toEqual([]);
    expect((await edit("crop", HALF)).status).toBe(200);
  });

  it("each is in the audit, with what was before", async () => {
    const {edited, ann, id, now} = await start();
    await edited("crop", HALF);
    await edited("undo");
    const crop = {op: "crop", ...HALF};
    expect(await db.select().from(audit).orderBy(audit.seq)).toMatchObject([
      {actor_id: ann.id, actor_role: "user", action: "run.crop", target: id, after: {edits: [crop]}},
      {action: "run.undo", before: {edits: [crop]}, after: {edits: []}},
    ]);
    expect(await createAudit({db, now}).verify()).toBeNull();
  });

  it("air power is taken off by staff alone, where there is any", async () => {
    const {edit, ...app} = await start();
    const admin = await addPerson(db, {name: "admin", groups: ["admin"]});
    const support = await addPerson(db, {name: "support", groups: ["support"]});
    const adminHeaders = bearer(await signInAs(app, admin.email));
    expect((await edit("air-power-removal")).status).toBe(404);
    expect((await edit("air-power-removal", {}, bearer(await signInAs(app, support.email)))).status).toBe(
      404,
    );
    expect(await refusal(await edit("air-power-removal", {}, adminHeaders))).toMatchObject({
      status: 409,
      code: "no_air_power",
    });
    expect((await edit("crop", HALF, adminHeaders)).status).toBe(404);
  });

  it("404: of others, and of deleted ones", async () => {
    const {edit, one, id, ...app} = await start();
    const bob = bearer(await signInAs(app, (await addPerson(db, {name: "bob"})).email));
    for (const [what, body] of [
      ["crop", HALF],
      ["scale", {factor: 1.1}],
      ["exclude", {excluded: true}],
      ["undo", {}],
    ] as const)
      expect((await edit(what, body, bob)).status).toBe(404);
    await one("DELETE", id);
    expect((await edit("crop", HALF)).status).toBe(404);
    expect((await row(id))?.edits).toEqual([]);
  });

  it.each([
    {who: "a conflict with If-Match", seen: {"if-match": '"1"'}, status: 409, edits: []},
    {who: "a retry without it", seen: {}, status: 200, edits: [{op: "crop", ...HALF}]},
  ])("a run that is changed while an edit is computed is not written over: $who", async (retry) => {
    const {path, id, mine} = await start();
    const rederive: RecordingWorkerPool["rederive"] = async (task) => {
      await db.update(activity).set({version: 7, name: "Mine"}).where(eq(activity.id, id));
      return testRecordingPool.rederive(task);
    };
    const enqueue = async () => {};
    const slow = createTestApp(db, {workerPool: {...testRecordingPool, rederive}, objects, enqueue});
    const headers = {...mine, ...retry.seen, "content-type": "application/json"};
    const request = {method: "PUT", headers, body: JSON.stringify(HALF)};
    expect((await slow.app.request(`${path}/crop`, request)).status).toBe(retry.status);
    expect(await row(id)).toMatchObject({name: "Mine", edits: retry.edits});
  });
});
