import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {createObjectMemory} from "../../../../test/object-memory.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {START} from "../../../../test/recordings.ts";
import {startRunner} from "../../../../test/runner.ts";
import {strideAt, stridesOver} from "../../../../test/strides.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {errorReply} from "../../../contract/errors.ts";
import {footData, footUploadReply} from "../../../contract/foot-data.ts";
import {footStatistics} from "../../../contract/run-statistics.ts";
import type {ShareLevel} from "../../../contract/share-values.ts";
import {apparel} from "../../../gear/tables.ts";
import {share} from "../../../sharing/tables.ts";
import {cleanUpRuns} from "../activities/clean-up-runs.ts";
import {activity} from "../activities/tables.ts";
import {cleanUpFootData} from "./clean-up-foot-data.ts";
import {FOOT_DATA} from "./personal-data.ts";
import {foot_path, foot_recording} from "./tables.ts";

const databases = await openTestDatabases();
const SECONDS = 600;
const DAY_S = 86_400;

describe.each(databases)("how feet move on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const objects = createObjectMemory();
    const runner = await startRunner(db, {objects});
    const offer = (body: object) => runner.ask("POST", "/b/platform/data/duo", body);
    const send = async (body: object) => dataIn(await offer(body), footUploadReply);
    const read = async (id: string, query = "") =>
      dataIn(await runner.ask("GET", `/b/api/v1/activities/${id}/footdata${query}`), footData);
    const month = async (query = "month=2&year=2026") =>
      dataIn(await runner.ask("GET", `/b/api/v1/users/me/stats/footdata/month?${query}`), footStatistics);
    const countStored = async () => {
      const keys: string[] = [];
      for await (const key of objects.keys(`feet/${runner.ann.id}/`)) keys.push(key);
      return keys.length;
    };
    const signIn = async (email: string) => bearer(await signInAs(runner, email));
    return {...runner, objects, offer, send, read, month, kept: countStored, signIn};
  }
  const refusal = async (response: Response) => {
    const {err} = errorReply.parse(await response.json());
    return {status: response.status, code: err.code, fields: err.field_errors};
  };

  it("202: strides are assigned to the run at their time, and returned as one average cycle", async () => {
    const {run, send, read} = await start();
    const id = await run({seconds: SECONDS});
    const sent = await send({strides: stridesOver(START, SECONDS)});
    expect(sent).toMatchObject({activity_id: id, duplicate: false, accepted: 120, rejected: {}});
    const footReply = await read(id);
    expect(footReply).toMatchObject({activity_id: id, from: 0, to: SECONDS - 1, crossover: 0.1});
    expect(footReply.views).toEqual({side: ["x", "z"], top: ["x", "y"], rear: ["y", "z"]});
    expect(footReply.sides.left).toMatchObject({
      n: 900,
      stride_length: 2,
      swing_width: 0,
      speed: 3,
      cadence: 180,
    });
    expect(footReply.sides.left?.clearance).toBeCloseTo(0.2, 2);
    expect([footReply.sides.left?.mean.length, footReply.sides.right?.sd.length]).toEqual([64, 64]);
    expect(footReply.minutes.map(({second}) => second)).toEqual([
      0, 60, 120, 180, 240, 300, 360, 420, 480, 540,
    ]);
  });

  it("a part of a run, such as a lap, is reported by itself", async () => {
    const {run, send, read} = await start();
    const id = await run({seconds: SECONDS});
    const halves = [stridesOver(START, 300), stridesOver(START + 300, 300, {height: 0.3})];
    await send({activity_id: id, strides: halves.flat()});
    const [first, second] = [await read(id, "?from=0&to=299"), await read(id, "?from=300")];
    expect(first.sides.right?.clearance).toBeCloseTo(0.2, 2);
    expect(second.sides.right?.clearance).toBeCloseTo(0.3, 2);
    expect((first.sides.left?.n ?? 0) + (second.sides.left?.n ?? 0)).toBe((await read(id)).sides.left?.n);
    const brief = await read(id, "?from=70&to=80");
    expect(brief.minutes.map(({second: at}) => at)).toEqual([60]);
    expect((await read(id, "?from=5000")).sides).toEqual({left: null, right: null});
  });

  it("follows a crop, and the strides of what was merged into a run", async () => {
    const {run, send, read, ask} = await start();
    const id = await run({seconds: SECONDS});
    await send({activity_id: id, strides: stridesOver(START, SECONDS)});
    await ask("PUT", `/b/api/v1/activities/${id}/crop`, {from: 300, to: SECONDS - 1});
    expect((await read(id)).minutes.map(({second}) => second)).toEqual([0, 0, 60, 120, 180, 240]);
    const other = await run({start: START + DAY_S, seconds: SECONDS});
    const merge = {op: "merge" as const, source: id, offset: 60};
    await db
      .update(activity)
      .set({edits: [merge]})
      .where(eq(activity.id, other));
    expect((await read(other)).minutes[0]?.second).toBe(60);
  });

  it("200: without strides both sides are null; a pod alone leaves the other null", async () => {
    const {run, send, read} = await start();
    const id = await run({seconds: SECONDS});
    expect(await read(id)).toMatchObject({sides: {left: null, right: null}, crossover: null, minutes: []});
    await send({strides: [strideAt(START + 30, {side: "right"})]});
    const footReply = await read(id);
    expect(footReply.sides).toMatchObject({left: null, right: {n: 1}});
    expect([footReply.crossover, footReply.minutes[0]?.left]).toEqual([null, null]);
  });

  it("impossible strides are left out and counted; if all are impossible, nothing is stored", async () => {
    const {run, send, offer, kept} = await start();
    await run({seconds: SECONDS});
    const {points} = strideAt(START);
    const broken = [
      strideAt(START, {points: 5}),
      strideAt(START, {points: 600}),
      strideAt(START, {height: 1.4}),
      {...strideAt(START), points: points.slice(0, 40)},
    ];
    expect(await refusal(await offer({strides: broken}))).toEqual({
      status: 400,
      code: "invalid",
      fields: {strides: "out_of_range"},
    });
    expect([await kept(), await db.select().from(foot_recording)]).toEqual([0, []]);
    const sent = await send({strides: [...broken, strideAt(START)]});
    expect(sent).toMatchObject({
      accepted: 1,
      rejected: {too_few_points: 1, too_many_points: 1, out_of_range: 1, not_closed: 1},
    });
  });

  it("202: the same again is what is there; before its run it waits for it", async () => {
    const {run, send, read, kept} = await start();
    const strides = stridesOver(START, 120);
    const first = await send({strides});
    expect(first.activity_id).toBeNull();
    const id = await run({seconds: SECONDS});
    expect(await send({strides})).toEqual({...first, activity_id: id, duplicate: true});
    expect((await read(id)).sides.left?.n).toBe(180);
    expect([await kept(), (await db.select().from(foot_recording)).length]).toEqual([1, 1]);
  });

  it("400, 404, 415: neither file nor strides, a body of another form, a run that is not theirs", async () => {
    const {app, run, offer, mine, ask} = await start();
    const id = await run();
    const path = "/b/platform/data/duo";
    expect((await app.request(path, {method: "POST", headers: mine})).status).toBe(400);
    expect((await offer({strides: []})).status).toBe(400);
    expect((await offer({strides: [strideAt(START)], user_id: "x"})).status).toBe(400);
    const text = {...mine, "content-type": "text/plain"};
    expect((await app.request(path, {method: "POST", headers: text, body: "[]"})).status).toBe(415);
    expect((await offer({activity_id: "act_none", strides: [strideAt(START)]})).status).toBe(404);
    for (const query of ["?from=9&to=3", "?from=-1", "?from=x", "?lap=1"])
      expect((await ask("GET", `/b/api/v1/activities/${id}/footdata${query}`)).status, query).toBe(400);
    expect(await db.select().from(foot_recording)).toEqual([]);
  });

  it("is for those who see activities, not for those who see sums", async () => {
    const {app, run, send, ann, now, signIn} = await start();
    const id = await run({seconds: SECONDS});
    await send({strides: [strideAt(START)]});
    const bob = await addPerson(db, {name: "bob"});
    const headers = await signIn(bob.email);
    const status = async () => (await app.request(`/b/api/v1/activities/${id}/footdata`, {headers})).status;
    expect(await status()).toBe(404);
    const invite = {invite_key: "email:bob@example.com", invite_label: "bob", created_at: now()};
    const accepted = {status: "accepted" as const, receiver_id: bob.id, giver_id: ann.id};
    await db.insert(share).values({id: "shr_1", level: "summary", ...invite, ...accepted});
    for (const [level, expected] of [
      ["summary", 404],
      ["activities", 200],
      ["coach", 200],
    ] as const satisfies [ShareLevel, number][]) {
      await db.update(share).set({level});
      expect(await status(), level).toBe(expected);
    }
  });

  it("a month is reported by shoe, with each minute weighted by its strides", async () => {
    const {run, send, month, ann, now, one} = await start();
    const shoe = {id: "app_1", user_id: ann.id, kind: "shoe" as const, brand: "A", model: "B"};
    await db.insert(apparel).values({...shoe, created_at: now()});
    const ids = [await run({seconds: SECONDS}), await run({start: START + DAY_S, seconds: SECONDS})];
    const barefoot = await run({start: START + 2 * DAY_S, seconds: SECONDS});
    for (const id of ids) await one("PUT", id, {apparel_id: "app_1"});
    await send({activity_id: ids[0], strides: stridesOver(START, 300, {height: 0.2})});
    await send({activity_id: ids[1], strides: stridesOver(START + DAY_S, 100, {height: 0.4})});
    await send({activity_id: barefoot, strides: stridesOver(START + 2 * DAY_S, 60)});
    const {items, month: name} = await month();
    expect([
      name,
      items.map(({apparel_id, left, right}) => [apparel_id, left.strides, right.strides]),
    ]).toEqual([
      "2026-02",
      [
        ["app_1", 600, 600],
        [null, 90, 90],
      ],
    ]);
    expect(items[0]?.left.clearance).toBeCloseTo(0.25, 2);
    expect((await month("month=2&year=2026&apparel_ids=app_1,app_2")).items).toHaveLength(1);
    expect((await month("month=3&year=2026")).items).toEqual([]);
    await one("DELETE", barefoot);
    expect((await month()).items).toHaveLength(1);
  });

  it("foot data is part of a user's data copy, point by point", async () => {
    const {run, send, ann, deps} = await start();
    await run({seconds: SECONDS});
    const {foot_id} = await send({strides: [strideAt(START)]});
    const part = FOOT_DATA.find(({table}) => table === foot_recording)?.export;
    if (!part || !("file" in part)) return expect.fail("Foot data is in no copy");
    const subject = {id: ann.id, addresses: [], claimed: []};
    expect(await part.read(db, subject)).toMatchObject([{id: foot_id, product: "duo", strides: 1}]);
    for await (const {name, chunks} of part.originals?.(db, subject, deps) ?? []) {
      let text = "";
      for await (const chunk of chunks) text += String(chunk);
      expect([name, text.split("\n").length]).toEqual([`feet/${foot_id}.csv`, 66]);
    }
  });

  it("goes with its run, and when no run comes", async () => {
    const {run, send, one, kept, advance, deps} = await start();
    const id = await run({seconds: SECONDS});
    await send({strides: [strideAt(START)]});
    await send({strides: [strideAt(START + 9 * DAY_S)]});
    await one("DELETE", id);
    await cleanUpFootData(deps);
    expect(await kept()).toBe(2);
    advance(31 * DAY_S);
    await cleanUpRuns(deps);
    await cleanUpFootData(deps);
    expect([await kept(), await db.select().from(foot_recording)]).toEqual([0, []]);
    expect(await db.select().from(foot_path)).toEqual([]);
  });
});
