import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {fitFile, lapAt, START} from "../../../../test/recordings.ts";
import {startRunner} from "../../../../test/runner.ts";
import {refusalOf} from "../../../../test/social-page.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {athlete_measure} from "../../../accounts/account/tables.ts";
import {activityRemoval, activityTotals} from "../../../contract/activities.ts";
import {distributions} from "../../../contract/distributions.ts";
import {errorReply} from "../../../contract/errors.ts";
import {SHARE_LEVELS, type ShareLevel} from "../../../contract/share-values.ts";
import {apparel} from "../../../gear/tables.ts";
import {share} from "../../../sharing/tables.ts";
import {cp_history} from "../../power/critical-power/tables.ts";
import {upload} from "../original-files/tables.ts";
import {training_state} from "../state/tables.ts";
import {cleanUpRuns} from "./clean-up-runs.ts";
import {activity} from "./tables.ts";

const databases = await openTestDatabases();
const DAY_S = 86_400;

describe.each(databases)("a user's runs, on $name", ({db, reset}) => {
  beforeEach(reset);
  const state = async () => (await db.select().from(training_state))[0];

  it("200: a list has the newest first, page by page, each run once, whatever is deleted in between", async () => {
    const {run, list, one} = await startRunner(db);
    const ids: string[] = [];
    for (const day of [2, 0, 4, 1, 3]) ids[day] = await run({start: START + day * DAY_S, seconds: 60});
    const first = await list("?limit=2");
    expect(first.items.map(({id}) => id)).toEqual([ids[4], ids[3]]);
    await one("DELETE", ids[3] ?? "");
    const second = await list(`?limit=2&cursor=${first.next_cursor}`);
    expect(second.items.map(({id}) => id)).toEqual([ids[2], ids[1]]);
    const last = await list(`?limit=2&cursor=${second.next_cursor}`);
    expect([last.items.map(({id}) => id), last.next_cursor]).toEqual([[ids[0]], null]);
    expect((await list("?deleted=only")).items.map(({id}) => id)).toEqual([ids[3]]);
  });

  it("200: a list is narrowed by day, kind, surface, shoes and words", async () => {
    const {run, list, one, ann, now} = await startRunner(db);
    await db.insert(apparel).values({
      id: "app_1",
      user_id: ann.id,
      kind: "shoe",
      brand: "Example",
      model: "Road",
      created_at: now(),
    });
    const road = await run({seconds: 60});
    const trail = await run({start: START + DAY_S, seconds: 60, subSport: "trail"});
    const edit = {name: "100% über den Berg", type: "race", tags: ["Föhn_2"], apparel_id: "app_1"};
    expect((await one("PUT", trail, edit)).status).toBe(200);
    const found = async (query: string) => (await list(query)).items.map(({id}) => id);
    expect(await found("?from=2026-02-15")).toEqual([trail]);
    expect(await found("?to=2026-02-14")).toEqual([road]);
    expect(await found("?from=2026-02-14&to=2026-02-15")).toEqual([trail, road]);
    expect(await found("?type=race")).toEqual([trail]);
    expect(await found("?surface=road")).toEqual([road]);
    expect(await found("?shoe=app_1")).toEqual([trail]);
    expect(await found("?shoe=none")).toEqual([road]);
    expect(await found("?q=%C3%9CBER")).toEqual([trail]);
    expect(await found("?q=f%C3%B6hn_")).toEqual([trail]);
    // What the database takes for a placeholder is a character to people.
    expect(await found("?q=0%25")).toEqual([trail]);
    expect(await found("?q=_")).toEqual([trail]);
    expect(await found("?q=%25%25%25")).toEqual([]);
  });

  it.each([
    "?from=2026-02-30",
    "?limit=0",
    "?limit=1000",
    "?cursor=x",
    "?cursor=999999999999999.act_1",
    "?cursor=-9999999999999.act_1",
    "?type=swim",
    "?more=1",
    "?deleted=all",
  ])("400: a list requested with %s", async (query) => {
    const {get, mine} = await startRunner(db);
    expect((await get(`/b/api/v1/users/me/activities${query}`, mine)).status).toBe(400);
  });

  it("200: totals of a filter are of all its runs and not of one page, without those that are left out", async () => {
    const {run, ask, list} = await startRunner(db);
    const totals = async (query = "") => {
      const response = await ask("GET", `/b/api/v1/users/me/activities/totals${query}`);
      return z.object({data: activityTotals}).parse(await response.json()).data;
    };
    expect(await totals()).toEqual({count: 0, distance: null, moving_time: 0, stress: null});
    const ids: string[] = [];
    for (const day of [0, 1, 2]) ids.push(await run({start: START + day * DAY_S, seconds: 600}));
    const {items} = await list("?limit=1&from=2026-02-15");
    const [newest] = items;
    if (!newest) throw new Error("There is no run");
    const {distance, moving_time, stress} = newest;
    expect(await totals("?from=2026-02-15")).toEqual({
      count: 2,
      distance: 2 * (distance ?? 0),
      moving_time: 2 * moving_time,
      stress: stress === null ? null : expect.closeTo(2 * stress, 0),
    });
    const excluded = await ask("PUT", `/b/api/v1/activities/${ids[2]}/exclude`, {excluded: true});
    expect(excluded.status).toBe(200);
    expect(await totals("?from=2026-02-15")).toMatchObject({count: 1, moving_time});
    expect(
      (await ask("GET", "/b/api/v1/users/me/activities/totals?from=2026-03-01&to=2026-02-01")).status,
    ).toBe(400);
  });

  it("200: a run second by second, in lists of one length, with its laps and pauses", async () => {
    const {run, detail} = await startRunner(db);
    const paused = Array.from({length: 30}, (_, at) => 100 + at);
    const id = await run({seconds: 600, paused, laps: [lapAt(0, 300), lapAt(300, 300)]});
    const found = await detail(id);
    expect(found).toMatchObject({
      start_events: [START, START + 130],
      stop_events: [START + 100],
      timer_time: 570,
      elapsed_time: 599,
      has_original: true,
      restorable_until: null,
      lap_events: [
        {from: 0, to: 299, timer_time: 270, elapsed_time: 300, average_power: 250, distance: 897},
        {from: 300, to: 599, timer_time: 300, elapsed_time: 300, average_power: 250, distance: 900},
      ],
    });
    const pace = ({distance, moving_time}: {distance: number | null; moving_time: number}) =>
      (distance ?? Number.NaN) / moving_time;
    for (const part of [found, ...found.lap_events]) expect(part.average_speed).toBeCloseTo(pace(part), 2);
    expect(found.timestamp_list).toHaveLength(600);
    const lists = Object.entries(found).filter(([name, list]) => name.endsWith("_list") && list !== null);
    expect(new Set(lists.map(([, list]) => (Array.isArray(list) ? list.length : 0)))).toEqual(new Set([600]));
    expect(found.total_power_list?.slice(98, 101)).toEqual([250, 250, null]);
    expect(found.form_power_list).toBeNull();
    expect(found.loc_list?.[1]?.Lat).toBeCloseTo(48.100027, 6);
  });

  it("200: at a lower resolution, each value covers more seconds", async () => {
    const {run, detail, get, mine} = await startRunner(db);
    const id = await run({seconds: 65});
    const {timestamp_list, heart_rate_list, distance_list} = await detail(id, "?resolution=10");
    expect(timestamp_list).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => START + at * 10));
    expect(heart_rate_list).toEqual([144.5, 144.5, 144.5, 144.5, 144.5, 144.5, 142]);
    expect(distance_list?.at(-1)).toBe(192);
    for (const query of ["?resolution=0", "?resolution=601", "?resolution=1.5", "?x=1"])
      expect((await get(`/b/api/v1/activities/${id}${query}`, mine)).status).toBe(400);
  });

  it("200: distributions hold every active second, also by lap", async () => {
    const {run, get, mine, ann, now} = await startRunner(db);
    await setCriticalPower(ann.id, now());
    const id = await run({seconds: 600, laps: [lapAt(0, 200), lapAt(200, 400)]});
    const ask = async (query: string) =>
      z
        .object({data: distributions})
        .parse(await (await get(`/b/api/v1/activities/${id}/stats/distributions${query}`, mine)).json()).data;
    const whole = await ask("");
    expect(whole).toMatchObject({
      power: {from: 250, width: 5, seconds: [600]},
      seconds_in_zones: [0, 0, 0, 600, 0],
      below_seconds: 0,
      laps: null,
    });
    expect(whole.heart_rate?.seconds).toEqual([300, 300]);
    expect(whole.zones).toHaveLength(5);
    expect((await ask("?laps=true")).laps?.map(({power}) => power?.seconds)).toEqual([[200], [400]]);
  });

  it("200: a runner's details about a run change it, one version at a time", async () => {
    const {run, one, detail} = await startRunner(db);
    const id = await run();
    const before = await state();
    const edit = {
      name: " Schneelauf ",
      rpe: 7,
      feel: 4,
      tags: ["kalt", "kalt", "weiß"],
      surface_type: "trail",
    };
    const changed = await one("PUT", id, edit);
    expect([changed.status, changed.headers.get("etag")]).toEqual([200, '"2"']);
    const after = await detail(id);
    expect(after).toMatchObject({...edit, name: "Schneelauf", tags: ["kalt", "weiß"], version: 2});
    // No critical power, no heart rates: effort is what there is to go by. It changes the load of its day.
    expect([after.stress_method, after.stress]).toEqual(["effort", 11.7]);
    expect((await state())?.version).toBe((before?.version ?? 0) + 1);
    expect((await one("PUT", id, {rpe: null, feel: null, name: "x"})).status).toBe(200);
    expect(await detail(id)).toMatchObject({
      rpe: null,
      feel: null,
      stress: null,
      stress_method: null,
      name: "x",
    });
  });

  it("a name changes nothing that is derived from runs", async () => {
    const {run, one} = await startRunner(db);
    const id = await run();
    const before = await state();
    await one("PUT", id, {name: "x", tags: ["y"]});
    expect(await state()).toEqual(before);
  });

  it("409: a caller with an older version gets the current run", async () => {
    const {run, one, mine} = await startRunner(db);
    const id = await run();
    await one("PUT", id, {name: "first"}, {...mine, "if-match": '"1"'});
    const late = await one("PUT", id, {name: "second"}, {...mine, "if-match": '"1"'});
    const {err} = errorReply.parse(await late.json());
    expect([late.status, err.code, err.activity?.name, err.activity?.version]).toEqual([
      409,
      "conflict",
      "first",
      2,
    ]);
  });

  it.each([
    [{name: ""}, "name"],
    [{name: " "}, "name"],
    [{name: "x".repeat(121)}, "name"],
    [{name: "a\u202Eb"}, "name"],
    [{name: null}, "name"],
    [{rpe: 0}, "rpe"],
    [{rpe: 10.5}, "rpe"],
    [{rpe: "5"}, "rpe"],
    [{feel: 6}, "feel"],
    [{tags: "one"}, "tags"],
    [{tags: Array.from({length: 21}, (_, at) => `t${at}`)}, "tags"],
    [{type: "swim"}, "type"],
    [{surface_type: "ice"}, "surface_type"],
    [{apparel_id: "app_theirs"}, "apparel_id"],
    [{apparel_id: "app_none"}, "apparel_id"],
    [{stress: 500}, "stress"],
  ])("400: %j", async (edit, field) => {
    const {run, one, now} = await startRunner(db);
    const bea = await addPerson(db, {name: "bea"});
    const shoe = {user_id: bea.id, kind: "shoe" as const, brand: "Example", model: "x", created_at: now()};
    await db.insert(apparel).values({...shoe, id: "app_theirs"});
    const answer = await one("PUT", await run({seconds: 60}), edit);
    const {err} = errorReply.parse(await answer.json());
    expect([answer.status, Object.keys(err.field_errors ?? {})[0]?.split(".")[0]]).toEqual([400, field]);
    expect(await db.select({version: activity.version}).from(activity)).toEqual([{version: 1}]);
  });

  it("shoes follow their runs: put on another pair, deleted, brought back", async () => {
    const {run, one, ann, now} = await startRunner(db);
    const shoe = {user_id: ann.id, kind: "shoe" as const, brand: "Example", model: "x", created_at: now()};
    await db.insert(apparel).values([
      {...shoe, id: "app_1", is_default: true},
      {...shoe, id: "app_2", retired_at: now()},
    ]);
    const metres = async () =>
      (await db.select({m: apparel.distance_m}).from(apparel).orderBy(apparel.id)).map(({m}) => m);
    const id = await run();
    expect(await metres()).toEqual([1797, 0]);
    await one("PUT", id, {apparel_id: "app_2"});
    expect(await metres()).toEqual([0, 1797]);
    for (const _ of [1, 2]) await one("DELETE", id);
    expect(await metres()).toEqual([0, 0]);
    for (const _ of [1, 2]) await one("POST", `${id}/restore`);
    expect(await metres()).toEqual([0, 1797]);
    await one("PUT", id, {apparel_id: null});
    expect(await metres()).toEqual([0, 0]);
  });

  it("of two files of one run one counts, whichever is deleted and brought back", async () => {
    const {run, one, ann, now} = await startRunner(db);
    const shoe = {user_id: ann.id, kind: "shoe" as const, brand: "Example", model: "x", created_at: now()};
    await db.insert(apparel).values({...shoe, id: "app_1", is_default: true});
    const [pod, watch] = [await run(), await run({power: 300, family: "watch"})];
    const counting = async () => {
      const rows = await db.select().from(activity).orderBy(activity.power_family);
      const [usedShoe] = await db.select({m: apparel.distance_m}).from(apparel);
      const live = rows.filter((row) => row.deleted_at === null && !row.is_excluded);
      return [live.map(({id}) => (id === pod ? "pod" : "watch")).join(), usedShoe?.m];
    };
    expect(await counting()).toEqual(["pod", 1797]);
    await one("DELETE", pod);
    expect(await counting()).toEqual(["watch", 1797]);
    await one("POST", `${pod}/restore`);
    expect(await counting()).toEqual(["watch", 1797]);
    await one("DELETE", watch);
    expect(await counting()).toEqual(["pod", 1797]);
    await one("DELETE", pod);
    expect(await counting()).toEqual(["", 0]);
    await one("POST", `${watch}/restore`);
    await one("POST", `${pod}/restore`);
    expect(await counting()).toEqual(["watch", 1797]);
  });

  it("of three files of one run the last that is left counts", async () => {
    const {run, one, list} = await startRunner(db);
    const ids = [await run(), await run({power: 260}), await run({power: 270})];
    for (const id of ids.slice(0, 2)) await one("DELETE", id);
    expect((await list()).items.map(({id, is_excluded}) => [id, is_excluded])).toEqual([[ids[2], false]]);
  });

  it("200: a deleted run is gone for all others, can be brought back for thirty days, and then is gone for good", async () => {
    const {run, one, list, get, signIn, mine, detail, deps, advance} = await startRunner(db);
    const id = await run();
    const other = await run({start: START + DAY_S});
    for (const _ of [1, 2]) {
      const answer = z.object({data: activityRemoval}).parse(await (await one("DELETE", id)).json());
      expect(answer.data.restorable_until).toBe("2026-03-31T12:00:00.000Z");
    }
    expect((await list()).items.map((item) => item.id)).toEqual([other]);
    expect(await detail(id)).toMatchObject({
      deleted: "2026-03-01T12:00:00.000Z",
      restorable_until: "2026-03-31T12:00:00.000Z",
    });
    expect((await one("PUT", id, {name: "x"})).status).toBe(404);
    advance(30 * DAY_S - 1);
    await signIn();
    await cleanUpRuns(deps);
    expect((await one("POST", `${id}/restore`)).status).toBe(200);
    await one("DELETE", id);
    advance(30 * DAY_S + 1);
    await signIn();
    expect(await refusalOf(await one("POST", `${id}/restore`))).toEqual([409, "conflict"]);
    await cleanUpRuns(deps);
    expect((await one("POST", `${id}/restore`)).status).toBe(404);
    expect((await get(`/b/api/v1/activities/${id}`, mine)).status).toBe(404);
    const left: string[] = [];
    for (const prefix of ["uploads/", "series/"])
      for await (const key of deps.objects.keys(prefix)) left.push(key);
    const states = await db.select({state: upload.state, key: upload.object_key}).from(upload);
    // One file and one series, both of the other run.
    expect([left.length, states.filter(({key}) => key === null)]).toEqual([
      2,
      [{state: "deleted", key: null}],
    ]);
  });

  it("what is gone for good is new when it is sent again", async () => {
    const {run, one, deps, advance, signIn, list} = await startRunner(db);
    const id = await run();
    await one("DELETE", id);
    advance(31 * DAY_S);
    await cleanUpRuns(deps);
    await signIn();
    const again = await run();
    expect(again).not.toBe(id);
    expect((await list()).items.map((item) => item.id)).toEqual([again]);
  });

  it("404: another user's runs are inaccessible on every route", async () => {
    const app = await startRunner(db);
    const {run, one} = app;
    const id = await run();
    await addPerson(db, {name: "bea"});
    const beaHeaders = bearer(await signInAs(app, "bea@example.com"));
    for (const path of ["", "/fit", "/csv", "/map", "/original", "/stats/distributions"])
      expect((await app.get(`/b/api/v1/activities/${id}${path}`, beaHeaders)).status, path).toBe(404);
    for (const [method, path] of [
      ["PUT", ""],
      ["DELETE", ""],
      ["POST", "/restore"],
    ] as const)
      expect(
        (await one(method, `${id}${path}`, method === "PUT" ? {name: "mine"} : undefined, beaHeaders)).status,
      ).toBe(404);
    expect(await db.select({name: activity.name, version: activity.version}).from(activity)).toMatchObject([
      {version: 1},
    ]);
  });

  it.each([
    ["summary", [404, 404], null],
    [
      "activities",
      [200, 200],
      {critical_power: null, weight: null, zones: [], rpe: null, running_effectiveness: null},
    ],
    ["plan", [200, 200], {critical_power: null, rpe: null}],
    ["coach", [200, 200], {critical_power: 250, weight: 70, rpe: 6}],
  ] as const)("a share at %s opens %j", async (level, statuses, seen) => {
    const app = await startRunner(db);
    const {run, one, detail, list, ann, now} = app;
    await setCriticalPower(ann.id, now());
    await db
      .insert(athlete_measure)
      .values({user_id: ann.id, kind: "weight", on_date: "2026-01-01", value: 70});
    const id = await run();
    await one("PUT", id, {rpe: 6});
    const viewerHeaders = await shareWith(app, ann.id, level, now());
    const paths = [`/b/api/v1/users/${ann.id}/activities`, `/b/api/v1/activities/${id}`];
    expect(
      (await Promise.all(paths.map((path) => app.get(path, viewerHeaders)))).map(({status}) => status),
    ).toEqual([...statuses]);
    expect((await one("PUT", id, {name: "hers"}, viewerHeaders)).status).toBe(404);
    if (seen === null) return;
    expect(await detail(id, "", viewerHeaders)).toMatchObject({
      ...seen,
      has_original: false,
      device_info: {serial: null},
    });
    expect((await app.get(`/b/api/v1/activities/${id}/original`, viewerHeaders)).status).toBe(404);
    await one("DELETE", id);
    expect((await list("?deleted=only", viewerHeaders, ann.id)).items).toEqual([]);
    expect((await app.get(`/b/api/v1/activities/${id}`, viewerHeaders)).status).toBe(404);
  });

  it("every level that shows runs is tried above", () => {
    expect(SHARE_LEVELS).toEqual(["summary", "activities", "plan", "coach"]);
  });

  async function setCriticalPower(user_id: string, at: Date) {
    const when = {created_at: at, updated_at: at};
    await db
      .insert(cp_history)
      .values({...when, id: "cp_1", user_id, day: "2026-02-01", critical_power: 250, source: "manual"});
  }

  async function shareWith(
    app: Parameters<typeof signInAs>[0],
    giver_id: string,
    level: ShareLevel,
    created_at: Date,
  ) {
    const bea = await addPerson(db, {name: "bea"});
    await db.insert(share).values({
      id: "shr_1",
      giver_id,
      receiver_id: bea.id,
      level,
      status: "accepted",
      invite_key: "email:bea@example.com",
      invite_label: "bea@example.com",
      created_at,
    });
    return bearer(await signInAs(app, bea.email));
  }

  it("200: a run can be had as it came, as FIT, as a table and as a picture", async () => {
    const {run, get, mine} = await startRunner(db);
    const id = await run({seconds: 90});
    const ask = (path: string) => get(`/b/api/v1/activities/${id}/${path}`, mine);
    const original = await ask("original");
    expect(Buffer.from(await original.arrayBuffer()).equals(fitFile({seconds: 90}))).toBe(true);
    const fit = await ask("fit");
    expect(fit.headers.get("content-disposition")).toBe(`attachment; filename="${id}.fit"`);
    expect(Buffer.from(await fit.arrayBuffer()).toString("latin1", 8, 12)).toBe(".FIT");
    const table = (await (await ask("csv")).text()).trimEnd().split("\r\n");
    expect([table.length, table[1]?.split(",")[0]]).toEqual([91, "2026-02-14T09:00:00Z"]);
    const map = await ask("map?theme=dark&resolution=2");
    expect([map.headers.get("content-type"), map.headers.get("content-security-policy")]).toEqual([
      "image/svg+xml",
      "default-src 'none'; sandbox",
    ]);
    expect(await map.text()).toContain('width="1280"');
    for (const query of ["theme=red", "resolution=4", "x=1"])
      expect((await ask(`map?${query}`)).status).toBe(400);
    const inside = await run({start: START + DAY_S, isInside: true});
    expect((await get(`/b/api/v1/activities/${inside}/map`, mine)).status).toBe(404);
  });
});
