import {pino} from "pino";
import {beforeEach, describe, expect, it} from "vitest";
import {createObjectMemory} from "../../../../test/object-memory.ts";
import {addPerson} from "../../../../test/people.ts";
import {testRecordingPool} from "../../../../test/recording-pool.ts";
import {fitFile, gpxFile} from "../../../../test/recordings.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import {activity, activity_curve} from "../../runs/activities/tables.ts";
import {upload} from "../../runs/original-files/tables.ts";
import {training_state} from "../../runs/state/tables.ts";
import {storeUpload} from "../uploads/store-upload.ts";
import {enqueueUnreadUploads} from "./enqueue-unread-uploads.ts";
import {readUpload} from "./read-upload.ts";

const databases = await openTestDatabases();
const AT = new Date("2026-03-01T12:00:00Z");

describe.each(databases)("reading a stored file, on $name", ({db, reset}) => {
  let ann = "";
  let objects = createObjectMemory();
  let enqueued: string[] = [];
  beforeEach(async () => {
    await reset();
    ann = (await addPerson(db)).id;
    objects = createObjectMemory();
    enqueued = [];
  });

  const deps = (over: {objects?: ObjectStore; now?: () => Date} = {}) => ({
    db,
    now: () => AT,
    logger: pino({level: "silent"}),
    objects,
    workerPool: testRecordingPool,
    readAtOnceMs: 300_000,
    enqueue: async (_tx: unknown, name: string, payload: object) => {
      enqueued.push(`${name} ${Object.values(payload).join()}`);
    },
    ...over,
  });
  const file = (content: Uint8Array, kind: "fit" | "gpx" = "fit") => ({
    user_id: ann,
    product: "watch" as const,
    source: "file",
    source_id: null,
    kind,
    content,
    received_at: AT,
  });
  const visible = async () => ({
    runs: (await db.select().from(activity)).length,
    curves: (await db.select().from(activity_curve)).length,
    stale: (await db.select().from(training_state)).length,
  });
  const states = async () => (await db.select({state: upload.state}).from(upload)).map(({state}) => state);
  const crash = () => Promise.reject(new Error("killed"));

  it("killed before its row is there, a file was never sent; sent again it is", async () => {
    await expect(storeUpload(deps({objects: {...objects, put: crash}}), file(fitFile()))).rejects.toThrow(
      "killed",
    );
    expect([await states(), enqueued]).toEqual([[], []]);
    await storeUpload(deps(), file(fitFile()));
    expect([await states(), enqueued.length]).toEqual([["received"], 1]);
  });

  it("killed between row and job, neither is there", async () => {
    const killed = {...deps(), enqueue: crash};
    await expect(storeUpload(killed, file(fitFile()))).rejects.toThrow("killed");
    expect(await states()).toEqual([]);
  });

  it.each([
    ["before the file is fetched", {get: crash}],
    ["while its series are put away", {put: crash}],
  ])("killed %s, nothing shows, and the next time does all of it", async (_when, broken) => {
    const {upload_id} = await storeUpload(deps(), file(fitFile()));
    await expect(readUpload(deps({objects: {...objects, ...broken}}), upload_id)).rejects.toThrow("killed");
    expect([await visible(), await states()]).toEqual([{runs: 0, curves: 0, stale: 0}, ["received"]]);
    await readUpload(deps(), upload_id);
    expect([await visible(), await states()]).toEqual([{runs: 1, curves: 1, stale: 1}, ["read"]]);
  });

  it("killed in the middle of what is written of it, nothing of it was", async () => {
    const {upload_id} = await storeUpload(deps(), file(fitFile()));
    // The last statement needs the time, which is read a third time only there.
    let times = 0;
    const now = () => {
      times++;
      return times === 3 ? new Date(Number.NaN) : AT;
    };
    await expect(readUpload(deps({now}), upload_id)).rejects.toThrow();
    expect([await visible(), await states()]).toEqual([{runs: 0, curves: 0, stale: 0}, ["received"]]);
    await readUpload(deps(), upload_id);
    expect(await visible()).toEqual({runs: 1, curves: 1, stale: 1});
  });

  it("read by two at once, and once more, its runs are there once", async () => {
    const {upload_id} = await storeUpload(deps(), file(fitFile()));
    await Promise.all([1, 2, 3].map(() => readUpload(deps(), upload_id)));
    await readUpload(deps(), upload_id);
    expect(await visible()).toEqual({runs: 1, curves: 1, stale: 1});
  });

  it("a file that an older release stored in its row is also read, once waiting files are looked for", async () => {
    await db.insert(upload).values({
      ...file(gpxFile(), "gpx"),
      id: "upl_old",
      sha256: "old",
      size: 1,
      state: "received",
      received_at: new Date(AT.getTime() - 3_600_000),
    });
    await enqueueUnreadUploads(deps());
    expect(enqueued).toEqual(["read-upload upl_old"]);
    await readUpload(deps(), "upl_old");
    expect([await states(), await visible()]).toEqual([["read"], {runs: 1, curves: 0, stale: 1}]);
  });

  it("what came just now is left to its own job", async () => {
    await storeUpload(deps(), file(fitFile()));
    enqueued = [];
    await enqueueUnreadUploads(deps());
    expect(enqueued).toEqual([]);
  });
});
