import {mkdir} from "node:fs/promises";
import {strFromU8, unzipSync} from "fflate";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {addRun} from "../../../../test/add-run.ts";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {filesIn, startPrivacyStack} from "../../../../test/privacy-stack.ts";
import {fitFile, START} from "../../../../test/recordings.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {runExport, runExportLink, runExportReply} from "../../../contract/run-export.ts";
import type {RunExportFormat} from "../../../contract/run-export-values.ts";
import {createRunRepository} from "../activities/run-repository.ts";
import {buildRunExport, cleanUpRunExports} from "./build-run-export.ts";
import {run_export} from "./tables.ts";

const databases = await openTestDatabases();
const EXPORT = "/b/api/v1/users/me/activities/export";
const DAY_S = 86_400;
const LAST_YEAR = Date.parse("2025-12-31T22:30:00Z") / 1000;

describe.each(databases)("all runs in one file on $name", (database) => {
  const {db, reset} = database;
  let stack: Awaited<ReturnType<typeof startPrivacyStack>>;
  let ann = {id: "", email: ""};
  let annHeaders: Record<string, string> = {};
  /** Files that the stories before this one left. */
  let others = new Set<string>();
  beforeAll(async () => {
    stack = await startPrivacyStack(database);
    await mkdir(stack.folder, {recursive: true});
  });
  afterAll(() => stack.stop());
  beforeEach(async () => {
    await reset();
    others = new Set(await filesIn(stack));
    stack.app.setTime("2026-03-01T12:00:00Z");
    ann = await addPerson(db);
    annHeaders = bearer(await signInAs(stack.app, ann.email));
  });

  const exportFiles = async () => (await filesIn(stack)).filter((name) => !others.has(name));
  /** No two at the same moment: the newest is what counts. */
  const ask = (body: object = {}) => {
    stack.app.advance(1);
    return stack.app.post(EXPORT, body, annHeaders);
  };
  const state = async () => (await dataIn(await stack.app.get(EXPORT, annHeaders), runExportReply)).export;
  const link = () => stack.app.post(`${EXPORT}/link`, {}, annHeaders);
  const fetchFile = async (url: string) => stack.app.get(new URL(url).pathname);
  async function open(url: string) {
    return unzipSync(new Uint8Array(await (await fetchFile(url)).arrayBuffer()));
  }
  async function exported(format: RunExportFormat) {
    expect((await ask({format})).status).toBe(202);
    await stack.jobs.runDue();
    return open((await dataIn(await link(), runExportLink)).url);
  }
  async function addRuns() {
    const {deps} = stack.app;
    const first = await addRun(deps, ann.id, {start: LAST_YEAR, utcOffset: 3600, seconds: 120});
    const second = await addRun(deps, ann.id, {start: START});
    const deletedRun = await addRun(deps, ann.id, {start: START + DAY_S});
    const runs = createRunRepository(db);
    await runs.change(first, {name: "Über die Brücke!", tags: ["=1+1", "a,b"]}, deps.now());
    await runs.change(deletedRun, {deleted_at: deps.now()}, deps.now());
    return [first, second] as const;
  }

  it("202: holds a folder a year, a table and what was noted", async () => {
    const [first, second] = await addRuns();
    const note = {text: 'It said "stop"', second: 30};
    await stack.app.post(`/b/api/v1/activities/${second}/notes`, note, annHeaders);
    const pendingExport = await dataIn(await ask({format: "fit"}), runExport);
    expect(pendingExport).toMatchObject({format: "fit", state: "requested", total: 2, done: 0, bytes: null});
    await stack.jobs.runDue();
    const ready = await state();
    expect(ready).toMatchObject({id: pendingExport.id, state: "ready", total: 2, done: 2});
    expect(ready?.expires).toBe("2026-03-04T12:00:01.000Z");
    const files = await open((await dataIn(await link(), runExportLink)).url);
    // New Year's Eve in Munich.
    expect(Object.keys(files)).toEqual([
      `2025/2025-12-31-2330-uber-die-brucke-${first.slice(-6)}.fit`,
      expect.stringMatching(/^2026\/2026-02-14-1000-.*\.fit$/),
      "index.csv",
      "notes.csv",
    ]);
    const index = strFromU8(files["index.csv"] ?? new Uint8Array()).split("\r\n");
    expect(index).toHaveLength(4);
    expect(index[1]).toContain("Über die Brücke!");
    expect(index[1]).toMatch(/,"'=1\+1; a,b"$/);
    expect(strFromU8(files["notes.csv"] ?? new Uint8Array())).toContain(`${second},`);
    expect(strFromU8(files["notes.csv"] ?? new Uint8Array())).toContain('"It said ""stop"""');
  });

  it("202: as they came, byte by byte, and as tables", async () => {
    await addRuns();
    const [, original = ""] = Object.keys(await exported("original"));
    expect(original).toMatch(/\.fit$/);
    const files = await exported("original");
    expect(Buffer.from(files[original] ?? []).equals(fitFile({start: START}))).toBe(true);
    const tables = await exported("csv");
    const [name = ""] = Object.keys(tables);
    expect([name.endsWith(".csv"), strFromU8(tables[name] ?? new Uint8Array()).split("\r\n").length]).toEqual(
      [true, 122],
    );
  });

  it("409: one at a time; the next takes the place of the last", async () => {
    await addRuns();
    await ask();
    expect((await ask()).status).toBe(409);
    await stack.jobs.runDue();
    const {url} = await dataIn(await link(), runExportLink);
    expect((await ask({format: "csv"})).status).toBe(202);
    expect((await fetchFile(url)).status).toBe(404);
    expect(await exportFiles()).toEqual([]);
    await stack.jobs.runDue();
    expect(await exportFiles()).toHaveLength(1);
  });

  it("404: a link that is over, forged, or to what is gone", async () => {
    expect(await state()).toBeNull();
    expect((await link()).status).toBe(404);
    await exported("fit");
    const {url, expires} = await dataIn(await link(), runExportLink);
    expect([(await fetchFile(url)).status, (await fetchFile(url)).status]).toEqual([200, 200]);
    expect((await fetchFile(url.replace(/.$/, (end) => (end === "A" ? "B" : "A")))).status).toBe(404);
    stack.app.setTime(expires);
    expect((await fetchFile(url)).status).toBe(404);
    stack.app.setTime("2026-03-04T12:00:01Z");
    annHeaders = bearer(await signInAs(stack.app, ann.email));
    expect((await link()).status).toBe(404);
    await cleanUpRunExports(stack.app.deps);
    expect(await state()).toMatchObject({state: "expired"});
    expect(await exportFiles()).toEqual([]);
  });

  it("an export reports its progress, and can be requested again after it broke off", async () => {
    await addRuns();
    const {id} = await dataIn(await ask(), runExport);
    const stop = new AbortController();
    const {objects, ...deps} = stack.app.deps;
    const failing = {
      ...objects,
      get: async (key: string) => {
        if ((await state())?.done === 1) stop.abort(new Error("the process stops"));
        return objects.get(key);
      },
    };
    await expect(buildRunExport({...deps, objects: failing}, id, stop.signal)).rejects.toThrow("stops");
    expect(await state()).toMatchObject({state: "building", done: 1, total: 2});
    stack.app.advance(4 * 3600);
    await cleanUpRunExports(stack.app.deps);
    annHeaders = bearer(await signInAs(stack.app, ann.email));
    expect(await state()).toMatchObject({state: "failed"});
    expect((await ask()).status).toBe(202);
  });

  it("404: of others; and it goes with its owner", async () => {
    await addRuns();
    await exported("fit");
    const bea = await addPerson(db, {name: "bea"});
    const beaHeaders = bearer(await signInAs(stack.app, bea.email));
    const path = EXPORT.replace("me", ann.id);
    expect((await stack.app.get(path, beaHeaders)).status).toBe(404);
    expect((await stack.app.post(`${path}/link`, {}, beaHeaders)).status).toBe(404);
    await stack.app.post("/b/api/v1/users/me/delete", {user_name: "ann"}, annHeaders);
    stack.app.advance(14 * DAY_S);
    await stack.run("erase-accounts");
    expect([await db.select().from(run_export), await exportFiles()]).toEqual([[], []]);
  });
});
