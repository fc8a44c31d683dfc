import {gzipSync, zipSync} from "fflate";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {testRecordingPool} from "../../../../test/recording-pool.ts";
import {fitFile, formOf, gpxFile, lapAt, type NamedFile, START} from "../../../../test/recordings.ts";
import {refusalOf} from "../../../../test/social-page.ts";
import {createTestApp, READ_AT_ONCE_MS} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {UPLOAD_MAX_BYTES} from "../../../contract/platforms.ts";
import {uploadResults, uploadState} from "../../../contract/uploads.ts";
import {apparel} from "../../../gear/tables.ts";
import {cp_history} from "../../power/critical-power/tables.ts";
import {limitFiles} from "../../recordings/reading/limit-files.ts";
import {WorkerPoolBusy} from "../../recordings/reading/recording-worker-pool.ts";
import {upload} from "../original-files/tables.ts";
import {training_state} from "../state/tables.ts";
import {activity, activity_curve} from "./tables.ts";

const databases = await openTestDatabases();
const TEXT = new TextEncoder().encode("a shopping list");

describe.each(databases)("sending files of runs on $name", ({db, reset}) => {
  beforeEach(reset);

  async function open(options: Parameters<typeof createTestApp>[1] = {}) {
    const app = createTestApp(db, {enqueue: async () => undefined, ...options});
    const ann = await addPerson(db);
    const annHeaders = bearer(await signInAs(app, ann.email));
    const post = (body: FormData | string, headers: Record<string, string> = annHeaders) =>
      app.app.request("/b/api/v1/users/me/activities", {method: "POST", headers, body});
    const send = async (...files: readonly NamedFile[]) => {
      const response = await post(formOf(...files));
      const {data} = z.object({data: uploadResults}).parse(await response.json());
      return {status: response.status, files: data.files};
    };
    return {...app, ann, mine: annHeaders, post, send};
  }
  const runs = () => db.select().from(activity).orderBy(activity.recorded_start);

  it("200: a file becomes a run with all that follows from it, on the day where it was run", async () => {
    const {send, ann, now} = await open();
    await db.insert(cp_history).values({
      id: "cp_1",
      user_id: ann.id,
      day: "2026-02-01",
      critical_power: 250,
      source: "manual",
      created_at: now(),
      updated_at: now(),
    });
    const laps = [lapAt(0, 300), lapAt(300, 300)];
    const {status, files} = await send(["run.fit", fitFile({seconds: 600, power: 250, laps})]);
    expect(status).toBe(200);
    const [row] = await runs();
    expect(files).toEqual([
      {
        file: "run.fit",
        outcome: "created",
        upload_id: row?.upload_id,
        activity_ids: [row?.id],
        problems: [],
      },
    ]);
    expect(row).toMatchObject({
      user_id: ann.id,
      name: "Lauf am Morgen",
      local_day: "2026-02-14",
      time_zone: "Europe/Berlin",
      offset_seconds: 3600,
      surface_type: "road",
      cp_used: 250,
      // No weight is recorded on or before that day: none is stored, and the current weight applies.
      weight_used: null,
      stress_method: "power",
      seconds_in_zones: [0, 0, 0, 600, 0],
      below_seconds: 0,
      device: {name: "Example watch", serial: 4711},
      laps: [
        {from: 0, to: 299, distance: 900},
        {from: 300, to: 599, distance: 900},
      ],
    });
    // Ten minutes at critical power.
    expect(row?.stress).toBeCloseTo(100 / 6, 6);
    expect(row?.summary).toMatchObject({timer_time: 600, average_power: 250, distance: 3 * 599});
    const [curve] = await db.select().from(activity_curve);
    const power = new Float32Array(Uint8Array.from(curve?.power ?? []).buffer);
    expect([power.at(0), power.at(-1)]).toEqual([250, 250]);
    expect(await db.select().from(training_state)).toMatchObject([{stale_from: "2026-02-14"}]);
  });

  it("200: while a file is read at once, its job waits, and reads it only where that broke off", async () => {
    const enqueued: unknown[] = [];
    const {send} = await open({
      enqueue: async (_tx, name, _payload, options) => void enqueued.push([name, options]),
    });
    await send(["run.fit", fitFile()]);
    expect(enqueued).toEqual([
      ["read-upload", expect.objectContaining({startInSeconds: READ_AT_ONCE_MS / 1000})],
      ["derive-user", expect.objectContaining({startInSeconds: 1})],
    ]);
  });

  it("200: one invalid file does not prevent the others from being read", async () => {
    const {send} = await open();
    const {status, files} = await send(
      ["list.txt", TEXT],
      ["nothing.fit", new Uint8Array()],
      ["a.fit", fitFile()],
      ["large.fit", new Uint8Array(UPLOAD_MAX_BYTES + 1)],
      ["b.gpx", gpxFile({start: START + 86_400})],
    );
    expect(status).toBe(200);
    expect(files.map(({file, outcome, problems}) => [file, outcome, problems.map(({code}) => code)])).toEqual(
      [
        ["list.txt", "refused", ["unknown_format"]],
        ["nothing.fit", "refused", ["empty_file"]],
        ["a.fit", "created", []],
        ["large.fit", "refused", ["too_large"]],
        ["b.gpx", "created", []],
      ],
    );
    expect([await runs(), await db.select().from(upload)].map(({length}) => length)).toEqual([2, 2]);
  });

  it("200: each recording in a zip becomes a run, even beside files that are not recordings", async () => {
    const {send} = await open();
    const [first, second] = [fitFile(), fitFile({start: START + 86_400})];
    const zip = new Uint8Array(
      zipSync({
        "2026/": new Uint8Array(),
        "2026/a.fit": first,
        "__MACOSX/2026/._a.fit": TEXT,
        "list.txt": TEXT,
        "b.fit": second,
        "again.fit": first,
        "c.fit.gz": gzipSync(second),
      }),
    );
    const {status, files} = await send(["before.txt", TEXT], ["week.zip", zip], ["b.fit", second]);
    expect(status).toBe(200);
    expect(
      files.map(({file, entry, outcome, problems: [problem]}) => [file, entry, outcome, problem?.code]),
    ).toEqual([
      ["before.txt", undefined, "refused", "unknown_format"],
      ["week.zip", {name: "2026/a.fit", number: 1}, "created", undefined],
      ["week.zip", {name: "b.fit", number: 2}, "created", undefined],
      ["week.zip", {name: "again.fit", number: 3}, "duplicate", undefined],
      ["week.zip", {name: "c.fit.gz", number: 4}, "duplicate", undefined],
      // Each file of a zip is stored by itself: it is recognized again without the zip.
      ["b.fit", undefined, "duplicate", undefined],
    ]);
    expect((await runs()).map(({id}) => [id])).toEqual([files[1]?.activity_ids, files[2]?.activity_ids]);
    const sizes = await db.select({size: upload.size}).from(upload);
    expect(sizes.map(({size}) => size).sort()).toEqual([first.length, second.length].sort());
  });

  it("200: an oversized recording in a zip does not prevent the others from being read", async () => {
    const {send} = await open();
    const large = new Uint8Array(UPLOAD_MAX_BYTES + 1);
    large.set(fitFile());
    // Sparse noise, as in real files: otherwise the file would be rejected as a decompression bomb.
    let noise = 1;
    for (let at = 8192; at < large.length; at += 20) {
      noise = (noise * 1_103_515_245 + 12_345) % 2 ** 31;
      large[at] = noise / 2 ** 16;
    }
    const zip = new Uint8Array(zipSync({"large.fit": large, "a.fit": fitFile()}, {level: 1}));
    expect((await send(["two.zip", zip])).files).toMatchObject([
      {entry: {name: "large.fit"}, outcome: "refused", problems: [{code: "too_large"}]},
      {entry: {name: "a.fit"}, outcome: "created", problems: []},
    ]);
  });

  it("200: the same again is the run that is there; of a deleted one it is the way back", async () => {
    const {send, app, mine} = await open();
    const file = fitFile();
    const [first] = (await send(["a.fit", file])).files;
    expect((await send(["other name.fit", file])).files).toEqual([
      {...first, file: "other name.fit", outcome: "duplicate"},
    ]);
    const path = `/b/api/v1/users/me/activities/${first?.activity_ids[0]}`;
    expect((await app.request(path, {method: "DELETE", headers: mine})).status).toBe(200);
    expect((await send(["a.fit", file])).files).toEqual([first]);
    expect(await runs()).toMatchObject([{deleted_at: null, version: 3}]);
  });

  it("200: two files of one run count once, and the reply says so", async () => {
    const {send} = await open();
    const [pod] = (await send(["pod.fit", fitFile()])).files;
    const [watch] = (await send(["watch.fit", fitFile({start: START + 20, power: 300, family: "watch"})]))
      .files;
    expect(watch).toMatchObject({
      outcome: "created",
      problems: [{code: "same_run", detail: {activity: pod?.activity_ids[0]}}],
    });
    expect(await runs()).toMatchObject([
      {is_excluded: false, sibling_of: null, edits: []},
      {is_excluded: true, sibling_of: pod?.activity_ids[0], edits: [{op: "exclude"}]},
    ]);
    // A run that starts right after the first is a second run, not a second record.
    await send(["next.fit", fitFile({start: START + 700})]);
    expect((await runs()).at(-1)).toMatchObject({is_excluded: false});
  });

  it.each([
    ["61 s later", {start: START + 61}],
    ["3 % longer", {seconds: 618}],
    ["within the other", {start: START + 200, seconds: 120}],
    ["around the other", {start: START - 300, seconds: 1800}],
    ["with more than half of it", {start: START + 299}],
  ])("200: a second recording %s counts nowhere until it is answered", async (_case, second) => {
    const {send, app, mine} = await open();
    const [first] = (await send(["a.fit", fitFile()])).files;
    const [other] = (await send(["b.fit", fitFile({...second, power: 240})])).files;
    expect(other?.problems).toEqual([{code: "same_run", detail: {activity: first?.activity_ids[0]}}]);
    const siblingStates = (await runs()).map(({id, is_excluded, sibling_of}) => [
      id,
      {is_excluded, sibling_of},
    ]);
    expect(Object.fromEntries(siblingStates)).toEqual({
      [first?.activity_ids[0] ?? ""]: {is_excluded: false, sibling_of: null},
      [other?.activity_ids[0] ?? ""]: {is_excluded: true, sibling_of: first?.activity_ids[0]},
    });
    const path = `/b/api/v1/activities/${other?.activity_ids[0]}/exclude`;
    const headers = {...mine, "content-type": "application/json"};
    const answer = await app.request(path, {method: "PUT", headers, body: '{"excluded":false}'});
    expect(answer.status).toBe(200);
    expect((await runs()).map(({is_excluded}) => is_excluded)).toEqual([false, false]);
  });

  it.each([
    ["with half of it", {start: START + 300}],
    ["right after it", {start: START + 601}],
    ["two days before", {start: START - 2 * 86_400}],
  ])("200: another run %s counts as well", async (_case, second) => {
    const {send} = await open();
    await send(["a.fit", fitFile()]);
    await send(["b.fit", fitFile(second)]);
    expect((await runs()).map(({is_excluded}) => is_excluded)).toEqual([false, false]);
  });

  it("200: a recording that overlaps two runs is matched to the run it overlaps most", async () => {
    const {send} = await open();
    await send(["short.fit", fitFile({seconds: 300})]);
    const [longRun] = (await send(["long.fit", fitFile({start: START + 400, seconds: 900})])).files;
    const [both] = (await send(["both.fit", fitFile({start: START - 5, seconds: 1400})])).files;
    expect(both?.problems).toEqual([{code: "same_run", detail: {activity: longRun?.activity_ids[0]}}]);
  });

  it("two files of one run that come at once count once as well", async () => {
    const {send} = await open();
    const [pod, watch] = [fitFile(), fitFile({power: 300, family: "watch"})];
    await Promise.all([send(["pod.fit", pod]), send(["watch.fit", watch])]);
    expect((await runs()).map(({is_excluded}) => is_excluded).sort()).toEqual([false, true]);
  });

  it("200: a file with two runs gives both, each on its day", async () => {
    const {send} = await open();
    const both = Buffer.concat([fitFile({seconds: 60}), fitFile({seconds: 90, start: START + 86_400})]);
    const [result] = (await send(["both.fit", new Uint8Array(both)])).files;
    const rows = await runs();
    expect(result?.activity_ids).toEqual(rows.map(({id}) => id));
    expect(rows.map(({part, local_day, recorded_seconds}) => [part, local_day, recorded_seconds])).toEqual([
      [0, "2026-02-14", 60],
      [1, "2026-02-15", 90],
    ]);
    expect(await db.select().from(training_state)).toMatchObject([{stale_from: "2026-02-14"}]);
  });

  it("200: our own table comes back in as a run, packed too", async () => {
    const {send, get, mine} = await open();
    const [sent] = (await send(["a.fit", fitFile({seconds: 90})])).files;
    const table = await get(`/b/api/v1/activities/${sent?.activity_ids[0]}/csv`, mine);
    const packed = gzipSync(new Uint8Array(await table.arrayBuffer()));
    const [back] = (await send(["a.csv.gz", new Uint8Array(packed)])).files;
    expect(back).toMatchObject({outcome: "created", problems: [{code: "same_run"}]});
    expect((await runs()).map(({summary}) => [summary.average_power, summary.distance])).toEqual([
      [250, 267],
      [250, 267],
    ]);
  });

  it("shoes that are the default are worn by new runs, by as much as they count", async () => {
    const {send, ann, now} = await open();
    const shoe = {user_id: ann.id, kind: "shoe" as const, brand: "Example", created_at: now()};
    await db.insert(apparel).values([
      {...shoe, id: "app_1", model: "Road", is_default: true, distance_m: 1000},
      {...shoe, id: "app_2", model: "Trail"},
    ]);
    await send(["a.fit", fitFile()]);
    await send(["again.fit", fitFile({power: 240})]);
    const metres = await db.select({id: apparel.id, m: apparel.distance_m}).from(apparel).orderBy(apparel.id);
    expect(metres).toEqual([
      {id: "app_1", m: 1000 + 1797},
      {id: "app_2", m: 0},
    ]);
  });

  it("a run far from home keeps its own local day and hour", async () => {
    const {send} = await open();
    await send([
      "kathmandu.fit",
      fitFile({start: Date.parse("2026-02-14T19:00:00Z") / 1000, utcOffset: 20_700}),
    ]);
    expect(await runs()).toMatchObject([
      {local_day: "2026-02-15", time_zone: "+05:45", offset_seconds: 20_700, name: "Lauf in der Nacht"},
    ]);
  });

  it("202: a file that is not read in time is stored, and its state can be requested", async () => {
    const busy = {...testRecordingPool, read: () => Promise.reject(new WorkerPoolBusy("busy"))};
    const {send, get, mine} = await open({workerPool: busy});
    const {status, files} = await send(["a.fit", fitFile()]);
    expect([status, files[0]?.outcome, files[0]?.activity_ids]).toEqual([202, "reading", []]);
    const state = async (id = files[0]?.upload_id) => get(`/b/api/v1/users/me/uploads/${id}`, mine);
    const {data} = z.object({data: uploadState}).parse(await (await state()).json());
    expect(data).toMatchObject({outcome: "reading", activity_ids: []});
    expect((await state("upl_none")).status).toBe(404);
    expect(await runs()).toEqual([]);
  });

  it("a file that ends its reader is refused with words, and is not tried for ever", async () => {
    const broken = {...testRecordingPool, read: () => Promise.reject(new Error("out of memory"))};
    const {send} = await open({workerPool: broken});
    expect((await send(["a.fit", fitFile()])).files).toMatchObject([
      {outcome: "refused", problems: [{code: "reading_failed"}]},
    ]);
    expect(await db.select({state: upload.state}).from(upload)).toEqual([{state: "refused"}]);
  });

  it("429: three thousand files in an hour, none of a form that would be too much, and then again", async () => {
    const {post, ann, deps, setTime} = await open();
    await limitFiles(deps, ann.id, 2999);
    const two = () => post(formOf(["a.fit", fitFile()], ["b.txt", TEXT]));
    const refused = await two();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2"]);
    expect([await runs(), await db.select().from(upload)]).toEqual([[], []]);
    setTime("2026-03-01T12:00:02Z");
    expect((await two()).status).toBe(200);
    expect(await runs()).toHaveLength(1);
  });

  it("429: files inside a zip count as much as separate files", async () => {
    const {post, ann, deps} = await open();
    await limitFiles(deps, ann.id, 2999);
    const zip = zipSync({"a.fit": fitFile(), "b.fit": fitFile({start: START + 86_400})});
    expect((await post(formOf(["two.zip", new Uint8Array(zip)]))).status).toBe(429);
    expect([await runs(), await db.select().from(upload)]).toEqual([[], []]);
  });

  it("400, 401, 404, 415: no files, text for files, too many files, no bearer, another user, a body that is no form", async () => {
    const {app, post, mine} = await open();
    const words = new FormData();
    words.set("file", "text");
    const manyFiles = formOf(
      ...Array.from({length: 51}, (_, at) => [`${at}.fit`, new Uint8Array(1)] as const),
    );
    const statuses = [await post(new FormData()), await post(words), await post(manyFiles)].map(
      ({status}) => status,
    );
    expect(statuses).toEqual([400, 400, 400]);
    expect((await post(formOf(["a.fit", fitFile()]), {})).status).toBe(401);
    const other = await addPerson(db, {name: "bea"});
    const otherPath = `/b/api/v1/users/${other.id}/activities`;
    const sent = await app.request(otherPath, {
      method: "POST",
      headers: mine,
      body: formOf(["a.fit", fitFile()]),
    });
    expect(await refusalOf(sent)).toEqual([404, "not_found"]);
    const json = await post("{}", {...mine, "content-type": "application/json"});
    expect(await refusalOf(json)).toEqual([415, "unsupported_type"]);
    expect([await runs(), await db.select().from(upload)]).toEqual([[], []]);
  });
});
