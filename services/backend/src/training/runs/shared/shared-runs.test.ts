import {decodePolyline} from "@gradus/training/map/polyline";
import {haversine} from "@gradus/training/series/distance";
import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {START} from "../../../../test/recordings.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {account} from "../../../accounts/account/tables.ts";
import {errorReply} from "../../../contract/errors.ts";
import {SHARED_METRICS, SHARED_RUN_BOUNDS} from "../../../contract/shared-run-values.ts";
import {madeRunLink, runLinkList, sharedRun} from "../../../contract/shared-runs.ts";
import {cleanUpRuns} from "../activities/clean-up-runs.ts";
import {runs} from "../module.ts";
import {SHARED_RUN_DATA} from "./personal-data.ts";
import {run_link} from "./tables.ts";

const databases = await openTestDatabases();
const DAY = 24 * 3600;
const EVERYTHING = {metrics: [...SHARED_METRICS], hides_ends: true, days: null};

describe.each(databases)("links to runs on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(seconds = 600) {
    const runner = await startRunner(db);
    const id = await runner.run({seconds});
    const base = `/b/api/v1/users/me/activities/${id}/links`;
    const make = async (body: object = EVERYTHING) =>
      dataIn(await runner.ask("POST", base, body), madeRunLink);
    const list = async () => (await dataIn(await runner.ask("GET", base), runLinkList)).items;
    /** Without a bearer token, as a visitor who was sent the link. */
    const readShared = (token: string) => runner.app.request(`/b/shared-runs/${token}`);
    const seen = async (token: string) => dataIn(await readShared(token), sharedRun);
    return {...runner, id, base, make, list, look: readShared, seen};
  }

  it("201: the token of a link is returned once and is not stored afterwards", async () => {
    const {make, list, look} = await start();
    const {token, ...link} = await make({metrics: ["pace", "power"], days: 7});
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(link).toMatchObject({
      metrics: ["power", "pace"],
      hides_ends: true,
      created: "2026-03-01T12:00:00.000Z",
      expires: "2026-03-08T12:00:00.000Z",
    });
    expect(await list()).toEqual([link]);
    expect(JSON.stringify(await db.select().from(run_link))).not.toContain(token);
    expect((await look(token)).status).toBe(200);
  });

  it("200: shows what was chosen, and neither who it was nor when to the minute", async () => {
    const {make, look, seen, ann, id} = await start();
    const {token} = await make({metrics: ["power"], days: null});
    const response = await look(token);
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
    expect(response.headers.get("cache-control")).toContain("no-store");
    const text = await response.text();
    for (const secret of [ann.id, id, ann.email, String(START), "4711", "09:00:0"])
      expect(text).not.toContain(secret);
    const run = await seen(token);
    expect(run).toMatchObject({
      began: "2026-02-14T10:00",
      distance: 1797,
      moving_time: 600,
      average_power: 250,
      average_heart_rate: null,
      average_speed: null,
      total_elevation_gain: null,
      seconds: 600,
      route: null,
      heart_rate_list: null,
      speed_list: null,
      distance_list: null,
      cadence_list: null,
      elevation_list: null,
    });
    expect(run.power_list).toHaveLength(600);
  });

  it("200: pauses are returned on the clock of the run, so that viewers do not count them as running", async () => {
    const runner = await start();
    const paused = Array.from({length: 30}, (_, at) => 100 + at);
    const id = await runner.run({start: START + DAY, seconds: 600, paused});
    const link = {metrics: ["power"], hides_ends: true, days: null};
    const base = `/b/api/v1/users/me/activities/${id}/links`;
    const {token} = await dataIn(await runner.ask("POST", base, link), madeRunLink);
    expect(await runner.seen(token)).toMatchObject({start_events: [0, 130], stop_events: [100]});
  });

  it("200: of an edited run nothing more is shown than of another", async () => {
    const {make, seen, ask, id} = await start();
    const {token} = await make({metrics: ["cadence"], days: null});
    await ask("PUT", `/b/api/v1/activities/${id}/crop`, {from: 100, to: 400});
    const run = await seen(token);
    expect(run.cadence_list).toHaveLength(301);
    expect([run.power_list, run.speed_list, run.heart_rate_list, run.route]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it("200: the first and last 400 m of a route are hidden unless its owner shows them", async () => {
    const {make, seen} = await start(900);
    const nearest = (route: readonly string[] | null) =>
      Math.min(
        ...(route ?? []).flatMap((part) => {
          const {latitude, longitude} = decodePolyline(part);
          return Array.from(latitude, (lat, at) => haversine(48.1, 11.5, lat, longitude[at] ?? 0));
        }),
      );
    const hidden = await seen((await make()).token);
    expect(nearest(hidden.route)).toBeGreaterThan(390);
    const open = await seen((await make({...EVERYTHING, hides_ends: false})).token);
    expect(nearest(open.route)).toBeLessThan(2);
  });

  it("200: of a run that is all ends no route is left", async () => {
    const {make, seen} = await start(240);
    expect((await seen((await make()).token)).route).toEqual([]);
  });

  it("404: unknown, revoked and expired links, and links of deleted runs or locked accounts, get identical replies", async () => {
    const {make, look, ask, base, one, id, ann, advance, list, signIn} = await start();
    const [revoked, expiring, activeLink] = [
      await make(),
      await make({...EVERYTHING, days: 1}),
      await make(),
    ];
    const answers: string[] = [];
    const expectGone = async (token: string) => {
      const response = await look(token);
      expect(response.status).toBe(404);
      const {err} = errorReply.parse(await response.json());
      answers.push(JSON.stringify({...err, request_id: ""}));
    };
    for (const _ of [1, 2]) expect((await ask("DELETE", `${base}/${revoked.id}`)).status).toBe(200);
    await expectGone(revoked.token);
    await expectGone("x".repeat(32));
    advance(DAY + 1);
    await expectGone(expiring.token);
    expect((await look(activeLink.token)).status).toBe(200);
    await db.update(account).set({state: "locked"}).where(eq(account.id, ann.id));
    await expectGone(activeLink.token);
    await db.update(account).set({state: "active"}).where(eq(account.id, ann.id));
    await signIn();
    await one("DELETE", id);
    await expectGone(activeLink.token);
    await one("POST", `${id}/restore`);
    expect((await look(activeLink.token)).status).toBe(200);
    expect((await list()).map((link) => link.id)).toEqual([activeLink.id]);
    expect(new Set(answers).size).toBe(1);
  });

  it.each([
    [{metrics: ["stress"], days: 7}, "unknown_value"],
    [{metrics: [], days: 0}, "out_of_range"],
    [{metrics: [], days: 366}, "out_of_range"],
    [{metrics: [], days: 1.5}, "unknown_value"],
    [{metrics: [], days: null, token_hash: "x"}, "unknown_field"],
  ])("400: %j", async (body, code) => {
    const {ask, base} = await start();
    const response = await ask("POST", base, body);
    expect(response.status).toBe(400);
    const {err} = errorReply.parse(await response.json());
    expect(Object.values(err.field_errors ?? {})).toEqual([code]);
    expect(await db.select().from(run_link)).toEqual([]);
  });

  it("404: links of others are neither seen, made nor revoked", async () => {
    const {make, ask, id, ann, look, ...app} = await start();
    const ownLink = await make();
    const bob = bearer(await signInAs(app, (await addPerson(db, {name: "bob"})).email));
    for (const userId of ["me", ann.id]) {
      const path = `/b/api/v1/users/${userId}/activities/${id}/links`;
      expect((await ask("GET", path, undefined, bob)).status).toBe(404);
      expect((await ask("POST", path, EVERYTHING, bob)).status).toBe(404);
      expect((await ask("DELETE", `${path}/${ownLink.id}`, undefined, bob)).status).toBe(404);
    }
    expect((await look(ownLink.token)).status).toBe(200);
    expect(await db.select().from(run_link)).toHaveLength(1);
  });

  it("422: a run has room for so many; expired ones take none", async () => {
    const {make, ask, base, advance, signIn} = await start();
    for (let count = 0; count < SHARED_RUN_BOUNDS.links.max; count++) await make({...EVERYTHING, days: 1});
    const refused = await ask("POST", base, EVERYTHING);
    expect([refused.status, errorReply.parse(await refused.json()).err.code]).toEqual([422, "limit_reached"]);
    advance(2 * DAY);
    await signIn();
    expect((await make()).expires).toBeNull();
  });

  it("are in the copy without what opens them, and go with the run, the account and their time", async () => {
    const {make, ann, one, id, deps, advance, signIn} = await start();
    const {token} = await make();
    await make({...EVERYTHING, days: 1});
    const [data] = SHARED_RUN_DATA;
    if (!data || !("file" in data.export)) throw new Error("Links are in no copy");
    const copy = await data.export.read(db, {id: ann.id, addresses: [], claimed: []});
    expect(copy).toHaveLength(2);
    expect(JSON.stringify(copy)).not.toMatch(/hash/);
    expect(JSON.stringify(copy)).not.toContain(token);
    advance(2 * DAY);
    await runs.cleanUp?.(deps);
    expect(await db.select().from(run_link)).toHaveLength(1);
    await signIn();
    await one("DELETE", id);
    advance(31 * DAY);
    await cleanUpRuns(deps);
    expect(await db.select().from(run_link)).toEqual([]);
  });

  it("429: few guesses a minute from one place", async () => {
    const {app} = await startRunner(db);
    const headers = {"x-forwarded-for": "203.0.113.9"};
    const statuses: number[] = [];
    for (let guess = 0; guess < 31; guess++)
      statuses.push((await app.request(`/b/shared-runs/guess-${guess}`, {headers})).status);
    expect(statuses.slice(0, 30)).toEqual(new Array(30).fill(404));
    expect(statuses.at(-1)).toBe(429);
  });
});
