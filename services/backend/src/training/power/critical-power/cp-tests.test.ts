import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {runJob} from "../../../../test/run-job.ts";
import {easyRunOf, insertRun, raceOf, type Stretch} from "../../../../test/runs.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {automaticCp, cpHistory, cpHistoryRow, foundTests} from "../../../contract/critical-power.ts";
import {errorReply} from "../../../contract/errors.ts";

const databases = await openTestDatabases();
/** 340 W for 3 min and 295 W for 9 min: 272.5 W and 12,150 J. */
const TEST = {date: "2026-02-21", protocol: "3_9", short_power: 340, long_power: 295};
const AS_RUN: readonly Stretch[] = [
  [900, 180],
  [180, 340],
  [1800, 170],
  [540, 295],
  [600, 170],
];

describe.each(databases)("tests of critical power on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const enqueued: string[] = [];
    const app = createTestApp(db, {
      enqueue: async (_tx, name) => {
        enqueued.push(name);
      },
    });
    const ann = await addPerson(db);
    const headers = {...bearer(await signInAs(app, ann.email)), "content-type": "application/json"};
    const call = async (method: string, path: string, body?: unknown) =>
      app.app.request(`/b/api/v1/users/me/cp/${path}`, {
        method,
        headers,
        ...(body !== undefined && {body: JSON.stringify(body)}),
      });
    const dataOf = async <T>(schema: z.ZodType<T>, answer: Response): Promise<T> =>
      schema.parse(z.object({data: z.unknown()}).parse(await answer.json()).data);
    const name = async (test: object = TEST) => dataOf(cpHistoryRow, await call("PUT", "tests", test));
    const history = async () => dataOf(cpHistory, await call("GET", "history"));
    const found = async () => (await dataOf(foundTests, await call("GET", "tests"))).items;
    const derive = () => runJob(app.deps, "derive-user", {user_id: ann.id});
    return {ann: ann.id, asked: enqueued, call, dataOf, name, history, found, derive};
  }
  const refused = async (answer: Response) => {
    const {err} = errorReply.parse(await answer.json());
    return [answer.status, err.code, err.field_errors];
  };

  it("200: both efforts set critical power and W′, and the history explains how", async () => {
    const {name, history, asked, call, dataOf} = await start();
    const row = await name();
    expect(row).toMatchObject({
      date: "2026-02-21",
      critical_power: 272.5,
      source: "test",
      change: "set",
      test: {protocol: "3_9", short_power: 340, long_power: 295, w_prime: 12_150},
    });
    expect(row.test?.explanation).toMatchObject({id: "tested_critical_power", value: 272.5});
    expect(await history()).toMatchObject({mode: "auto", items: [row]});
    expect(asked).toContain("derive-user");
    const {in_force} = await dataOf(automaticCp, await call("GET", "auto"));
    expect(in_force).toEqual({critical_power: 272.5, date: "2026-02-21", source: "test", lower_bound: false});
  });

  it.each([
    [{long_power: 340}, {long_power: "impossible"}],
    [{short_power: 290}, {long_power: "impossible"}],
    [{short_power: 297}, {short_power: "impossible"}],
    [{short_power: 520}, {short_power: "impossible"}],
    [{short_power: 20}, {short_power: "out_of_range"}],
    [{date: "2026-03-02"}, {date: "out_of_range"}],
    [{protocol: "5_5"}, {protocol: "unknown_value"}],
    [{activity_id: "act_theirs"}, {activity_id: "unknown_value"}],
  ])("400: %o sets nothing", async (changes, fields) => {
    const {call, history} = await start();
    const answer = await call("PUT", "tests", {...TEST, ...changes});
    expect(await refused(answer)).toEqual([400, "invalid", fields]);
    expect((await history()).items).toEqual([]);
  });

  it("400: where more was held for as long on another run, the test was not maximal", async () => {
    const {ann, call, name} = await start();
    await insertRun(db, ann, {day: "2026-02-10", power: [[1200, 310]]});
    const answer = await call("PUT", "tests", TEST);
    expect(await refused(answer)).toEqual([400, "invalid", {long_power: "not_maximal"}]);
    expect((await name({...TEST, short_power: 350, long_power: 305})).critical_power).toBe(282.5);
  });

  it("a test on the same day replaces the earlier one; a test on a later day is kept beside it", async () => {
    const {name, history} = await start();
    await name();
    await name({...TEST, long_power: 300});
    await name({...TEST, date: "2026-02-28"});
    const values = (await history()).items.map(({date, critical_power}) => [date, critical_power]);
    expect(values).toEqual([
      ["2026-02-21", 280],
      ["2026-02-28", 272.5],
    ]);
  });

  it("runs go on from it: a race raises it, and easy runs leave it", async () => {
    const {ann, name, derive, history} = await start();
    await insertRun(db, ann, {day: "2026-02-10", power: easyRunOf(272)});
    await insertRun(db, ann, {day: "2026-02-14", power: easyRunOf(272)});
    await name();
    await insertRun(db, ann, {day: "2026-02-23", power: easyRunOf(272)});
    await derive();
    const sources = async () => (await history()).items.map(({date, source}) => [date, source]);
    expect((await sources()).at(-1)).toEqual(["2026-02-21", "test"]);
    await insertRun(db, ann, {day: "2026-02-25", type: "race", power: raceOf(300, 1200)});
    await derive();
    expect((await sources()).at(-1)).toEqual(["2026-02-25", "auto"]);
  });

  it("a test can be deleted: the values derived from runs return", async () => {
    const {ann, name, call, derive, history} = await start();
    for (const day of ["2026-02-10", "2026-02-14"]) await insertRun(db, ann, {day, power: easyRunOf(260)});
    await insertRun(db, ann, {day: "2026-02-21", type: "race", power: raceOf(260, 1200)});
    await derive();
    const before = (await history()).items.map(({critical_power}) => critical_power);
    const {id} = await name();
    expect((await call("DELETE", `history/${id}`)).status).toBe(200);
    await derive();
    expect((await history()).items.map(({critical_power}) => critical_power)).toEqual(before);
  });

  it("a run of the kind test that holds both efforts is found, until it has set one", async () => {
    const {ann, name, found, history} = await start();
    expect(await found()).toEqual([]);
    await insertRun(db, ann, {day: "2026-02-20", power: AS_RUN});
    await insertRun(db, ann, {day: "2026-02-20", type: "test", power: easyRunOf(280)});
    const id = await insertRun(db, ann, {
      day: "2026-02-21",
      type: "test",
      name: "Three and nine",
      power: AS_RUN,
    });
    const [test, ...more] = await found();
    expect(more).toEqual([]);
    expect(test).toEqual({
      activity_id: id,
      name: "Three and nine",
      date: "2026-02-21",
      protocol: "3_9",
      short_power: 340,
      long_power: 295,
      critical_power: 272.5,
      w_prime: 12_150,
    });
    await name({...TEST, activity_id: id});
    expect((await history()).items[0]).toMatchObject({activity_id: id, activity_name: "Three and nine"});
    expect(await found()).toEqual([]);
  });
});
