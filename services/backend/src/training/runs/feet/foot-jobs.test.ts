import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {createObjectMemory} from "../../../../test/object-memory.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {START} from "../../../../test/recordings.ts";
import {runJob} from "../../../../test/run-job.ts";
import {startRunner} from "../../../../test/runner.ts";
import {stridesOver} from "../../../../test/strides.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {footUploadReply} from "../../../contract/foot-data.ts";
import {footJob, footReprocessReply} from "../../../contract/foot-jobs.ts";
import {audit} from "../../../core/audit/tables.ts";
import {cleanUpFootData} from "./clean-up-foot-data.ts";
import {stridesKey} from "./foot-deps.ts";
import {foot_job, foot_path, foot_recording} from "./tables.ts";

const databases = await openTestDatabases();
const DAY_S = 86_400;
const WHY = {reason: "The pods of April were mixed up"};
const RANGE = {from: "2026-02-14", to: "2026-02-15", ...WHY};

describe.each(databases)("averaging foot data once more on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const enqueued: [name: string, payload: object][] = [];
    const enqueue = async (_tx: unknown, name: string, payload: object) => {
      enqueued.push([name, payload]);
    };
    const objects = createObjectMemory();
    const runner = await startRunner(db, {enqueue, objects});
    for (const day of [0, 1, 5]) {
      const strides = stridesOver(START + day * DAY_S, 120);
      await dataIn(await runner.ask("POST", "/b/platform/data/duo", {strides}), footUploadReply);
    }
    enqueued.length = 0;
    const admin = await addPerson(db, {name: "admin", groups: ["admin"]});
    const headers = bearer(await signInAs(runner, admin.email));
    const office = (method: string, path: string, body?: object, as = headers) =>
      runner.ask(method, `/b/admin/${path}`, body, as);
    const request = async (body: object) =>
      dataIn(await office("POST", "footdata/reprocess", body), footReprocessReply);
    const requested = async (body: object = RANGE) => (await request(body)).job_id ?? expect.fail("No job");
    const job = async (id: string) => dataIn(await office("GET", `jobs/${id}`), footJob);
    const change = (id: string, what: string) => office("POST", `jobs/${id}/${what}`, WHY);
    const work = (id: string) => runJob(runner.deps, "reprocess-feet", {foot_job_id: id});
    return {...runner, admin, objects, asked: enqueued, office, request, requested, job, change, work};
  }
  const paths = () => db.select().from(foot_path).orderBy(foot_path.recording_id, foot_path.side);
  const done = async () => (await db.select().from(audit)).filter(({action}) => action === "feet.reprocess");

  it("202: gives the same from the same strides, however often, and is written down", async () => {
    const {requested, job, work, asked, admin} = await start();
    const before = await paths();
    await db.update(foot_path).set({minutes: new Uint8Array(1)});
    const id = await requested();
    expect(asked).toEqual([["reprocess-feet", {foot_job_id: id}]]);
    expect(await job(id)).toMatchObject({state: "waiting", total: 2, done: 0, eta: null, finished: null});
    await work(id);
    expect(await job(id)).toMatchObject({state: "done", total: 2, done: 2, failed: 0, failures: []});
    const again = await paths();
    expect(again.filter(({minutes}) => minutes.length > 1)).toHaveLength(4);
    await work(await requested({...RANGE, to: "2026-02-28"}));
    expect((await paths()).map(({minutes}) => Buffer.from(minutes))).toEqual(
      before.map(({minutes}) => Buffer.from(minutes)),
    );
    const [first] = await done();
    expect(first).toMatchObject({actor_id: admin.id, actor_role: "admin", target: id, reason: WHY.reason});
    expect(first?.after).toEqual({items: 2, users: null, from: RANGE.from, to: RANGE.to});
  });

  it("202: a dry run reports how many items it would process, for the named users, and does nothing", async () => {
    const {request, asked, ann} = await start();
    expect(await request({...RANGE, dry_run: true})).toEqual({job_id: null, items: 2});
    const named = {...RANGE, dry_run: true, user_ids: [ann.id]};
    expect(await request({...named, to: "2026-02-28"})).toEqual({job_id: null, items: 3});
    expect(await request({...named, user_ids: ["usr_none"]})).toEqual({job_id: null, items: 0});
    expect([asked, await db.select().from(foot_job), await done()]).toEqual([[], [], []]);
  });

  it("200: what failed is named, stays as it was, and can be tried again", async () => {
    const {requested, job, work, change, objects, ann} = await start();
    const [broken] = await db.select().from(foot_recording).orderBy(foot_recording.first_at);
    const key = stridesKey(ann.id, broken?.sha256 ?? "");
    const strides = (await objects.get(key)) ?? expect.fail("No strides");
    await objects.delete(key);
    const before = await paths();
    const id = await requested();
    await work(id);
    const failures = [{id: broken?.id, code: "strides_missing"}];
    expect(await job(id)).toMatchObject({state: "done", done: 2, failed: 1, failures});
    expect((await paths()).map(({minutes}) => minutes.length)).toEqual(
      before.map(({minutes}) => minutes.length),
    );
    await objects.put(key, strides);
    expect(await dataIn(await change(id, "retry"), footJob)).toMatchObject({state: "waiting", failed: 0});
    await work(id);
    expect(await job(id)).toMatchObject({state: "done", done: 2, failed: 0});
    expect(await done()).toHaveLength(2);
  });

  it("200: called off it does no more; 409 once it is done", async () => {
    const {requested, job, work, change} = await start();
    const id = await requested();
    expect((await change(id, "cancel")).status).toBe(200);
    expect((await change(id, "cancel")).status).toBe(200);
    await work(id);
    expect(await job(id)).toMatchObject({state: "cancelled", done: 0});
    const other = await requested();
    await work(other);
    expect((await change(other, "cancel")).status).toBe(409);
  });

  it("400, 404: no reason, days in reverse order, no users, no staff rights, no such job", async () => {
    const {office, mine} = await start();
    const path = "footdata/reprocess";
    for (const body of [
      {...RANGE, reason: " "},
      {...RANGE, to: "2026-02-01"},
      {...RANGE, user_ids: []},
    ])
      expect((await office("POST", path, body)).status).toBe(400);
    expect((await office("POST", path, RANGE, mine)).status).toBe(404);
    expect((await office("GET", "jobs/fjb_none")).status).toBe(404);
    expect(await db.select().from(foot_job)).toEqual([]);
  });

  it("is forgotten ninety days after it was done", async () => {
    const {requested, work, advance, deps} = await start();
    const id = await requested();
    await work(id);
    advance(91 * DAY_S);
    await cleanUpFootData(deps);
    expect(await db.select().from(foot_job)).toEqual([]);
  });
});
