import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {createObjectMemory} from "../../../../test/object-memory.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {errorReply} from "../../../contract/errors.ts";
import {NOTE_BOUNDS} from "../../../contract/note-values.ts";
import {note, noteLink, noteList} from "../../../contract/notes.ts";
import type {ShareLevel} from "../../../contract/share-values.ts";
import {share} from "../../../sharing/tables.ts";
import {cleanUpRuns} from "../activities/clean-up-runs.ts";
import {cleanUpNotes} from "./clean-up-notes.ts";
import {NOTE_DATA} from "./personal-data.ts";
import {activity_note} from "./tables.ts";

const databases = await openTestDatabases();
const RUN_SECONDS = 600;
const webm = (size = 200) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
  bytes.set(new TextEncoder().encode("webm"), 20);
  return bytes;
};

describe.each(databases)("notes of runs on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const objects = createObjectMemory();
    const runner = await startRunner(db, {objects});
    const id = await runner.run({seconds: RUN_SECONDS});
    const base = `/b/api/v1/activities/${id}/notes`;
    const addVoiceNote = (fields: Record<string, string>, bytes: Uint8Array<ArrayBuffer> = webm()) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append("file", new File([bytes], "x.exe", {type: "text/html"}));
      return runner.app.request(`${base}/audio`, {method: "POST", headers: runner.mine, body: form});
    };
    const write = async (body: object) => dataIn(await runner.ask("POST", base, body), note);
    const list = async () => (await dataIn(await runner.ask("GET", base), noteList)).items;
    const recordings = async () => {
      const keys: string[] = [];
      for await (const key of objects.keys(`notes/${runner.ann.id}/`)) keys.push(key);
      return keys;
    };
    return {...runner, objects, id, base, speak: addVoiceNote, write, list, recordings};
  }
  const refusal = async (response: Response) => {
    const {err} = errorReply.parse(await response.json());
    return {status: response.status, code: err.code, fields: err.field_errors};
  };

  it("201: notes are stored as written; those on the whole run come first, then those along the run", async () => {
    const {write, list} = await start();
    await write({text: "tired\nfrom here", second: 300});
    await write({text: "  windy "});
    await write({text: "hill", second: 0});
    expect((await list()).map(({text, second, kind}) => [text, second, kind])).toEqual([
      ["windy", null, "text"],
      ["hill", 0, "text"],
      ["tired\nfrom here", 300, "text"],
    ]);
  });

  it.each([
    [{text: ""}, {text: "required"}],
    [{text: "   "}, {text: "required"}],
    [{text: "x".repeat(NOTE_BOUNDS.text.max + 1)}, {text: "too_long"}],
    [{text: "a\u202Eb"}, {text: "unknown_value"}],
    [{text: "a", second: -1}, {second: "out_of_range"}],
    [{text: "a", second: RUN_SECONDS}, {second: "out_of_range"}],
    [{text: "a", second: 1.5}, {second: "unknown_value"}],
    [{text: "a", object_key: "notes/usr_bob/x"}, {object_key: "unknown_field"}],
  ])("400: %j", async (body, fields) => {
    const {ask, base} = await start();
    expect(await refusal(await ask("POST", base, body))).toEqual({status: 400, code: "invalid", fields});
    expect(await db.select().from(activity_note)).toEqual([]);
  });

  it("a change to a note sets only the named fields, and a change based on a stale version is rejected", async () => {
    const {ask, base, write, mine} = await start();
    const first = await write({text: "a", second: 10});
    const at = `${base}/${first.id}`;
    const changed = await dataIn(await ask("PATCH", at, {text: "b"}), note);
    expect(changed).toMatchObject({text: "b", second: 10, version: 2});
    expect(await dataIn(await ask("PATCH", at, {second: null}), note)).toMatchObject({second: null});
    const stale = await ask("PATCH", at, {text: "c"}, {...mine, "if-match": '"1"'});
    expect(await refusal(stale)).toMatchObject({status: 409, code: "conflict"});
    expect(await refusal(await ask("PATCH", at, {text: ""}))).toMatchObject({fields: {text: "required"}});
  });

  it("stay with their moment when the run is cropped, and lose it when that is cut off", async () => {
    const {ask, write, list, id} = await start();
    await write({text: "early", second: 30});
    await write({text: "late", second: 300});
    await ask("PUT", `/b/api/v1/activities/${id}/crop`, {from: 100, to: 400});
    expect((await list()).map(({text, second}) => [text, second])).toEqual([
      ["early", null],
      ["late", 200],
    ]);
    await write({text: "new", second: 5});
    await ask("PUT", `/b/api/v1/activities/${id}/undo`, {});
    expect((await list()).map(({text, second}) => [text, second])).toEqual([
      ["early", 30],
      ["new", 105],
      ["late", 300],
    ]);
  });

  it("201: a recorded note gets its type from its bytes and can be played from a URL for ten minutes", async () => {
    const {speak, ask, base, app, advance} = await start();
    const savedNote = await dataIn(await speak({second: "12", text: "my knee"}), note);
    expect(savedNote).toMatchObject({
      kind: "audio",
      second: 12,
      text: "my knee",
      media_type: "audio/webm",
      size: 200,
    });
    const {url, expires_at} = await dataIn(
      await ask("GET", `${base}/${savedNote.id}/download-url`),
      noteLink,
    );
    expect(expires_at).toBe("2026-03-01T12:10:00.000Z");
    const path = new URL(url).pathname;
    const audio = await app.request(path);
    expect([audio.status, audio.headers.get("content-type")]).toEqual([200, "audio/webm"]);
    expect(audio.headers.get("content-security-policy")).toContain("sandbox");
    expect(new Uint8Array(await audio.arrayBuffer())).toEqual(webm());
    const part = await app.request(path, {headers: {range: "bytes=0-3"}});
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 0-3/200"]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(webm().slice(0, 4));
    expect((await app.request(path, {headers: {range: "bytes=200-"}})).status).toBe(200);
    for (const broken of [path.replace(/\.\d{10}\./, ".9999999999."), path.slice(0, -1), `${path}a`])
      expect((await app.request(broken)).status).toBe(404);
    advance(600);
    expect((await app.request(path)).status).toBe(404);
  });

  it.each<[string, Uint8Array<ArrayBuffer>, number, string]>([
    ["a page", new TextEncoder().encode("<html><script>"), 415, "unsupported_type"],
    ["a picture of a phone", new TextEncoder().encode("\0\0\0\x18ftypheic"), 415, "unsupported_type"],
    ["nothing", new Uint8Array(), 415, "unsupported_type"],
    ["what is too large", webm(NOTE_BOUNDS.audio_bytes + 1), 413, "payload_too_large"],
  ])("%s is no recording: rejected, and nothing is stored", async (_what, bytes, status, code) => {
    const {speak, recordings} = await start();
    expect(await refusal(await speak({second: "0"}, bytes))).toMatchObject({status, code});
    expect([await db.select().from(activity_note), await recordings()]).toEqual([[], []]);
  });

  it("400: a recorded note needs a moment of the run and cannot lose it", async () => {
    const {speak, ask, base} = await start();
    for (const second of ["", "-1", "x", String(RUN_SECONDS)])
      expect(await refusal(await speak({second}))).toMatchObject({status: 400});
    const savedNote = await dataIn(await speak({second: "1"}), note);
    const without = await ask("PATCH", `${base}/${savedNote.id}`, {second: null});
    expect(await refusal(without)).toMatchObject({fields: {second: "required"}});
  });

  it("removed ones go with their recording, twice; what broke off is tidied up", async () => {
    const {speak, ask, base, recordings, deps, advance, list} = await start();
    const savedNote = await dataIn(await speak({second: "1"}), note);
    for (const _ of [1, 2]) expect((await ask("DELETE", `${base}/${savedNote.id}`)).status).toBe(200);
    expect([await db.select().from(activity_note), await recordings()]).toEqual([[], []]);
    Object.assign(deps.objects, {put: async () => Promise.reject(new Error("the disk is full"))});
    expect((await speak({second: "1"})).status).toBe(500);
    expect([await list(), (await db.select().from(activity_note)).length]).toEqual([[], 1]);
    await cleanUpNotes(deps);
    expect(await db.select().from(activity_note)).toHaveLength(1);
    advance(25 * 3600);
    await cleanUpNotes(deps);
    expect(await db.select().from(activity_note)).toEqual([]);
  });

  it("go with their run once it cannot be brought back, and with the account", async () => {
    const {speak, write, one, id, recordings, deps, advance, ann, objects} = await start();
    await speak({second: "1"});
    await write({text: "a"});
    const subject = {id: ann.id, addresses: [], claimed: []};
    const [data] = NOTE_DATA;
    const part = data?.export;
    if (!part || !("file" in part)) throw new Error("Notes are in no copy");
    expect(await part.read(db, subject)).toHaveLength(2);
    const files = part.originals?.(db, subject, {pictures: deps.pictures, objects});
    const names: string[] = [];
    for await (const {name} of files ?? []) names.push(name);
    expect(names).toEqual([expect.stringMatching(/^notes\/nte_\w+\.webm$/)]);
    await one("DELETE", id);
    advance(31 * 24 * 3600);
    await cleanUpRuns(deps);
    advance(25 * 3600);
    await cleanUpNotes(deps);
    expect([await db.select().from(activity_note), await recordings()]).toEqual([[], []]);
  });

  it("404: of others, of deleted runs, and of another run", async () => {
    const {write, ask, base, run, one, id, speak, ...app} = await start();
    const ownNote = await write({text: "a"});
    const other = await run({start: Date.parse("2026-02-20T09:00:00Z") / 1000});
    const foreign = bearer(await signInAs(app, (await addPerson(db, {name: "bob"})).email));
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["POST", "", {text: "b"}],
      ["PATCH", `/${ownNote.id}`, {text: "b"}],
      ["DELETE", `/${ownNote.id}`, undefined],
      ["GET", `/${ownNote.id}/download-url`, undefined],
    ] as const)
      expect((await ask(method, `${base}${path}`, body, foreign)).status).toBe(404);
    const elsewhere = `/b/api/v1/activities/${other}/notes/${ownNote.id}`;
    expect((await ask("PATCH", elsewhere, {text: "b"})).status).toBe(404);
    const savedNote = await dataIn(await speak({second: "1"}), note);
    const {url} = await dataIn(await ask("GET", `${base}/${savedNote.id}/download-url`), noteLink);
    await one("DELETE", id);
    expect((await ask("POST", base, {text: "b"})).status).toBe(404);
    expect((await app.app.request(new URL(url).pathname)).status).toBe(404);
  });

  it.each<[ShareLevel, number]>([
    ["summary", 404],
    ["activities", 404],
    ["plan", 404],
    ["coach", 200],
  ])("who is shared with from %s on: %i", async (level, status) => {
    const {ann, ask, base, write, ...app} = await start();
    await write({text: "a"});
    const coach = await addPerson(db, {name: "coach"});
    await db.insert(share).values({
      id: "shr_1",
      giver_id: ann.id,
      receiver_id: coach.id,
      level,
      status: "accepted",
      invite_key: "email:coach@example.com",
      invite_label: "coach@example.com",
      created_at: app.now(),
    });
    const coachHeaders = bearer(await signInAs(app, coach.email));
    expect((await ask("GET", base, undefined, coachHeaders)).status).toBe(status);
    expect((await ask("POST", base, {text: "b"}, coachHeaders)).status).toBe(404);
    expect(await db.select().from(activity_note).where(eq(activity_note.text, "b"))).toEqual([]);
  });

  it("422: a run has room for so many", async () => {
    const {ask, base, id, ann, now} = await start();
    const row = {user_id: ann.id, activity_id: id, kind: "text" as const, text: "a"};
    const notes = Array.from({length: NOTE_BOUNDS.notes.max}, (_, index) => ({
      ...row,
      id: `nte_${index}`,
      created_at: now(),
      updated_at: now(),
    }));
    await db.insert(activity_note).values(notes);
    expect(await refusal(await ask("POST", base, {text: "b"}))).toMatchObject({
      status: 422,
      code: "limit_reached",
    });
  });
});
