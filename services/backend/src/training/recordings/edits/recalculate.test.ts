import {asc, eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {createObjectMemory} from "../../../../test/object-memory.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {testRecordingPool} from "../../../../test/recording-pool.ts";
import {START} from "../../../../test/recordings.ts";
import {runJob} from "../../../../test/run-job.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {profile} from "../../../accounts/account/tables.ts";
import {recalculation as recalculationReply} from "../../../contract/activity-edits.ts";
import {audit} from "../../../core/audit/tables.ts";
import {cp_history} from "../../power/critical-power/tables.ts";
import {activity} from "../../runs/activities/tables.ts";
import {training_state} from "../../runs/state/tables.ts";
import type {RecordingWorkerPool} from "../reading/recording-worker-pool.ts";
import {cleanUpRecalculations} from "./clean-up-recalculations.ts";
import {EDIT_DATA} from "./personal-data.ts";
import {recalculation} from "./tables.ts";

const databases = await openTestDatabases();
const RUNS = "/b/api/v1/users/me/activities";
const DAY_S = 86_400;
const STRESS_BY_HEART_RATE = 11.921;
const RANGE = "?from=2026-02-14&to=2026-02-16";

describe.each(databases)("recalculating runs on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(workerPool: RecordingWorkerPool = testRecordingPool) {
    const enqueued: [name: string, payload: object][] = [];
    const enqueue = async (_tx: unknown, name: string, payload: object) => {
      if (name === "recalculate-runs") enqueued.push([name, payload]);
    };
    const runner = await startRunner(db, {enqueue, workerPool, objects: createObjectMemory()});
    for (const day of [0, 1, 2, 3]) await runner.run({start: START + day * DAY_S, seconds: 600 + day});
    enqueued.length = 0;
    const knowCp = async (id: string, day: string, critical_power: number) => {
      const at = runner.now();
      const row = {user_id: runner.ann.id, source: "manual" as const, created_at: at, updated_at: at};
      await db.insert(cp_history).values({...row, id, day, critical_power});
    };
    const request = (query = RANGE) => runner.ask("PUT", `${RUNS}/recalculate${query}`);
    const requested = async (query = RANGE) => dataIn(await request(query), recalculationReply);
    const progress = async (id: string) =>
      dataIn(await runner.ask("GET", `${RUNS}/recalculations/${id}`), recalculationReply);
    const work = (id: string) => runJob(runner.deps, "recalculate-runs", {recalculation_id: id});
    return {...runner, asked: enqueued, knowCp, request, requested, progress, work};
  }
  const runs = () => db.select().from(activity).orderBy(asc(activity.start_time));
  const cpOf = async () => (await runs()).map(({cp_used}) => cp_used);

  it("202: days of the range get the critical power in force on each, and others stay", async () => {
    const {asked, knowCp, request, progress, work, ann} = await start();
    await knowCp("cp_1", "2026-02-01", 240);
    await knowCp("cp_2", "2026-02-16", 260);
    await db.update(training_state).set({stale_from: null});
    const response = await request();
    expect(response.status).toBe(202);
    const waiting = await dataIn(response, recalculationReply);
    expect(waiting).toMatchObject({state: "waiting", total: 3, done: 0, changed: 0, finished: null});
    expect(asked).toEqual([["recalculate-runs", {recalculation_id: waiting.id}]]);
    await work(waiting.id);
    expect(await progress(waiting.id)).toMatchObject({state: "done", total: 3, done: 3, changed: 3});
    expect(await cpOf()).toEqual([240, 240, 260, null]);
    expect((await runs()).map(({stress_method}) => stress_method).slice(0, 3)).toEqual([
      "power",
      "power",
      "power",
    ]);
    expect((await db.select().from(training_state))[0]?.stale_from).toBe("2026-02-14");
    expect(await db.select().from(audit)).toMatchObject([
      {action: "run.recalculate", actor_id: ann.id, after: {changed: 3}},
    ]);
  });

  it("a run without power is scored by heart rate if the runner's heart rates are known, and reports that", async () => {
    const {run, ann, detail, requested, work} = await start();
    await run({start: START + 4 * DAY_S, power: null});
    const known = {resting_heart_rate: 50, threshold_heart_rate: 160, maximum_heart_rate: 190};
    await db.update(profile).set(known).where(eq(profile.user_id, ann.id));
    const asked = await requested("?from=2026-02-18&to=2026-02-18");
    await work(asked.id);
    const [scored] = (await runs()).slice(-1);
    expect(scored?.stress_method).toBe("heart_rate");
    // Ten minutes at 140 to 149 of 50 to 190, an hour at 160 being 100, by the weights of women.
    expect(scored?.stress).toBeCloseTo(STRESS_BY_HEART_RATE, 2);
    const heartRates = async () => (await detail(scored?.id ?? "")).measured_against?.heart_rates;
    expect(await heartRates()).toEqual({resting: 50, threshold: 160, maximum: 190});
    await db.update(profile).set({threshold_heart_rate: 165}).where(eq(profile.user_id, ann.id));
    expect(await heartRates()).toBeNull();
    await db.update(profile).set(known).where(eq(profile.user_id, ann.id));
    await run({start: START + 5 * DAY_S, power: null});
    expect((await runs()).at(-1)?.stress_method).toBe("heart_rate");
    await db.update(profile).set({maximum_heart_rate: null});
    await run({start: START + 6 * DAY_S, power: null});
    // 149 is not the maximum heart rate of an athlete of that age.
    expect((await runs()).at(-1)?.stress_method).not.toBe("heart_rate");
  });

  it("new heart rates change no run until a recalculation is requested, and the former ones derive it anew", async () => {
    const {run, ann, ask, signIn, requested, progress, work, setTime} = await start();
    const day = "?from=2026-02-18&to=2026-02-18";
    await run({start: START + 4 * DAY_S, power: null});
    let minute = 0;
    const sendRates = async (rates: object) => {
      setTime(`2026-03-01T12:${String(++minute).padStart(2, "0")}:00Z`);
      await signIn();
      const path = `/b/api/v1/users/me?fields=${Object.keys(rates).join(",")}`;
      expect((await ask("PUT", path, rates)).status).toBe(200);
    };
    const recalculated = async () => {
      const {id} = await requested(day);
      await work(id);
      return (await progress(id)).changed;
    };
    const scored = async () => (await runs()).at(-1);
    const before = await scored();
    await sendRates({resting_heart_rate: 50, threshold_heart_rate: 160, maximum_heart_rate: 190});
    expect(await scored()).toEqual(before);
    expect(await recalculated()).toBe(1);
    expect((await scored())?.stress).toBeCloseTo(STRESS_BY_HEART_RATE, 2);
    await db.update(training_state).set({stale_from: null}).where(eq(training_state.user_id, ann.id));
    await sendRates({threshold_heart_rate: 170});
    expect((await scored())?.stress).toBeCloseTo(STRESS_BY_HEART_RATE, 2);
    expect(await recalculated()).toBe(1);
    expect((await scored())?.stress).toBeLessThan(STRESS_BY_HEART_RATE - 1);
    // What follows from runs is derived anew, from that day on.
    expect(await db.select().from(training_state)).toMatchObject([{stale_from: "2026-02-18"}]);
    await sendRates({threshold_heart_rate: 160});
    expect(await recalculated()).toBe(1);
    expect((await scored())?.stress).toBeCloseTo(STRESS_BY_HEART_RATE, 2);
    expect(await requested(day)).toMatchObject({state: "done", changed: 1});
    await sendRates({threshold_heart_rate: null});
    expect(await recalculated()).toBe(1);
    expect((await scored())?.stress_method).toBe(before?.stress_method);
  });

  it("a run stores the heart rate that its best efforts reached for three minutes", async () => {
    const {run} = await start();
    await run({start: START + 4 * DAY_S, power: null});
    // Each of 140 to 149 for a tenth of ten minutes; without power there are no efforts.
    const [first, , , , last] = await runs();
    expect([first?.sustained_heart_rate, last?.sustained_heart_rate]).toEqual([147, null]);
  });

  it("the same recalculation is queued once, and a new one is queued once more data is known", async () => {
    const {asked, knowCp, requested, work} = await start();
    await knowCp("cp_1", "2026-02-01", 240);
    const [first, same] = await Promise.all([requested(), requested()]);
    expect(first.id).toBe(same.id);
    // The queue holds at most one job per key.
    expect(new Set(asked.map(([, payload]) => JSON.stringify(payload))).size).toBe(1);
    asked.length = 0;
    await work(first.id);
    const versions = (await runs()).map(({version}) => version);
    expect(await requested()).toMatchObject({id: first.id, state: "done"});
    await work(first.id);
    expect((await runs()).map(({version}) => version)).toEqual(versions);
    expect(asked).toEqual([]);
    await knowCp("cp_2", "2026-02-15", 250);
    const next = await requested();
    expect(next.id).not.toBe(first.id);
    await work(next.id);
    expect(await cpOf()).toEqual([240, 250, 250, null]);
    expect(await db.select().from(audit)).toHaveLength(2);
  });

  it("back at a critical power of before, the runs are derived anew, and once", async () => {
    const {asked, knowCp, requested, progress, work} = await start();
    await knowCp("cp_1", "2026-02-01", 240);
    const setCp = async (critical_power: number) => {
      await db.update(cp_history).set({critical_power});
      return requested();
    };
    const first = await requested();
    await work(first.id);
    await work((await setCp(250)).id);
    expect(await cpOf()).toEqual([250, 250, 250, null]);
    asked.length = 0;
    const [back, same] = await Promise.all([setCp(240), setCp(240)]);
    expect([back.state, same.id]).toEqual(["waiting", back.id]);
    expect(asked).toContainEqual(["recalculate-runs", {recalculation_id: back.id}]);
    await work(back.id);
    expect(await progress(back.id)).toMatchObject({state: "done", done: 3, changed: 3});
    expect(await cpOf()).toEqual([240, 240, 240, null]);
    expect(await progress(first.id)).toMatchObject({state: "done", changed: 3});
    asked.length = 0;
    expect(await requested()).toMatchObject({id: back.id, state: "done"});
    expect(asked).toEqual([]);
  });

  it("a run that came in with another critical power has the same days derived anew", async () => {
    const {knowCp, requested, work, run} = await start();
    await knowCp("cp_1", "2026-02-01", 240);
    const first = await requested();
    await work(first.id);
    await db.update(cp_history).set({critical_power: 250});
    await run({start: START + 3600, seconds: 700});
    await db.update(cp_history).set({critical_power: 240});
    await work((await requested()).id);
    expect(await cpOf()).toEqual([240, 240, 240, 240, null]);
  });

  it("broken off after any run, it goes on where it was, and counts each once", async () => {
    let left = 2;
    const rederive: RecordingWorkerPool["rederive"] = async (task) => {
      if (left-- === 0) throw new Error("the process was killed");
      return testRecordingPool.rederive(task);
    };
    const {knowCp, requested, work, progress} = await start({...testRecordingPool, rederive});
    await knowCp("cp_1", "2026-02-01", 240);
    const {id} = await requested();
    await expect(work(id)).rejects.toThrow("killed");
    expect(await progress(id)).toMatchObject({state: "running", done: 2, changed: 2, finished: null});
    await work(id);
    expect(await progress(id)).toMatchObject({state: "done", done: 3, changed: 3});
    expect((await runs()).map(({version}) => version)).toEqual([2, 2, 2, 1]);
  });

  it("a run that is changed meanwhile is looked at once more", async () => {
    let isFirst = true;
    const rederive: RecordingWorkerPool["rederive"] = async (task) => {
      if (isFirst) await db.update(activity).set({version: 9, name: "Mine"});
      isFirst = false;
      return testRecordingPool.rederive(task);
    };
    const {knowCp, requested, work, progress} = await start({...testRecordingPool, rederive});
    await knowCp("cp_1", "2026-02-01", 240);
    const {id} = await requested();
    await work(id);
    expect(await progress(id)).toMatchObject({state: "done", done: 3, changed: 3});
    expect((await runs()).map(({name, version}) => [name, version])).toEqual([
      ["Mine", 10],
      ["Mine", 10],
      ["Mine", 10],
      ["Mine", 9],
    ]);
  });

  it("of two workers at once each run is counted by one", async () => {
    const {knowCp, requested, work, progress} = await start();
    await knowCp("cp_1", "2026-02-01", 240);
    const {id} = await requested();
    await Promise.all([work(id), work(id)]);
    expect(await progress(id)).toMatchObject({state: "done", done: 3, total: 3});
    expect(await db.select().from(audit)).toHaveLength(1);
  });

  it("an edit keeps the runner's values as they were; only a recalculation uses newer ones", async () => {
    const {knowCp, requested, work, ask} = await start();
    const [first] = await runs();
    await knowCp("cp_1", "2026-02-01", 240);
    await ask("PUT", `/b/api/v1/activities/${first?.id}/scale`, {factor: 1.1});
    expect((await cpOf())[0]).toBeNull();
    await work((await requested()).id);
    expect((await runs())[0]).toMatchObject({cp_used: 240, edits: [{op: "scale", factor: 1.1}]});
  });

  it.each([
    ["?from=2026-02-16&to=2026-02-14", {to: "out_of_range"}],
    ["?from=2025-01-01&to=2026-01-02", {to: "out_of_range"}],
    ["?from=2026-02-30&to=2026-03-01", {from: "not_a_date"}],
    ["?from=2026-02-01", {to: "required"}],
  ])("400: %s", async (query, field_errors) => {
    const {request} = await start();
    const response = await request(query);
    expect(await response.json()).toMatchObject({err: {code: "invalid", field_errors}});
    expect(await db.select().from(recalculation)).toEqual([]);
  });

  it("finished recalculations are deleted after a while, unfinished ones are kept", async () => {
    const {requested, work, deps, advance, knowCp} = await start();
    const {id} = await requested();
    await work(id);
    await knowCp("cp_1", "2026-02-01", 240);
    const open = await requested();
    await cleanUpRecalculations(deps);
    expect(await db.select().from(recalculation)).toHaveLength(2);
    advance(91 * DAY_S);
    await cleanUpRecalculations(deps);
    expect(await db.select({id: recalculation.id}).from(recalculation)).toEqual([{id: open.id}]);
  });

  it("366 days are a year in any case", async () => {
    const {request} = await start();
    expect((await request("?from=2024-01-01&to=2024-12-31")).status).toBe(202);
  });

  it("404: of others; and it is in the copy, and goes with the account", async () => {
    const {requested, get, ann, deps, ...app} = await start();
    const {id} = await requested();
    const bob = bearer(await signInAs({...app, get, deps}, (await addPerson(db, {name: "bob"})).email));
    expect((await get(`${RUNS}/recalculations/${id}`, bob)).status).toBe(404);
    const [data] = EDIT_DATA;
    const subject = {id: ann.id, addresses: [], claimed: []};
    const copy = data && "read" in data.export ? await data.export.read(db, subject) : [];
    expect(copy).toMatchObject([{id, from_day: "2026-02-14"}]);
    const {privateFiles: files, pictures, objects} = deps;
    await data?.erase?.(db, {...subject, files, pictures, objects});
    expect(await db.select().from(recalculation).where(eq(recalculation.id, id))).toEqual([]);
  });
});
