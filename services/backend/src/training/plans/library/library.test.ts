import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {ignoreJobs} from "../../../../test/run-job.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {account} from "../../../accounts/account/tables.ts";
import {workoutLibrary} from "../../../contract/workout-library.ts";
import {plannedWorkoutDetail} from "../../../contract/workouts.ts";
import {setManualCp} from "../../power/critical-power/set-manual-cp.ts";

const databases = await openTestDatabases();
const LIBRARY = "/b/api/v1/workouts/library";
const HILLS = "hills-8x60-intermediate";

describe.each(databases)("the workout library on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const {ask, ann, now} = runner;
    const get = (query = "", headers?: Record<string, string>) =>
      ask("GET", `${LIBRARY}${query}`, undefined, headers);
    const list = async (query = "", headers?: Record<string, string>) =>
      (await dataIn(await get(query, headers), workoutLibrary)).items;
    const hills = async (query = "") => (await list(query)).find(({id}) => id === HILLS);
    const setCp = (critical_power: number) =>
      setManualCp({db, now, enqueue: ignoreJobs}, ann.id, {date: "2026-01-01", critical_power});
    const setLocale = (locale: string) => db.update(account).set({locale}).where(eq(account.id, ann.id));
    return {...runner, get, list, hills, setCp, speak: setLocale};
  }

  it("200: returns more than 300 workouts, with estimates for the caller", async () => {
    const {list, hills, setCp} = await start();
    await setCp(250);
    expect((await list()).length).toBeGreaterThan(300);
    const before = await hills();
    expect(before).toMatchObject({
      family: "hills",
      type: "hills",
      level: "intermediate",
      terrain: "hilly",
      is_indoor: false,
      focus: 4,
      surface: null,
      blocks: null,
      profile: expect.arrayContaining([{seconds: 60, from: 1.095, to: 1.095, intensity_class: "work"}]),
    });
    await setCp(300);
    expect(await hills()).toMatchObject({planned: {stress: before?.planned?.stress}});
    expect((await hills())?.planned?.distance).toBeGreaterThan(before?.planned?.distance ?? 0);
  });

  it("200: blocks are included when requested", async () => {
    const {hills} = await start();
    const found = await hills("?include_content=true");
    expect(found?.blocks?.map(({repeat}) => repeat)).toEqual([1, 8, 1]);
  });

  it("200: without critical power the planned values are unknown, but the profile is drawn", async () => {
    const {list} = await start();
    const items = await list();
    expect(items.every(({planned, profile}) => planned === null && profile.length > 0)).toBe(true);
  });

  it("200: titles use the requested language, else the account's language, else English", async () => {
    const {hills, speak} = await start();
    await speak("de");
    expect((await hills())?.title).toBe("Bergintervalle 8 × 60 s");
    expect((await hills("?locale=fr"))?.title).toBe("Côtes 8 × 60 s");
    await speak("it");
    expect((await hills())?.title).toBe("Hill repeats 8 × 60 s");
  });

  it("304: while critical power, language and content stay, so does the answer", async () => {
    const {get, setCp, mine} = await start();
    const tag = (await get()).headers.get("etag") ?? "";
    const again = (query = "") => get(query, {...mine, "if-none-match": tag});
    expect((await again()).status).toBe(304);
    expect((await again("?include_content=true")).status).toBe(200);
    expect((await again("?locale=es")).status).toBe(200);
    await setCp(260);
    expect((await again()).status).toBe(200);
  });

  it("400: an unknown language or question", async () => {
    const {get} = await start();
    expect((await get("?locale=it")).status).toBe(400);
    expect((await get("?include_content=maybe")).status).toBe(400);
    expect((await get("?level=beginner")).status).toBe(400);
  });

  it("401: a request without a bearer token is rejected", async () => {
    const {get} = await start();
    expect((await get("", {})).status).toBe(401);
  });

  it("201: a library workout is planned by its ID, in the language of the athlete", async () => {
    const {ask, speak, setCp} = await start();
    await speak("es");
    await setCp(250);
    const at = Date.parse("2026-03-12T12:00:00Z") / 1000;
    const created = await dataIn(
      await ask("POST", `/b/api/v1/users/me/workouts?id=${HILLS}&timestamp=${at}`),
      plannedWorkoutDetail,
    );
    expect(created).toMatchObject({
      title: "Cuestas 8 × 60 s",
      type: "hills",
      source: "library",
      source_id: HILLS,
      day: "2026-03-12",
    });
    expect(created.planned?.stress).toBeGreaterThan(30);
  });

  it("does not take another's critical power", async () => {
    const runner = await start();
    await runner.setCp(250);
    const bob = await addPerson(db, {name: "bob"});
    const items = await runner.list("", bearer(await signInAs(runner, bob.email)));
    expect(items[0]?.planned).toBeNull();
  });
});
