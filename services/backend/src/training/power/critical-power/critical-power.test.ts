import {isoDay, weekdayOf} from "@gradus/training/numbers/days";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {runJob} from "../../../../test/run-job.ts";
import {easyRunOf, insertRun, raceOf} from "../../../../test/runs.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {profile} from "../../../accounts/account/tables.ts";
import {
  automaticCp,
  cpHistory,
  cpHistoryRow,
  recalculation,
  recalculationReply,
} from "../../../contract/critical-power.ts";
import {errorReply} from "../../../contract/errors.ts";
import {activity} from "../../runs/activities/tables.ts";
import {markStale} from "../../runs/state/mark-stale.ts";
import {cp_history, cp_recalculation} from "./tables.ts";

const databases = await openTestDatabases();
const CP = 280;

describe.each(databases)("critical power on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const enqueued: (readonly [string, object])[] = [];
    const app = createTestApp(db, {
      enqueue: async (_tx, name, payload) => {
        enqueued.push([name, payload]);
      },
    });
    const ann = await addPerson(db);
    const signIn = async (email: string) => ({
      ...bearer(await signInAs(app, email)),
      "content-type": "application/json",
    });
    let own = {at: app.now(), headers: await signIn(ann.email)};
    /** A bearer lasts a quarter of an hour, and some tests take days. */
    const headersNow = async () => {
      if (own.at < app.now()) own = {at: app.now(), headers: await signIn(ann.email)};
      return own.headers;
    };
    const call = async (method: string, path: string, body?: unknown, authHeaders?: Record<string, string>) =>
      app.app.request(`/b/api/v1/users/me/cp/${path}`, {
        method,
        headers: authHeaders ?? (await headersNow()),
        ...(body !== undefined && {body: JSON.stringify(body)}),
      });
    const dataOf = async <T>(schema: z.ZodType<T>, answer: Response): Promise<T> =>
      schema.parse(z.object({data: z.unknown()}).parse(await answer.json()).data);
    const history = async (query = "") => dataOf(cpHistory, await call("GET", `history${query}`));
    const derive = () => runJob(app.deps, "derive-user", {user_id: ann.id});
    const set = async (date: string, critical_power: number) =>
      dataOf(cpHistoryRow, await call("PUT", "history", {date, critical_power}));
    const recalculate = async (body: object = {}) => {
      app.advance(1);
      const row = await dataOf(recalculation, await call("PUT", "recalculate", body));
      await runJob(app.deps, "recalculate-cp", {recalculation_id: row.id});
      return (await dataOf(recalculationReply, await call("GET", "recalculate"))).recalculation;
    };
    const values = async () =>
      (await history()).items.map(({date, critical_power, source}) => [date, critical_power, source]);
    return {
      app,
      ann: ann.id,
      asked: enqueued,
      signIn,
      call,
      dataOf,
      history,
      derive,
      set,
      recalculate,
      values,
    };
  }
  const refused = async (answer: Response) => {
    const {err} = errorReply.parse(await answer.json());
    return {status: answer.status, code: err.code, fields: err.field_errors};
  };

  /** Two easy weeks and a race: what critical power can be read from. */
  async function train(user_id: string, days = ["2026-02-10", "2026-02-14", "2026-02-21"]) {
    const [first = "", second = "", last = ""] = days;
    for (const day of [first, second]) await insertRun(db, user_id, {day, power: easyRunOf(CP)});
    return insertRun(db, user_id, {day: last, type: "race", name: "Ten", power: raceOf(CP, 1200)});
  }

  it("an effort at 95 % of the maximum heart rate firms the value up as a race does", async () => {
    const {ann, call, dataOf} = await start();
    for (const day of ["2026-02-10", "2026-02-14"]) await insertRun(db, ann, {day, power: easyRunOf(CP)});
    const hardRun = {day: "2026-02-21", power: raceOf(CP, 1200), sustained_heart_rate: 181};
    await insertRun(db, ann, hardRun);
    const read = async (maximum_heart_rate: number) => {
      await db.update(profile).set({maximum_heart_rate});
      return dataOf(automaticCp, await call("GET", "auto"));
    };
    const unproven = await read(192);
    const proven = await read(190);
    expect([unproven.lower_bound, proven.lower_bound]).toEqual([true, false]);
    expect(proven.confidence).toBeCloseTo((unproven.confidence ?? 0) / 0.4, 2);
  });

  it("200: without runs there is nothing, and nothing is wrong", async () => {
    const {call, dataOf, history} = await start();
    expect(await history()).toEqual({mode: "auto", items: []});
    expect(await dataOf(automaticCp, await call("GET", "auto"))).toEqual({
      status: "insufficient_data",
      mode: "auto",
      from: "2025-12-02",
      to: "2026-03-01",
      family: null,
      runs: 0,
      is_computing: false,
      in_force: null,
      critical_power: null,
      critical_power_band: null,
      w_prime: null,
      pmax: null,
      endurance: null,
      confidence: null,
      lower_bound: null,
      supporting: [],
      suggestion: null,
      explanations: [],
    });
    expect(await dataOf(recalculationReply, await call("GET", "recalculate"))).toEqual({recalculation: null});
  });

  it("the estimate names the efforts that hold it up, how long they count, and what would raise it", async () => {
    const {ann, call, dataOf} = await start();
    const race = await train(ann);
    const estimate = await dataOf(automaticCp, await call("GET", "auto"));
    expect(estimate).toMatchObject({status: "ok", runs: 3, family: "pod", lower_bound: false});
    expect(estimate.critical_power).toBeGreaterThan(0.97 * CP);
    expect(estimate.critical_power).toBeLessThan(1.03 * CP);
    expect(estimate.critical_power_band).toBeGreaterThan(0);
    expect(estimate.critical_power_band).toBeLessThan(0.05 * CP);
    expect(estimate.supporting.length).toBeGreaterThan(0);
    expect(estimate.supporting[0]).toMatchObject({activity_id: race, name: "Ten", days_left: 81});
    expect(estimate.suggestion?.power).toBeGreaterThan(CP);
    expect(estimate.explanations.map(({id}) => id)).toContain("critical_power_confidence");
  });

  it("is derived on the day of the run that moved it, once however often", async () => {
    const {ann, derive, history} = await start();
    const race = await train(ann);
    await derive();
    const {items} = await history();
    expect(items).toMatchObject([
      {date: "2026-02-21", source: "auto", change: "first", activity_id: race, activity_name: "Ten"},
    ]);
    await derive();
    await markStale(db, ann, "2026-02-10");
    await derive();
    expect((await history()).items).toEqual(items);
  });

  it("computing is reported until all of it is done: critical power first, then the values of runs that depend on it", async () => {
    const {ann, call, dataOf, derive} = await start();
    const readAutomaticState = async () => {
      const {is_computing, in_force} = await dataOf(automaticCp, await call("GET", "auto"));
      return [is_computing, in_force !== null];
    };
    await train(ann);
    await markStale(db, ann, "2026-02-10");
    expect(await readAutomaticState()).toEqual([true, false]);
    await derive();
    expect(await readAutomaticState()).toEqual([false, true]);
    await db.update(activity).set({cp_used: null});
    expect(await readAutomaticState()).toEqual([true, true]);
  });

  it("two processes that derive at once write one history", async () => {
    const {ann, derive} = await start();
    await train(ann);
    await Promise.all([derive(), derive(), derive()]);
    expect(await db.select().from(cp_history)).toHaveLength(1);
  });

  it("what changed meanwhile is not lost: it stays to be derived", async () => {
    const {ann, app, derive, values} = await start();
    await train(ann);
    // Read while a run arrives: the day of the new run stays marked.
    const late = insertRun(db, ann, {day: "2026-02-24", type: "race", power: raceOf(1.1 * CP, 1200)});
    await Promise.all([derive(), late]);
    app.advance(1);
    await derive();
    expect((await values()).map(([day]) => day)).toContain("2026-02-24");
  });

  it("rises with a proven effort at once, with others by two percent a run", async () => {
    const {ann, derive, values} = await start();
    await train(ann);
    await insertRun(db, ann, {day: "2026-02-24", type: "race", power: raceOf(1.1 * CP, 1200)});
    await derive();
    const [first, second] = await values();
    expect(Number(second?.[1]) / Number(first?.[1])).toBeGreaterThan(1.05);
  });

  it("is a lower bound until an effort is known to have been maximal: in its history and in force", async () => {
    const {ann, app, derive, call, dataOf, history} = await start();
    const days = ["2026-02-10", "2026-02-14", "2026-02-18"];
    for (const day of days) await insertRun(db, ann, {day, power: easyRunOf(CP)});
    await derive();
    expect((await history()).items.map(({lower_bound}) => lower_bound)).toEqual([true]);
    expect((await dataOf(automaticCp, await call("GET", "auto"))).in_force?.lower_bound).toBe(true);
    await insertRun(db, ann, {day: "2026-02-24", type: "race", power: raceOf(CP, 1200)});
    await markStale(db, ann, "2026-02-24");
    app.advance(1);
    await derive();
    expect((await history()).items.map(({lower_bound}) => lower_bound)).toEqual([true, false]);
  });

  it("falls where nothing holds it up any more, on Mondays and by a percent a week", async () => {
    const {ann, derive, values} = await start();
    await train(ann, ["2025-09-02", "2025-09-06", "2025-09-13"]);
    for (let week = 0; week < 24; week++) {
      const day = isoDay(new Date(Date.UTC(2025, 8, 17 + 7 * week)));
      await insertRun(db, ann, {day, power: easyRunOf(0.85 * CP)});
    }
    await derive();
    const [first, ...falls] = await values();
    expect(first?.[0]).toBe("2025-09-13");
    expect(falls.length).toBeGreaterThan(5);
    falls.reduce((before, [day, watts]) => {
      expect(weekdayOf(`${day}`), `${day}`).toBe(0);
      const share = Number(watts) / before;
      expect(share < 1 && share > 0.9895, `${day}: ${share}`).toBe(true);
      return Number(watts);
    }, Number(first?.[1]));
  });

  describe("after a watch's watts came those of a pod", () => {
    const WATCH = 1.27 * CP;
    const onDay = (day: number) => isoDay(new Date(Date.UTC(2025, 8, day)));

    /** Eight runs with a watch, and from October on one with a pod every third day, the seventh a race. */
    async function switchOver(user_id: string) {
      for (let run = 0; run < 8; run++) {
        const isRace = run === 6;
        const power = isRace ? raceOf(WATCH, 1200) : easyRunOf(WATCH);
        const type = isRace ? "race" : "run";
        await insertRun(db, user_id, {day: onDay(1 + 3 * run), type, power, power_family: "watch"});
      }
      for (let run = 0; run < 12; run++) {
        const isRace = run === 6;
        const power = isRace ? raceOf(CP, 1200) : easyRunOf(CP);
        await insertRun(db, user_id, {day: onDay(31 + 3 * run), type: isRace ? "race" : "run", power});
      }
    }

    it("it begins anew from the pod's, at once and not by a percent a week", async () => {
      const {ann, derive, history} = await start();
      await switchOver(ann);
      await derive();
      const rows = await db.select().from(cp_history).orderBy(cp_history.day);
      const anew = rows.find(({family}) => family === "pod") ?? expect.fail("No value in the pod's watts");
      const before = rows[rows.indexOf(anew) - 1] ?? expect.fail("No value in the watch's watts");
      expect(before.family).toBe("watch");
      expect(before.critical_power).toBeGreaterThan(0.95 * WATCH);
      expect(anew.critical_power).toBeGreaterThan(0.97 * CP);
      expect(anew.critical_power).toBeLessThan(1.03 * CP);
      expect(rows.slice(rows.indexOf(anew)).every(({family}) => family === "pod")).toBe(true);
      const {items} = await history();
      expect(items.find(({id}) => id === anew.id)).toMatchObject({change: "first", previous: null});
      // What was derived once is found again.
      await markStale(db, ann, onDay(1));
      await derive();
      expect(await db.select().from(cp_history).orderBy(cp_history.day)).toEqual(rows);
    });

    it("what was set by hand in the watch's watts holds for those alone", async () => {
      const {ann, derive, set, values} = await start();
      await switchOver(ann);
      await set(onDay(10), 360);
      await derive();
      const all = await values();
      const manual = all.findIndex(([, , source]) => source === "manual");
      const after = all.slice(manual + 1);
      expect(all[manual]).toEqual([onDay(10), 360, "manual"]);
      expect(after.length).toBeGreaterThan(0);
      for (const [, watts] of after) expect(watts).toBeLessThan(1.03 * CP);
    });
  });

  it("what was in force on a day that is over stays, and a late run counts from today on", async () => {
    const {app, ann, derive, values} = await start();
    await train(ann);
    await derive();
    const before = await values();
    app.setTime("2026-03-05T12:00:00Z");
    const power = raceOf(1.1 * CP, 1200);
    await insertRun(db, ann, {day: "2026-02-22", type: "race", power, created_at: app.now()});
    await derive();
    // The same again on the same day changes nothing.
    await derive();
    const after = await values();
    expect(after.slice(0, 1)).toEqual(before);
    expect(after.at(-1)?.[0]).toBe("2026-03-05");
    expect(Number(after.at(-1)?.[1])).toBeGreaterThan(1.05 * CP);
  });

  it("a whole history that arrives in any order on one day is derived as if it had come in its own", async () => {
    const {ann, derive, values} = await start();
    await train(ann, ["2026-02-10", "2026-02-14", "2026-02-21"]);
    await derive();
    await train(ann, ["2025-06-03", "2025-06-07", "2025-06-14"]);
    await derive();
    const arrived = await values();
    expect(arrived.map(([day]) => day)).toContain("2025-06-14");
    await reset();
    const again = await start();
    await train(again.ann, ["2025-06-03", "2025-06-07", "2025-06-14"]);
    await train(again.ann, ["2026-02-10", "2026-02-14", "2026-02-21"]);
    await again.derive();
    expect(await again.values()).toEqual(arrived);
  });

  it("the job that runs each minute queues users whose runs changed, and every user once a day", async () => {
    const {app, ann, asked, derive} = await start();
    const runDueJobs = async () => {
      asked.length = 0;
      await runJob(app.deps, "derive-due");
      return asked.map(([name, payload]) => [name, payload]);
    };
    expect(await runDueJobs()).toEqual([]);
    await train(ann);
    expect(await runDueJobs()).toEqual([["derive-user", {user_id: ann}]]);
    await derive();
    expect(await runDueJobs()).toEqual([]);
    app.advance(25 * 3600);
    expect(await runDueJobs()).toHaveLength(1);
  });

  it("a value set by hand stays, whatever is run later, and the estimate is shown beside it", async () => {
    const {ann, call, dataOf, derive, set, history, values} = await start();
    await train(ann);
    await derive();
    expect(await set("2026-02-20", 300)).toMatchObject({
      date: "2026-02-20",
      critical_power: 300,
      change: "set",
    });
    await insertRun(db, ann, {day: "2026-02-27", type: "race", power: raceOf(1.2 * CP, 1200)});
    await derive();
    expect(await values()).toEqual([["2026-02-20", 300, "manual"]]);
    const estimate = await dataOf(automaticCp, await call("GET", "auto"));
    expect(estimate).toMatchObject({mode: "manual", in_force: {critical_power: 300, source: "manual"}});
    expect(estimate.critical_power).toBeGreaterThan(300);
    expect((await history()).mode).toBe("manual");
  });

  it("the same day again replaces it, the same value changes nothing", async () => {
    const {set, values} = await start();
    const first = await set("2026-02-20", 300);
    expect(await set("2026-02-20", 300)).toEqual(first);
    await set("2026-02-20", 310);
    expect(await values()).toEqual([["2026-02-20", 310, "manual"]]);
  });

  it("once a manual value is deleted, critical power follows the runs again from that day on", async () => {
    const {ann, asked, call, derive, set, values} = await start();
    await train(ann);
    await derive();
    const automatic = await values();
    const {id} = await set("2026-02-15", 300);
    expect((await call("DELETE", `history/${id}`)).status).toBe(200);
    expect(asked).toContainEqual(["derive-user", {user_id: ann}]);
    await derive();
    expect(await values()).toEqual(automatic);
    expect((await call("DELETE", `history/${id}`)).status).toBe(404);
  });

  it("422: what was read from runs is not deleted by hand, and 404: nor what is another's", async () => {
    const {ann, call, derive, history, signIn, values} = await start();
    await train(ann);
    await derive();
    const [row] = (await history()).items;
    expect(await refused(await call("DELETE", `history/${row?.id}`))).toMatchObject({
      status: 422,
      code: "not_editable",
    });
    const bob = await addPerson(db, {name: "bob"});
    const foreign = await signIn(bob.email);
    expect((await call("DELETE", `history/${row?.id}`, undefined, foreign)).status).toBe(404);
    expect(await values()).toHaveLength(1);
  });

  it.each([
    [{date: "2026-03-02", critical_power: 280}, {date: "out_of_range"}],
    [{date: "2026-02-30", critical_power: 280}, {date: "not_a_date"}],
    [{date: "2026-02-20", critical_power: 59}, {critical_power: "out_of_range"}],
    [{date: "2026-02-20", critical_power: "280"}, {critical_power: "not_a_number"}],
    [{date: "2026-02-20", critical_power: null}, {critical_power: "not_a_number"}],
    [{date: "2026-02-20"}, {critical_power: "required"}],
    [{date: "2026-02-20", critical_power: 280, source: "auto"}, {source: "unknown_field"}],
  ])("400: %j is rejected, and nothing is stored", async (body, fields) => {
    const {call, values} = await start();
    expect(await refused(await call("PUT", "history", body))).toEqual({status: 400, code: "invalid", fields});
    expect(await values()).toEqual([]);
  });

  it("a range shows its rows with the one in force at its start", async () => {
    const {set, history, call} = await start();
    for (const [day, watts] of [
      ["2026-01-10", 270],
      ["2026-02-10", 280],
      ["2026-02-20", 290],
    ] as const)
      await set(day, watts);
    const days = async (query: string) => (await history(query)).items.map(({date}) => date);
    expect(await days("?startDate=2026-02-15")).toEqual(["2026-02-10", "2026-02-20"]);
    expect(await days("?startDate=2026-02-10&endDate=2026-02-10")).toEqual(["2026-02-10"]);
    expect(await days("?endDate=2026-01-09")).toEqual([]);
    expect((await history("?startDate=2026-02-15")).items[1]).toMatchObject({previous: 280, change: "set"});
    expect((await call("GET", "history?startDate=2026-03-01&endDate=2026-01-01")).status).toBe(400);
    expect((await call("GET", "history?startDate=soon")).status).toBe(400);
  });

  it("a range shows the value in force at its start for each power family, and names the family", async () => {
    const {ann, history} = await start();
    const at = new Date("2026-02-01T12:00:00Z");
    const row = {user_id: ann, source: "auto", created_at: at, updated_at: at} as const;
    await db.insert(cp_history).values([
      {...row, id: "cp_1", day: "2025-06-01", critical_power: 240, family: null, source: "manual"},
      {...row, id: "cp_2", day: "2025-12-01", critical_power: 250, family: "pod"},
      {...row, id: "cp_3", day: "2026-01-01", critical_power: 260, family: "pod"},
      {...row, id: "cp_4", day: "2026-02-01", critical_power: 330, family: "watch"},
    ]);
    const items = async (day: string) =>
      (await history(`?startDate=${day}&endDate=${day}`)).items.map(({id, family}) => [id, family]);
    expect(await items("2026-02-10")).toEqual([
      ["cp_1", null],
      ["cp_3", "pod"],
      ["cp_4", "watch"],
    ]);
    expect(await items("2026-01-15")).toEqual([
      ["cp_1", null],
      ["cp_3", "pod"],
    ]);
  });

  it("a recalculation lists the days that changed; a preview changes nothing; a second recalculation changes nothing", async () => {
    const {app, ann, derive, recalculate, values} = await start();
    await train(ann);
    await derive();
    app.setTime("2026-03-05T12:00:00Z");
    const power = raceOf(1.1 * CP, 1200);
    await insertRun(db, ann, {day: "2026-02-22", type: "race", power, created_at: app.now()});
    await derive();
    const before = await values();
    const preview = await recalculate({preview: true});
    expect(preview).toMatchObject({state: "done", preview: true, from: "2026-02-10"});
    expect(preview?.changed.map(({date}) => date)).toContain("2026-02-22");
    expect(await values()).toEqual(before);
    const done = await recalculate();
    expect(done?.changed).toEqual(preview?.changed);
    expect(done).toMatchObject({days_done: 24, days_total: 24});
    expect((await values()).map(([day]) => day)).toContain("2026-02-22");
    // What was in force before can still be determined.
    expect((await db.select().from(cp_history)).filter(({deleted_at}) => deleted_at)).not.toEqual([]);
    expect((await recalculate())?.changed).toEqual([]);
  });

  it("the same request twice creates one recalculation; a different one meanwhile gets 409; a job run twice applies it once", async () => {
    const {app, ann, call, dataOf} = await start();
    await train(ann);
    const ask = async (body: object) => call("PUT", "recalculate", body);
    const first = await dataOf(recalculation, await ask({}));
    expect(first).toMatchObject({state: "waiting", changed: [], days_done: 0});
    expect(await dataOf(recalculation, await ask({}))).toEqual(first);
    expect(await refused(await ask({preview: true}))).toMatchObject({status: 409, code: "conflict"});
    for (let time = 0; time < 2; time++)
      await runJob(app.deps, "recalculate-cp", {recalculation_id: first.id});
    expect(await db.select().from(cp_recalculation)).toMatchObject([{state: "done"}]);
    expect(await db.select().from(cp_history)).toHaveLength(1);
    await runJob(app.deps, "recalculate-cp", {recalculation_id: "cpr_none"});
  });

  it("a recalculation that never finished counts as failed after an hour, and another can be requested", async () => {
    const {app, ann, call, dataOf} = await start();
    await train(ann);
    await call("PUT", "recalculate", {});
    app.advance(3601);
    const reply = await dataOf(recalculationReply, await call("GET", "recalculate"));
    expect(reply.recalculation?.state).toBe("failed");
    expect((await call("PUT", "recalculate", {preview: true})).status).toBe(202);
  });

  it.each([
    [{from: "2026-03-02"}, {from: "out_of_range"}],
    [{from: "yesterday"}, {from: "not_a_date"}],
    [{preview: "yes"}, {preview: "unknown_value"}],
    [{to: "2026-03-01"}, {to: "unknown_field"}],
  ])("400: a recalculation of %j", async (body, fields) => {
    const {call, asked} = await start();
    expect(await refused(await call("PUT", "recalculate", body))).toMatchObject({status: 400, fields});
    expect(asked).toEqual([]);
  });
});
