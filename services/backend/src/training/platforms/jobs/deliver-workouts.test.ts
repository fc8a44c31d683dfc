import {addDays, isoDay} from "@gradus/training/numbers/days";
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {deleteJobs} from "../../../../test/delete-jobs.ts";
import {dataIn} from "../../../../test/member.ts";
import {
  openPlatforms,
  openQueue,
  type PlatformEmulator,
  startPlatformEmulator,
} from "../../../../test/platform-emulator.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {workoutDeliveries} from "../../../contract/platforms.ts";
import {plannedWorkoutDetail} from "../../../contract/workouts.ts";
import type {Outgoing} from "../outgoing/outgoing-client.ts";
import {platform_workout} from "../tables.ts";

const databases = await openTestDatabases();
const WORKOUTS = "/b/api/v1/users/me/workouts";
const FULL = {
  feature: "full_membership",
  kind: "gift",
  starts_at: new Date(0),
  ends_at: null,
} as const;
const segment = {
  uuid: "s1",
  intensity_class: "work",
  duration_type: "time",
  duration_time: {hour: 1, minute: 0, second: 0},
  intensity_type: "percentage",
  intensity_percent: {value: 90},
};

// Anew for each test: a platform remembers what it was sent.
let world: PlatformEmulator;
beforeEach(async () => {
  world = await startPlatformEmulator();
});
afterEach(() => world.close());

describe.each(databases)("planned workouts at a platform, on $name", (database) => {
  const {db, reset} = database;
  const queue = openQueue(database);
  beforeAll(() => queue.start());
  afterAll(() => queue.stop());
  beforeEach(async () => {
    await reset();
    await deleteJobs(queue.boss);
  });

  async function start() {
    let isMember = true;
    const requests: string[] = [];
    const through =
      (outgoing: Outgoing): Outgoing =>
      (url, request) => {
        const {pathname} = new URL(url);
        const day = request?.json && "day" in request.json ? ` ${request.json.day}` : "";
        if (pathname.includes("/workouts/")) requests.push(`${request?.method}${day}`);
        return outgoing(url, request);
      };
    const readGrants = async () => (isMember ? [FULL] : []);
    const page = await openPlatforms(db, queue, world, {through, readGrants});
    const ask = (method: string, path: string, body?: object) =>
      page.app.request(path, {
        method,
        headers: {...page.mine, "content-type": "application/json"},
        ...(body && {body: JSON.stringify(body)}),
      });
    const day = (days: number) => addDays(isoDay(page.now()), days);
    const plan = async (days: number) => {
      const body = {title: "Hills", day: day(days), blocks: [{uuid: "b", repeat: 1, segments: [segment]}]};
      return (await dataIn(await ask("POST", WORKOUTS, body), plannedWorkoutDetail)).id;
    };
    /** Simulates the clock and runs the jobs that follow; returns the requests since the last call. */
    const deliver = async () => {
      await queue.enqueue(db, "platform-workouts-due", {});
      await page.runDue();
      await page.runDue();
      return requests.splice(0);
    };
    const delivery = async () => (await page.suunto())?.delivery;
    const deliveriesOf = async (id: string) => {
      const path = `/b/api/v1/users/${page.ann.id}/platforms/workouts/${id}`;
      return (await dataIn(await ask("GET", path), workoutDeliveries)).items;
    };
    const setMember = (next: boolean) => {
      isMember = next;
    };
    return {...page, ask, day, plan, deliver, delivery, deliveriesOf, setMember};
  }
  const listDeliveries = () => db.select().from(platform_workout);

  it("those of the next fourteen days are sent, once, and the platform shows them", async () => {
    const {connect, plan, deliver, delivery, deliveriesOf, day, now} = await start();
    const [first = "", , late = ""] = [await plan(0), await plan(13), await plan(14), await plan(-1)];
    await connect();
    const destination = {platform: "suunto", name: "Suunto"};
    expect(await deliveriesOf(first)).toEqual([{...destination, state: "waiting"}]);
    expect(await delivery()).toEqual({state: "waiting", count: 2});
    expect(await deliver()).toEqual([`PUT ${day(0)}`, `PUT ${day(13)}`]);
    expect(await delivery()).toEqual({state: "sent", count: 2});
    expect(await deliveriesOf(first)).toEqual([{...destination, state: "sent", at: now().toISOString()}]);
    expect(await deliveriesOf(late)).toEqual([]);
    expect(await deliver()).toEqual([]);
    expect(await (await fetch(world.standIn.url)).text()).toContain("Hills");
  });

  it("what is moved is sent again, out of sight and what is deleted is removed", async () => {
    const {connect, plan, deliver, day, ask} = await start();
    const id = await plan(1);
    const other = await plan(3);
    await connect();
    await deliver();
    await ask("PATCH", WORKOUTS, {id, day: day(2)});
    expect(await deliver()).toEqual([`PUT ${day(2)}`]);
    await ask("PATCH", WORKOUTS, {id, day: day(30)});
    await ask("DELETE", `${WORKOUTS}?id=${other}`);
    expect(await deliver()).toEqual(["DELETE", "DELETE"]);
    expect([await deliver(), await listDeliveries()]).toEqual([[], []]);
  });

  it("a platform that is down is called again later; until then the workouts wait", async () => {
    const {connect, plan, deliver, delivery, letPausesPass, runDue, day} = await start();
    await connect();
    await runDue();
    await plan(1);
    await world.switches({error: true});
    await deliver();
    expect(await delivery()).toEqual({state: "waiting", count: 1});
    await world.switches({error: false});
    await letPausesPass();
    await runDue();
    expect(await delivery()).toEqual({state: "sent", count: 1});
    expect(await deliver()).toEqual([`PUT ${day(1)}`]);
    expect(await deliver()).toEqual([]);
  });

  it("a workout the platform cannot use is reported as refused, with the reason, and is not sent again until it changes", async () => {
    const {connect, plan, deliver, delivery, deliveriesOf, ask, day} = await start();
    const id = await plan(1);
    await world.switches({workouts_refused: true});
    await connect();
    expect(await deliver()).toHaveLength(1);
    const refused = {state: "refused", refusal: "unsupported"};
    expect([await delivery(), await deliver()]).toEqual([{...refused, count: 1}, []]);
    expect(await deliveriesOf(id)).toMatchObject([refused]);
    expect(await listDeliveries()).toMatchObject([{refusal: "unsupported"}]);
    await world.switches({workouts_refused: false});
    await ask("PATCH", WORKOUTS, {id, day: day(2)});
    await deliver();
    expect(await delivery()).toEqual({state: "sent", count: 1});
  });

  it("what is refused for want of permission comes before other reasons, and is sent anew when connected again", async () => {
    const {connect, plan, deliver, delivery, deliveriesOf} = await start();
    const first = await plan(1);
    await world.switches({workouts_refused: true});
    await connect();
    await deliver();
    await world.switches({workouts_refused: false, workouts_forbidden: true});
    const second = await plan(2);
    await deliver();
    expect(await delivery()).toEqual({state: "refused", count: 2, refusal: "permission"});
    expect(await deliveriesOf(second)).toMatchObject([{state: "refused", refusal: "permission"}]);
    await world.switches({workouts_forbidden: false});
    expect(await deliver()).toEqual([]);
    await connect();
    expect(await delivery()).toEqual({state: "waiting", count: 2});
    expect(await deliver()).toHaveLength(2);
    expect([await deliveriesOf(first), await deliveriesOf(second)]).toMatchObject([
      [{state: "sent"}],
      [{state: "sent"}],
    ]);
  });

  it("when the connection ends they are removed there, though the token is over by then", async () => {
    const {connect, plan, deliver, disconnect, runDue, advance, signInAgain} = await start();
    await plan(1);
    await connect();
    await deliver();
    advance(2 * 3600);
    await signInAgain();
    await disconnect();
    await runDue();
    expect(await listDeliveries()).toEqual([]);
    expect(await (await fetch(world.standIn.url)).text()).not.toContain("Hills");
  });

  it("without membership nothing is sent, and no workout is shown as being on its way", async () => {
    const {connect, plan, deliver, delivery, setMember} = await start();
    await connect();
    await plan(1);
    setMember(false);
    expect([await deliver(), await delivery()]).toEqual([[], null]);
    setMember(true);
    expect(await deliver()).toHaveLength(1);
  });
});
