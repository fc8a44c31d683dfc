import {readRecording} from "@gradus/training/files/read-recording";
import {decodePolyline} from "@gradus/training/map/polyline";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {START} from "../../../../test/recordings.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {PLACE_BOUNDS} from "../../../contract/place-values.ts";
import {place, placeList} from "../../../contract/places.ts";
import {share} from "../../../sharing/tables.ts";
import {PLACE_DATA} from "./personal-data.ts";
import {hidden_place} from "./tables.ts";

const databases = await openTestDatabases();
const PLACES = "/b/api/v1/users/me/places";
/** Where the runs of tests begin; they go north by 3 m a second. */
const HOME = {name: "Home", latitude: 48.1, longitude: 11.5};

describe.each(databases)("hidden places on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const bob = await addPerson(db, {name: "bob"});
    const bobHeaders = bearer(await signInAs(runner, bob.email));
    await db.insert(share).values({
      id: "shr_1",
      giver_id: runner.ann.id,
      receiver_id: bob.id,
      level: "activities",
      status: "accepted",
      invite_key: "email:bob@example.com",
      invite_label: "bob@example.com",
      created_at: runner.now(),
    });
    const add = (body: object) => runner.ask("POST", PLACES, body);
    const places = async () => (await dataIn(await runner.ask("GET", PLACES), placeList)).items;
    return {...runner, his: bobHeaders, add, places};
  }
  const knownIn = (list: readonly (object | null)[] | null) => (list ?? []).findIndex((at) => at !== null);

  it("201: a place hides the route of a run from everyone but its athlete, in every form in which the run is returned", async () => {
    const runner = await start();
    const {run, add, his, mine, places, detail, get, ann} = runner;
    const id = await run({seconds: 300});
    const path = `/b/api/v1/activities/${id}`;
    const map = async (headers: Record<string, string>) => (await get(`${path}/map`, headers)).text();
    const before = await map(his);
    const savedPlace = await dataIn(await add({...HOME, radius: 300}), place);
    expect(savedPlace).toMatchObject({...HOME, radius: 300});
    expect(await places()).toEqual([savedPlace]);
    // 300 m at 3 m a second.
    expect(knownIn((await detail(id, "", his)).loc_list)).toBeGreaterThan(95);
    expect(knownIn((await detail(id)).loc_list)).toBe(0);
    expect(await map(his)).not.toBe(before);
    const [shown] = (await runner.list("", his, ann.id)).items;
    const first = decodePolyline(shown?.polyline ?? "").latitude[0] ?? 0;
    expect((first - HOME.latitude) * 111_195).toBeGreaterThan(290);
    expect((await detail(id, "", his)).polyline).toBe(shown?.polyline);
    const csv = (await (await get(`${path}/csv`, his)).text()).split("\r\n");
    expect([csv[50]?.includes("48.1"), csv[200]?.includes("48.1")]).toEqual([false, true]);
    const fit = async (headers: Record<string, string>) => {
      const bytes = new Uint8Array(await (await get(`${path}/fit`, headers)).arrayBuffer());
      const read = readRecording(bytes, {now: START + 86_400});
      return read.recordings[0]?.columns.latitude?.findIndex((degrees) => !Number.isNaN(degrees));
    };
    expect([await fit(mine), ((await fit(his)) ?? 0) > 95]).toEqual([0, true]);
  });

  it("a run that never leaves a place is shown nowhere", async () => {
    const {run, add, his, detail, get} = await start();
    const id = await run({seconds: 100});
    await add({...HOME, radius: 500});
    const shown = await detail(id, "", his);
    expect([shown.polyline, knownIn(shown.loc_list)]).toEqual([null, -1]);
    expect((await get(`/b/api/v1/activities/${id}/map`, his)).status).toBe(404);
    expect((await get(`/b/api/v1/activities/${id}/map`)).status).toBe(401);
  });

  it("200: is removed once, however often; and shown again", async () => {
    const {run, add, his, places, ask, detail} = await start();
    const id = await run();
    const {id: deletedId} = await dataIn(await add(HOME), place);
    expect((await detail(id, "", his)).polyline).not.toBe((await detail(id)).polyline);
    for (let times = 0; times < 2; times++)
      expect((await ask("DELETE", `${PLACES}/${deletedId}`)).status).toBe(200);
    expect(await places()).toEqual([]);
    expect((await detail(id, "", his)).polyline).toBe((await detail(id)).polyline);
  });

  it("400, 404, 422: nowhere on earth, no name, too wide; another's; more than ten", async () => {
    const {add, ask, his, ann} = await start();
    for (const body of [
      {...HOME, latitude: 91},
      {...HOME, longitude: -181},
      {...HOME, name: " "},
      {...HOME, radius: 5000},
      {latitude: 1, longitude: 1},
    ])
      expect((await add(body)).status).toBe(400);
    expect((await ask("GET", PLACES.replace("me", ann.id), undefined, his)).status).toBe(404);
    for (let count = 0; count < PLACE_BOUNDS.places; count++) expect((await add(HOME)).status).toBe(201);
    expect((await add(HOME)).status).toBe(422);
    expect(await db.select().from(hidden_place)).toHaveLength(PLACE_BOUNDS.places);
  });

  it("a place is part of the user's data export and is deleted with the user", async () => {
    const {add, ann} = await start();
    await add(HOME);
    const [data] = PLACE_DATA;
    if (!data || !("file" in data.export)) return expect.fail("Places are in no copy");
    const subject = {id: ann.id, addresses: [], claimed: []};
    expect(await data.export.read(db, subject)).toMatchObject([{...HOME, radius: 200}]);
  });
});
