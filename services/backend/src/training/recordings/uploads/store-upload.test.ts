import {beforeEach, describe, expect, it} from "vitest";
import {createObjectMemory} from "../../../../test/object-memory.ts";
import {addPerson} from "../../../../test/people.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import type {Db} from "../../../core/db/db.ts";
import {upload} from "../../runs/original-files/tables.ts";
import {hasUpload, type NewUpload, storeUpload} from "./store-upload.ts";

const databases = await openTestDatabases();
const AT = new Date("2026-03-01T12:00:00Z");
const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(databases)("what is one file on $name", ({db, reset}) => {
  const objects = createObjectMemory();
  const enqueued: string[] = [];
  const enqueue = async (_tx: Db, name: string) => {
    enqueued.push(name);
  };
  let [ann, bea] = ["", ""];
  beforeEach(async () => {
    await reset();
    enqueued.length = 0;
    ann = (await addPerson(db)).id;
    bea = (await addPerson(db, {name: "bea"})).id;
  });

  const store = (changes: Partial<NewUpload> = {}) =>
    storeUpload(
      {db, objects, enqueue},
      {
        user_id: ann,
        product: "pod",
        source: "file",
        source_id: null,
        kind: "gpx",
        content: bytes("<gpx>1</gpx>"),
        received_at: AT,
        ...changes,
      },
    );
  const count = async () => (await db.select().from(upload)).length;

  it.each<[string, Partial<NewUpload>, Partial<NewUpload>, number]>([
    ["the same bytes from another place", {}, {source: "suunto", source_id: "run-1"}, 1],
    ["the same bytes for another thing of theirs", {}, {product: "watch"}, 1],
    ["other bytes under one name of one source", {source_id: "a"}, {source_id: "a", content: bytes("2")}, 1],
    [
      "other bytes under one name of two sources",
      {source_id: "a"},
      {source_id: "a", source: "suunto", content: bytes("2")},
      2,
    ],
    ["other bytes without a name", {}, {content: bytes("2")}, 2],
    ["names that differ in case", {source_id: "a"}, {source_id: "A", content: bytes("2")}, 2],
  ])("%s", async (_case, first, second, files) => {
    const [one, other] = [await store(first), await store(second)];
    expect([other.duplicate, one.upload_id === other.upload_id, await count()]).toEqual([
      files === 1,
      files === 1,
      files,
    ]);
  });

  it("two people may have the same run, under the same name", async () => {
    const named = {source: "suunto", source_id: "run-1"};
    const [annUpload, others] = [await store(named), await store({...named, user_id: bea})];
    expect([annUpload.duplicate, others.duplicate, await count()]).toEqual([false, false, 2]);
  });

  it("when twenty requests send the same file at once, one copy is stored and every reply gives its ID", async () => {
    const storedUploads = await Promise.all(Array.from({length: 20}, () => store()));
    expect(storedUploads.filter(({duplicate}) => !duplicate)).toHaveLength(1);
    expect([new Set(storedUploads.map(({upload_id}) => upload_id)).size, await count()]).toEqual([1, 1]);
    expect(enqueued).toEqual(["read-upload"]);
  });

  it("a file keeps its first bytes, name and time, whatever is sent under its name later", async () => {
    await store({source_id: "a"});
    await store({source_id: "a", content: bytes("2"), received_at: new Date("2027-01-01T00:00:00Z")});
    const [row] = await db.select().from(upload);
    const storedBytes = await objects.get(row?.object_key ?? "");
    expect([Buffer.from(storedBytes ?? []).toString(), row?.received_at, row?.size]).toEqual([
      "<gpx>1</gpx>",
      AT,
      12,
    ]);
  });

  it("what was refused is tried again, and what was deleted for good is new under its old name", async () => {
    const {upload_id} = await store({source_id: "a"});
    for (const state of ["refused", "deleted"] as const) {
      await db.update(upload).set({state, object_key: state === "deleted" ? null : "uploads/x/y"});
      expect(await store({source_id: "a"})).toEqual({upload_id, duplicate: false});
      const [row] = await db.select().from(upload);
      expect([row?.state, row?.problems, row?.read_at]).toEqual(["received", [], null]);
      expect(await objects.get(row?.object_key ?? "")).toEqual(bytes("<gpx>1</gpx>"));
    }
    expect(enqueued).toHaveLength(3);
  });

  it("what a platform calls a run is known for its owner and that platform alone", async () => {
    await store({source: "suunto", source_id: "run-1"});
    const known = [
      await hasUpload(db, ann, "suunto", "run-1"),
      await hasUpload(db, ann, "two_peak", "run-1"),
      await hasUpload(db, bea, "suunto", "run-1"),
      await hasUpload(db, ann, "suunto", "run-2"),
    ];
    expect(known).toEqual([true, false, false, false]);
  });
});
