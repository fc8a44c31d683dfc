import {gzipSync, strToU8, zipSync} from "fflate";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {gpxFile, START} from "../../../../test/recordings.ts";
import {refusalOf} from "../../../../test/social-page.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {UPLOAD_MAX_BYTES, uploadReply} from "../../../contract/platforms.ts";
import {upload} from "../../runs/original-files/tables.ts";

const databases = await openTestDatabases();

const TCX = strToU8('<?xml version="1.0"?>\n<TrainingCenterDatabase xmlns="x"></TrainingCenterDatabase>');
const RUN = gpxFile();
const GPX = strToU8('\uFEFF<gpx version="1.1"></gpx>');
const FIT = new Uint8Array([14, 16, 1, 2, 0, 0, 0, 0, ...strToU8(".FIT"), 0, 0]);
const BOMB = gzipSync(new Uint8Array(2 * 1024 * 1024), {level: 9});

describe.each(databases)("files of runs on $name", ({db, reset}) => {
  beforeEach(reset);

  async function open() {
    const app = createTestApp(db, {enqueue: async () => undefined});
    const ann = await addPerson(db);
    const annHeaders = bearer(await signInAs(app, ann.email));
    const send = (file: Uint8Array<ArrayBuffer> | null, {to = "pod", as = annHeaders, fields = {}} = {}) => {
      const body = new FormData();
      if (file) body.set("file", new File([file], "run.exe"));
      for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
      return app.app.request(`/b/platform/data/${to}`, {method: "POST", headers: as, body});
    };
    return {...app, ann, mine: annHeaders, send};
  }
  const stored = () =>
    db
      .select({kind: upload.kind, product: upload.product, state: upload.state, size: upload.size})
      .from(upload);
  const read = async (response: Response) => z.object({data: uploadReply}).parse(await response.json()).data;

  it.each([
    ["fit", FIT],
    ["tcx", TCX],
    ["gpx", GPX],
    ["tcx", gzipSync(TCX)],
    ["gpx", zipSync({"a/run.gpx": GPX})],
  ])("202: %s is detected by its content and stored unchanged", async (kind, file) => {
    const {send, deps} = await open();
    const response = await send(new Uint8Array(file), {to: "duo"});
    expect(response.status).toBe(202);
    expect(await read(response)).toMatchObject({activity_id: null, duplicate: false});
    // There is no run in any of these: they are kept all the same, with the reason.
    expect(await stored()).toEqual([{kind, product: "duo", state: "refused", size: file.length}]);
    const [row] = await db.select({key: upload.object_key}).from(upload);
    expect(Buffer.from((await deps.objects.get(row?.key ?? "")) ?? [])).toEqual(Buffer.from(file));
  });

  it("202: the same again is the one that is there; another person's is their own", async () => {
    const {send, ...app} = await open();
    const first = await read(await send(RUN, {fields: {source_id: "run-1"}}));
    expect(first).toEqual({
      upload_id: first.upload_id,
      activity_id: expect.stringMatching(/^act_/),
      duplicate: false,
    });
    expect(await read(await send(RUN))).toEqual({...first, duplicate: true});
    expect(await read(await send(GPX, {fields: {source_id: "run-1"}}))).toEqual({...first, duplicate: true});
    const bea = await addPerson(db, {name: "bea"});
    const beaHeaders = bearer(await signInAs(app, bea.email));
    expect(await read(await send(RUN, {as: beaHeaders}))).toMatchObject({duplicate: false});
    expect(await stored()).toHaveLength(2);
  });

  it("202: each file of a zip with several is stored separately and recognised when it is sent again", async () => {
    const {send} = await open();
    const second = gpxFile({start: START + 86_400});
    const zip = new Uint8Array(zipSync({"a.gpx": RUN, "photo.jpg": strToU8("JFIF"), "b.gpx": second}));
    const {others, ...first} = await read(await send(zip, {fields: {source_id: "week-1"}}));
    const own = {
      upload_id: expect.any(String),
      activity_id: expect.stringMatching(/^act_/),
      duplicate: false,
    };
    expect([first, others]).toEqual([own, [own]]);
    expect((await stored()).map(({size}) => size).sort()).toEqual([RUN.length, second.length].sort());
    expect(await read(await send(zip, {fields: {source_id: "week-1"}}))).toEqual({
      ...first,
      duplicate: true,
      others: others?.map((other) => ({...other, duplicate: true})),
    });
  });

  it.each([
    ["a program", strToU8("MZ\u0000\u0000")],
    ["an image with words of a run", strToU8("<svg><gp></gp></svg>")],
    ["nothing", new Uint8Array()],
    ["broken gzip", gzipSync(TCX).slice(0, 20)],
    ["a zip with none", zipSync({})],
    ["a zip in a zip", zipSync({"a.zip": zipSync({"a.gpx": GPX})})],
  ])("415: %s", async (_case, file) => {
    const {send} = await open();
    expect(await refusalOf(await send(new Uint8Array(file)))).toEqual([415, "unsupported_type"]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["gzip", BOMB],
    ["zip", zipSync({"run.gpx": new Uint8Array(2 * 1024 * 1024)}, {level: 9})],
  ])("413: a %s that would fill memory", async (_case, file) => {
    const {send} = await open();
    expect(await refusalOf(await send(new Uint8Array(file)))).toEqual([413, "payload_too_large"]);
    expect(await stored()).toEqual([]);
  });

  it("takes 25 megabytes and no byte more", async () => {
    const {send} = await open();
    const file = new Uint8Array(UPLOAD_MAX_BYTES);
    file.set(FIT);
    expect((await send(file)).status).toBe(202);
    expect(await refusalOf(await send(new Uint8Array(UPLOAD_MAX_BYTES + 1)))).toEqual([
      413,
      "payload_too_large",
    ]);
    const oversized = new Uint8Array(UPLOAD_MAX_BYTES + 32 * 1024);
    expect(await refusalOf(await send(oversized))).toEqual([413, "payload_too_large"]);
    expect(await stored()).toHaveLength(1);
  });

  it("400: no file, an unknown product, or text instead of a file; 401: a caller without a session", async () => {
    const {send} = await open();
    expect((await send(null)).status).toBe(400);
    expect((await send(null, {fields: {file: "text"}})).status).toBe(400);
    expect((await send(TCX, {to: "bike"})).status).toBe(400);
    expect((await send(TCX, {as: {authorization: "Bearer nothing"}})).status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it("429: sixty files an hour", async () => {
    const {send} = await open();
    const statuses = [];
    for (let count = 0; count < 61; count++) statuses.push((await send(TCX)).status);
    expect([new Set(statuses.slice(0, 60)), statuses.at(-1)]).toEqual([new Set([202]), 429]);
  });
});
