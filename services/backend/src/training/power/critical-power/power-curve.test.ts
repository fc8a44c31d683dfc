import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {easyRunOf, insertRun, raceOf} from "../../../../test/runs.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {invite} from "../../../../test/user-data.ts";
import {errorReply} from "../../../contract/errors.ts";
import {powerCurve} from "../../../contract/power-curve.ts";
import type {ShareLevel} from "../../../contract/share-values.ts";
import {share} from "../../../sharing/tables.ts";
import {cp_history} from "./tables.ts";

const databases = await openTestDatabases();
const CP = 280;

describe.each(databases)("the power curve on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const headers = bearer(await signInAs(app, ann.email));
    const ask = (query = "", authHeaders = headers, id = "me") =>
      app.get(`/b/api/v1/users/${id}/pdc${query}`, authHeaders);
    const read = async (query = "", authHeaders = headers, id = "me") =>
      z.object({data: powerCurve}).parse(await (await ask(query, authHeaders, id)).json()).data;
    return {app, ann: ann.id, ask, read};
  }

  it("200: without runs the curve is empty, with no model, critical power or explanations", async () => {
    const {read} = await start();
    expect(await read("?include_breakdown=1&format=seconds")).toEqual({
      from: "2025-12-02",
      to: "2026-03-01",
      detraining: true,
      family: null,
      families: [],
      durations: [],
      power: [],
      power_list: [],
      breakdown: [],
      critical_power: null,
      weight_kg: 61,
      model: null,
      explanations: [],
    });
  });

  it("the best of all runs wins each duration, with the run it came from and when it began in that run", async () => {
    const {ann, read} = await start();
    const race = await insertRun(db, ann, {
      day: "2026-02-20",
      name: "Ten",
      type: "race",
      power: raceOf(CP, 600),
    });
    const easy = await insertRun(db, ann, {day: "2026-02-25", power: easyRunOf(CP)});
    const {durations, power, breakdown} = await read("?include_breakdown=1&detraining=0");
    expect(power[durations.indexOf(600)]).toBeCloseTo(301, 5);
    expect(power).toEqual(power.toSorted((a, b) => b - a));
    const [best, other] = breakdown ?? [];
    expect([best?.activity_id, best?.name, best?.date, best?.age_days]).toEqual([
      race,
      "Ten",
      "2026-02-20",
      9,
    ]);
    expect(best?.points.find(({duration}) => duration === 600)).toEqual({
      duration: 600,
      power: 301,
      start: 900,
    });
    expect(other?.activity_id).toBe(easy);
    expect((best?.share ?? 0) + (other?.share ?? 0)).toBeCloseTo(1, 3);
  });

  it("deleted and excluded runs, and watts of another family, take no part", async () => {
    const {ann, read} = await start();
    await insertRun(db, ann, {day: "2026-02-25", power: [[60, 200]]});
    await insertRun(db, ann, {day: "2026-02-26", power: [[60, 210]]});
    await insertRun(db, ann, {day: "2026-02-20", power: [[60, 900]], deleted_at: new Date()});
    await insertRun(db, ann, {day: "2026-02-21", power: [[60, 800]], is_excluded: true});
    await insertRun(db, ann, {day: "2026-02-22", power: [[60, 400]], power_family: "watch"});
    const shown = await read();
    expect([shown.family, shown.families, shown.power[0]]).toEqual(["pod", ["pod", "watch"], 210]);
    expect((await read("?family=watch")).power[0]).toBe(400);
  });

  it("both ends of the range count, given as days or as moments of the runner's day", async () => {
    const {ann, read} = await start();
    for (const [day, watts] of [
      ["2026-02-01", 300],
      ["2026-02-02", 200],
      ["2026-02-03", 250],
      ["2026-02-04", 400],
    ] as const)
      await insertRun(db, ann, {day, power: [[60, watts]]});
    // 23:30 UTC is half past midnight in Berlin.
    const at = (instant: string) => Date.parse(instant) / 1000;
    const query = `?from=${at("2026-02-01T23:30:00Z")}&to=${at("2026-02-03T22:30:00Z")}&detraining=0`;
    expect(await read(query)).toMatchObject({from: "2026-02-02", to: "2026-02-03"});
    expect((await read(query)).power[0]).toBe(250);
    expect((await read("?from=2026-02-01&to=2026-02-01&detraining=0")).power[0]).toBe(300);
  });

  it("an old best effort fades after training stops, unless the request turns detraining off", async () => {
    const {ann, read} = await start();
    for (let day = 1; day <= 9; day++)
      await insertRun(db, ann, {day: `2025-12-0${day}`, power: raceOf(CP, 600), stress: 100});
    const at600 = ({durations, power}: z.infer<typeof powerCurve>) => power[durations.indexOf(600)] ?? 0;
    expect(at600(await read("?detraining=0"))).toBe(301);
    expect(at600(await read())).toBeLessThan(301 * 0.95);
  });

  it("three runs have a model: critical power with what it rests on, and its line", async () => {
    const {ann, read} = await start();
    for (const day of ["2026-02-10", "2026-02-17"]) await insertRun(db, ann, {day, power: easyRunOf(CP)});
    expect((await read()).model).toBeNull();
    await insertRun(db, ann, {day: "2026-02-24", type: "race", power: raceOf(CP, 1200)});
    const {model, durations, explanations} = await read();
    expect(model?.critical_power).toBeGreaterThan(CP * 0.97);
    expect(model?.critical_power).toBeLessThan(CP * 1.03);
    expect(model?.lower_bound).toBe(false);
    expect(model?.power).toHaveLength(durations.length);
    expect(model?.power[durations.indexOf(5)]).toBeNull();
    expect(model?.band.map((width) => width === null)).toEqual(model?.power.map((watts) => watts === null));
    expect(explanations.map(({id}) => id)).toEqual(["automatic_critical_power", "critical_power_confidence"]);
    expect(explanations[0]?.value).toBeCloseTo(model?.critical_power ?? 0, 1);
  });

  it("format=seconds adds one value a second to the end of the curve", async () => {
    const {ann, read} = await start();
    await insertRun(db, ann, {day: "2026-02-25", power: easyRunOf(CP)});
    const {power_list: list = [], durations, power} = await read("?format=seconds");
    expect(list).toHaveLength(durations.at(-1) ?? 0);
    expect(list[299]).toBe(power[durations.indexOf(300)]);
  });

  it.each([
    ["?from=2026-03-01&to=2026-02-01", {from: "out_of_range"}],
    ["?from=tomorrow", {from: "not_a_date"}],
    ["?to=2026-02-30", {to: "not_a_date"}],
    ["?to=2500-01-01", {to: "out_of_range"}],
    ["?detraining=yes", {detraining: "unknown_value"}],
    ["?include_breakdown=2", {include_breakdown: "unknown_value"}],
    ["?format=csv", {format: "unknown_value"}],
    ["?until=2026-01-01", {until: "unknown_field"}],
  ])("400: %s is refused by its field", async (query, fields) => {
    const {ask} = await start();
    const answer = await ask(query);
    const {err} = errorReply.parse(await answer.json());
    expect([answer.status, err.code, err.field_errors]).toEqual([400, "invalid", fields]);
  });

  it("is seen from the level of activities on, and with critical power and weight by a coach", async () => {
    const {app, ann, ask, read} = await start();
    const bob = await addPerson(db, {name: "bob"});
    const headers = bearer(await signInAs(app, bob.email));
    for (const day of ["2026-02-10", "2026-02-17", "2026-02-24"])
      await insertRun(db, ann, {day, type: "race", power: raceOf(CP, 1200)});
    await db.insert(cp_history).values({
      id: "cph_1",
      user_id: ann,
      day: "2026-02-24",
      critical_power: 281.26,
      source: "auto",
      created_at: app.now(),
      updated_at: app.now(),
    });
    expect((await ask("", headers, ann)).status).toBe(404);
    await invite(db, ann, "bob@example.com", app.now(), "accepted");
    const setLevel = (level: ShareLevel) => db.update(share).set({level, receiver_id: bob.id});
    await setLevel("summary");
    expect((await ask("", headers, ann)).status).toBe(404);
    await setLevel("activities");
    const seen = await read("", headers, ann);
    expect(seen.power.length).toBeGreaterThan(0);
    expect([seen.critical_power, seen.weight_kg, seen.model, seen.explanations]).toEqual([
      null,
      null,
      null,
      [],
    ]);
    await setLevel("coach");
    const coached = await read("", headers, ann);
    expect([coached.critical_power, coached.weight_kg]).toEqual([281.3, 61]);
    expect(coached.model).not.toBeNull();
  });
});
