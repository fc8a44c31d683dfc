import {isoDay} from "@gradus/training/numbers/days";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {easyRunOf, insertRun, raceOf} from "../../../../test/runs.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {invite} from "../../../../test/user-data.ts";
import {profile} from "../../../accounts/account/tables.ts";
import {errorReply} from "../../../contract/errors.ts";
import {COURSES_MAX, TARGET_CONFLICT} from "../../../contract/race-values.ts";
import {course, courseList, courseSummary, predictionReply} from "../../../contract/races.ts";
import {share} from "../../../sharing/tables.ts";
import {cp_history} from "../critical-power/tables.ts";
import {race_course} from "./tables.ts";

const databases = await openTestDatabases();
const METRES_PER_DEGREE = 111_194.93;

/** A route straight north, with the height at each point. */
function gpx(
  metres: number,
  heightAt: (at: number) => number | null = () => 100,
  points = Math.max(60, metres / 50),
) {
  const places = Array.from({length: points + 1}, (_, index) => {
    // A little short, so that rounding makes no further metre.
    const at = (index * (metres - 0.1)) / points;
    const height = heightAt(at);
    const ele = height === null ? "" : `<ele>${height}</ele>`;
    return `<rtept lat="${50 + at / METRES_PER_DEGREE}" lon="8.5">${ele}</rtept>`;
  });
  return `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1"><rte>${places.join("")}</rte></gpx>`;
}

describe.each(databases)("races on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const headers = bearer(await signInAs(app, ann.email));
    const call = (method: string, path: string, authHeaders: Record<string, string> = headers, id = "me") =>
      app.app.request(`/b/api/v1/users/${id}/race/${path}`, {method, headers: authHeaders});
    const send = (content: string | Uint8Array<ArrayBuffer> | null, fields: Record<string, string> = {}) => {
      const body = new FormData();
      if (content !== null) body.set("file", new File([content], "Around the lake.gpx"));
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return app.app.request("/b/api/v1/users/me/race/courses", {method: "POST", headers, body});
    };
    const dataOf = async <T>(schema: z.ZodType<T>, answer: Response): Promise<T> =>
      schema.parse(z.object({data: z.unknown()}).parse(await answer.json()).data);
    const predict = async (query: string) =>
      dataOf(predictionReply, await call("GET", `prediction?${query}`));
    const setCp = (critical_power: number) =>
      db.insert(cp_history).values({
        id: "cph_1",
        user_id: ann.id,
        day: "2026-01-01",
        critical_power,
        source: "manual",
        created_at: app.now(),
        updated_at: app.now(),
      });
    return {app, ann: ann.id, headers, call, send, dataOf, predict, setCp};
  }
  const refused = async (answer: Response) => {
    const {err} = errorReply.parse(await answer.json());
    return {status: answer.status, code: err.code, params: err.params, fields: err.field_errors};
  };

  it("201: a course is stored with its length and climb, and returned in full on request", async () => {
    const {call, send, dataOf} = await start();
    const answer = await send(gpx(5000, (at) => 100 + at / 50));
    expect(answer.status).toBe(201);
    const savedCourse = await dataOf(courseSummary, answer);
    expect(savedCourse).toMatchObject({name: "Around the lake", distance: 5000, has_heights: true, loss: 0});
    expect(savedCourse.gain).toBeGreaterThan(90);
    const summary = await dataOf(course, await call("GET", `courses/${savedCourse.id}`));
    expect(summary).toEqual(savedCourse);
    const whole = await dataOf(course, await call("GET", `courses/${savedCourse.id}?depth=complete`));
    expect([whole.spacing, whole.profile?.length]).toEqual([20, 251]);
    expect(whole.bbox?.[0]).toBeCloseTo(50, 6);
    expect(whole.polyline?.length).toBeGreaterThan(4);
    expect((await dataOf(courseList, await call("GET", "courses"))).items).toEqual([savedCourse]);
  });

  it("200: the same file again is the one that is there, also where it is sent twice at once", async () => {
    const {send, dataOf} = await start();
    const answers = await Promise.all([send(gpx(1000)), send(gpx(1000))]);
    expect(answers.map(({status}) => status).sort()).toEqual([200, 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await dataOf(courseSummary, answer)).id));
    expect(new Set(ids).size).toBe(1);
    const stretched = await send(gpx(1000), {official_distance: "1020", name: "Official"});
    expect(await dataOf(courseSummary, stretched)).toMatchObject({distance: 1020, name: "Official"});
  });

  it("a course without heights is treated as level and marked as having none", async () => {
    const {send, dataOf} = await start();
    const savedCourse = await dataOf(courseSummary, await send(gpx(3000, () => null)));
    expect(savedCourse).toMatchObject({has_heights: false, gain: 0, loss: 0});
  });

  it.each([
    ["nothing", "", "empty_file"],
    ["a picture", "\u0089PNG", "unknown_format"],
    ["XML of another kind", "<svg/>", "unknown_format"],
    ["a document type", `<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>`, "document_type"],
    ["half a file", gpx(3000).slice(0, 900), "damaged"],
    ["no positions", "<gpx></gpx>", "no_positions"],
    ["few points", gpx(3000, () => 100, 40), "too_few_points"],
    ["a few metres", gpx(300, () => 100, 60), "too_short"],
    ["a thousand kilometres", gpx(1_000_000, () => 100, 100), "too_long"],
  ])(
    "422: %s is no course; the reason is returned, and nothing is stored",
    async (_case, content, problem) => {
      const {send} = await start();
      expect(await refused(await send(content))).toMatchObject({
        status: 422,
        code: "course_unusable",
        params: {problem},
      });
      expect(await db.select().from(race_course)).toEqual([]);
    },
  );

  it("413: what is larger than 10 MB is not read", async () => {
    const {send} = await start();
    expect((await send(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await send(new Uint8Array(11 * 1024 * 1024))).status).toBe(413);
  });

  it.each([
    [null, {}, {file: "unknown_value"}],
    ["x", {name: "x".repeat(81)}, {name: "too_long"}],
    ["x", {official_distance: "ten"}, {official_distance: "not_a_number"}],
    ["x", {official_distance: "10"}, {official_distance: "out_of_range"}],
  ])("400: %j with %j", async (content, fields, wrong) => {
    const {send} = await start();
    expect(await refused(await send(content, fields))).toMatchObject({status: 400, fields: wrong});
  });

  it("422: courses beyond the limit per user are not stored", async () => {
    const {ann, app, send} = await start();
    const row = {
      user_id: ann,
      name: "One of many",
      distance: 1000,
      gain: 0,
      loss: 0,
      has_heights: false,
      lowest: 0,
      highest: 0,
      bbox: [50, 8, 50, 8] as const,
      polyline: "",
      altitudes: new Uint8Array(),
      grades: new Uint8Array(),
      created_at: app.now(),
    };
    const rows = Array.from({length: COURSES_MAX}, (_, n) => ({...row, id: `crs_${n}`, sha256: `${n}`}));
    await db.insert(race_course).values(rows);
    expect(await refused(await send(gpx(1000)))).toMatchObject({status: 422, code: "limit_reached"});
  });

  it("is removed once; another's looks like none", async () => {
    const {app, call, send, dataOf} = await start();
    const {id} = await dataOf(courseSummary, await send(gpx(1000)));
    const bob = await addPerson(db, {name: "bob"});
    const foreign = bearer(await signInAs(app, bob.email));
    expect((await call("GET", `courses/${id}`, foreign)).status).toBe(404);
    expect((await call("DELETE", `courses/${id}`, foreign)).status).toBe(404);
    expect((await call("GET", `prediction?course_id=${id}`, foreign)).status).toBe(404);
    expect((await call("DELETE", `courses/${id}`)).status).toBe(200);
    expect((await call("DELETE", `courses/${id}`)).status).toBe(404);
    expect((await call("GET", `courses/${id}?depth=all`)).status).toBe(400);
  });

  it("200: without critical power there is no prediction, and the status reports it", async () => {
    const {predict} = await start();
    expect(await predict("race_distance=10000")).toEqual({
      status: "insufficient_data",
      prediction: null,
      inputs: null,
      assumed: [],
      explanations: [],
    });
  });

  it("ten kilometres at 280 W, in mild still air", async () => {
    const {predict, setCp} = await start();
    await setCp(280);
    const {prediction, inputs, assumed, explanations} = await predict("race_distance=10000");
    expect(prediction?.splits).toHaveLength(10);
    const sum = (prediction?.splits ?? []).reduce((all, {time}) => all + time, 0);
    expect(sum).toBeCloseTo(prediction?.time ?? 0, 0);
    expect(prediction?.splits?.at(-1)?.cumulative).toBe(prediction?.time);
    expect(inputs).toMatchObject({
      critical_power: 280,
      weight_kg: 61,
      distance: 10_000,
      training_humidity: 50,
    });
    expect(assumed).toContain("race_temperature");
    expect(prediction?.factors).toEqual([
      {id: "altitude", watts: 0},
      {id: "heat", watts: 0},
    ]);
    const {range} = {range: prediction?.power_range};
    expect((range?.min ?? 0) < (range?.target ?? 0) && (range?.target ?? 0) < (range?.max ?? 0)).toBe(true);
    expect(explanations.map(({id}) => id)).toEqual([
      "predicted_time",
      "predicted_power",
      "share_of_sustainable",
      "power_of_speed",
      "air_density",
      "altitude_factor",
      "heat_adjustment",
      "slow_finish",
    ]);
    expect((await predict("race_distance=10000&depth=summary")).prediction?.splits).toBeUndefined();
    expect((await predict("race_distance=10000&split=mi")).prediction?.splits).toHaveLength(7);
  });

  it("heat and height take watts, each by itself", async () => {
    const {predict, setCp} = await start();
    await setCp(280);
    const factorWatts = async (query: string) => {
      const {prediction} = await predict(`race_distance=21097.5&${query}`);
      return Object.fromEntries(prediction?.factors.map(({id, watts}) => [id, watts]) ?? []);
    };
    const hot = await factorWatts("training_temperature=10&race_temperature=30");
    expect([hot.altitude, (hot.heat ?? 0) < -5]).toEqual([0, true]);
    const high = await factorWatts("training_elevation=200&race_elevation=1600");
    expect([(high.altitude ?? 0) < -10, high.heat]).toEqual([true, 0]);
    expect((await factorWatts("training_temperature=10&race_temperature=30&heat=0")).heat).toBe(0);
  });

  it("a hot race costs what the runner is not used to: mild air without runs, else that of 42 days", async () => {
    const {ann, predict, setCp} = await start();
    await setCp(280);
    const hot = async () => {
      const {prediction, inputs, assumed} = await predict("race_distance=21097.5&race_temperature=30");
      const heat = prediction?.factors.find(({id}) => id === "heat")?.watts ?? 0;
      return {heat, inputs, assumed};
    };
    const unknown = await hot();
    expect(unknown.heat).toBeLessThan(-5);
    expect(unknown.inputs).toMatchObject({training_temperature: 15, training_elevation: 0});
    for (const [day, temperature, altitude] of [
      ["2026-02-10", 26, 400],
      ["2026-02-17", 29, 500],
      ["2026-02-24", 45, 600],
      // Longer ago than any athlete stays acclimatized.
      ["2025-12-20", 3, 0],
      ["2025-12-21", 3, 0],
    ] as const) {
      await insertRun(db, ann, {day, averages: {temperature, altitude, humidity: 60}});
    }
    const used = await hot();
    expect(used.inputs).toMatchObject({
      training_temperature: 29,
      training_humidity: 60,
      training_elevation: 500,
      race_elevation: 500,
    });
    expect(used.assumed).toContain("training_temperature");
    expect(used.heat).toBeGreaterThan(-2);
  });

  describe("freshness", () => {
    /** Every day the same, and the last two weeks another. */
    const train = async (user: string, usual: number, lately: number, days = 140) => {
      for (let ago = days - 1; ago >= 0; ago -= 1) {
        const day = isoDay(new Date(Date.UTC(2026, 2, 1 - ago)));
        await insertRun(db, user, {day, stress: ago < 14 ? lately : usual});
      }
    };
    const wattsOf = (reply: z.infer<typeof predictionReply>) =>
      reply.prediction?.factors.find(({id}) => id === "freshness")?.watts;

    it("gives watts after a taper, is explained, and can be left out", async () => {
      const {ann, predict, setCp} = await start();
      await setCp(280);
      await train(ann, 60, 30);
      const rested = await predict("race_distance=10000");
      expect(wattsOf(rested)).toBeGreaterThan(2);
      expect(rested.inputs).toMatchObject({race_day: "2026-03-01"});
      expect(rested.prediction?.environment.freshness_percent).toBeGreaterThan(1);
      const freshness = rested.explanations.find(({id}) => id === "freshness");
      expect(freshness?.inputs.map(({value}) => value !== null)).toEqual([true, true]);
      const without = await predict("race_distance=10000&freshness=0");
      expect(wattsOf(without)).toBeUndefined();
      expect(without.prediction?.environment.freshness_percent).toBeNull();
      expect(without.prediction?.time).toBeGreaterThan(rested.prediction?.time ?? 0);
      // The value it would have is reported all the same.
      expect(without.inputs?.form).toBe(rested.inputs?.form);
    });

    it("takes watts after hard weeks, and has settled by a race in five weeks", async () => {
      const {ann, predict, setCp} = await start();
      await setCp(280);
      await train(ann, 60, 120);
      expect(wattsOf(await predict("race_distance=10000"))).toBeLessThan(-8);
      const later = await predict("race_distance=10000&race_day=2026-04-05");
      expect([wattsOf(later), later.inputs?.race_day]).toEqual([0, "2026-04-05"]);
      const over = await predict("race_distance=10000&race_day=2025-04-05");
      expect(over.inputs?.race_day).toBe("2026-03-01");
    });

    it("freshness is missing when only a few weeks are known, unless the athlete stated a starting fitness", async () => {
      const {ann, predict, setCp} = await start();
      await setCp(280);
      expect(wattsOf(await predict("race_distance=10000"))).toBeUndefined();
      await train(ann, 60, 60, 30);
      const early = await predict("race_distance=10000");
      expect([wattsOf(early), early.inputs?.form, early.inputs?.fitness]).toEqual([undefined, null, null]);
      expect(early.explanations.map(({id}) => id)).not.toContain("freshness");
      await db.update(profile).set({starting_fitness: 60});
      expect(wattsOf(await predict("race_distance=10000"))).toBe(0);
    });
  });

  describe("the cost of running", () => {
    const costly = {
      averages: {steady_costs: Array.from({length: 20}, () => 1.06)},
      power_family: "pod",
    } as const;

    it("the running cost is the athlete's own from three steady runs on, reports the number of runs, and can be left out", async () => {
      const {ann, predict, setCp} = await start();
      await setCp(280);
      const power = easyRunOf(280);
      for (const day of ["2026-02-10", "2026-02-12"]) await insertRun(db, ann, {day, power, ...costly});
      const two = await predict("race_distance=10000");
      expect(two.inputs).toMatchObject({running_cost: 0.98, running_cost_runs: 0});
      expect(two.explanations.map(({id}) => id)).not.toContain("personal_cost");
      await insertRun(db, ann, {day: "2026-02-14", power, ...costly});
      const three = await predict("race_distance=10000");
      expect(three.inputs).toMatchObject({running_cost: 1.04, running_cost_runs: 3});
      expect(three.explanations.find(({id}) => id === "personal_cost")?.inputs).toMatchObject([
        {value: 60},
        {value: 3},
        {value: 1.06},
      ]);
      expect(three.prediction?.time).toBeGreaterThan((two.prediction?.time ?? 0) * 1.03);
      const usual = await predict("race_distance=10000&cost=usual");
      expect(usual.inputs).toMatchObject({running_cost: 0.98, running_cost_runs: 0});
    });

    it("the running cost ignores other power families, trails, treadmills, and excluded, deleted or old runs", async () => {
      const {ann, predict, setCp} = await start();
      await setCp(280);
      await insertRun(db, ann, {day: "2026-02-28", power: easyRunOf(280)});
      for (const more of [
        {power_family: "watch"},
        {surface_type: "trail"},
        {surface_type: "treadmill"},
        {is_excluded: true},
        {deleted_at: new Date()},
        {day: "2025-11-01"},
      ] as const) {
        await insertRun(db, ann, {day: "2026-02-14", ...costly, ...more});
      }
      expect((await predict("race_distance=10000")).inputs?.running_cost_runs).toBe(0);
    });
  });

  it("of a course it knows the hills and how high it lies", async () => {
    const {predict, send, dataOf, setCp} = await start();
    await setCp(280);
    const flat = await dataOf(courseSummary, await send(gpx(5000)));
    const steep = await dataOf(courseSummary, await send(gpx(5000, (at) => 1500 + at / 10)));
    const level = await predict(`course_id=${flat.id}`);
    const uphill = await predict(`course_id=${steep.id}&training_elevation=1500`);
    expect(uphill.inputs?.race_elevation).toBeGreaterThan(1700);
    expect(uphill.prediction?.time).toBeGreaterThan((level.prediction?.time ?? 0) * 1.5);
    expect(uphill.prediction?.splits?.[2]?.grade).toBeCloseTo(0.1, 2);
  });

  it("a target power gives a time, and that time gives the power", async () => {
    const {predict, setCp} = await start();
    await setCp(280);
    const byPower = await predict("race_distance=10000&target_power=270");
    expect(byPower.prediction).toMatchObject({power: 270, feasibility: "safe"});
    const byTime = await predict(`race_distance=10000&target_time=${byPower.prediction?.time}`);
    expect(byTime.prediction?.power).toBeCloseTo(270, 0);
    expect((await predict("race_distance=10000&target_power=320")).prediction?.feasibility).toBe("unlikely");
  });

  it("400: both targets, in these words; also before anything else is known", async () => {
    const {call} = await start();
    const answer = await call("GET", "prediction?race_distance=10000&target_power=280&target_time=2400");
    const {err} = errorReply.parse(await answer.json());
    expect([answer.status, err.code, err.message]).toEqual([400, "target_conflict", TARGET_CONFLICT]);
    expect(err.message).toBe(
      "You may not include both a target time and target power in the prediction request. Choose one.",
    );
  });

  it("422: a time that no athlete could run is rejected, with the best possible time", async () => {
    const {call, setCp} = await start();
    await setCp(280);
    const answer = await refused(await call("GET", "prediction?race_distance=10000&target_time=600"));
    expect([answer.status, answer.code]).toEqual([422, "target_unreachable"]);
    expect(Number(answer.params?.best_possible_time)).toBeGreaterThan(Number(answer.params?.fastest_time));
  });

  it.each([
    ["", {race_distance: "required"}],
    ["race_distance=10000&course_id=crs_1", {race_distance: "unknown_value"}],
    ["race_distance=marathon", {race_distance: "not_a_number"}],
    ["race_distance=100", {race_distance: "out_of_range"}],
    ["race_distance=10000&target_power=0", {target_power: "out_of_range"}],
    ["race_distance=10000&target_power=", {target_power: "not_a_number"}],
    ["race_distance=10000&race_humidity=120", {race_humidity: "out_of_range"}],
    ["race_distance=10000&race_temperature=1e3", {race_temperature: "not_a_number"}],
    ["race_distance=10000&surface=sand", {surface: "unknown_value"}],
    ["race_distance=10000&depth=all", {depth: "unknown_value"}],
    ["race_distance=10000&race_day=tomorrow", {race_day: "not_a_date"}],
    ["race_distance=10000&freshness=2", {freshness: "unknown_value"}],
    ["race_distance=10000&weight=60", {weight: "unknown_field"}],
  ])("400: a prediction of %s", async (query, fields) => {
    const {call} = await start();
    expect(await refused(await call("GET", `prediction?${query}`))).toMatchObject({status: 400, fields});
  });

  it("rests on own long efforts and weekly time where there are runs", async () => {
    const {ann, predict, setCp} = await start();
    await setCp(280);
    for (const day of ["2026-02-10", "2026-02-17"]) await insertRun(db, ann, {day, power: easyRunOf(280)});
    await insertRun(db, ann, {day: "2026-02-24", type: "race", power: raceOf(280, 1200)});
    const {inputs} = await predict("race_distance=42195");
    expect(inputs?.confidence).toBeGreaterThan(0.3);
    expect(inputs?.weekly_time).toBeGreaterThan(600);
  });

  it("courses are seen from the level of plans on, predictions by a coach", async () => {
    const {app, ann, call, send} = await start();
    await send(gpx(1000));
    const bob = await addPerson(db, {name: "bob"});
    const headers = bearer(await signInAs(app, bob.email));
    await invite(db, ann, "bob@example.com", app.now(), "accepted");
    const statuses = async () =>
      Promise.all(
        ["courses", "prediction?race_distance=10000"].map(
          async (path) => (await call("GET", path, headers, ann)).status,
        ),
      );
    for (const [level, expected] of [
      ["activities", [404, 404]],
      ["plan", [200, 404]],
      ["coach", [200, 200]],
    ] as const) {
      await db.update(share).set({level, receiver_id: bob.id});
      expect(await statuses(), level).toEqual(expected);
    }
  });
});
