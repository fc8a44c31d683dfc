import {mkdtemp, readdir, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, expect, it} from "vitest";
import {openMessageStore} from "./message-store.ts";

let folder = "";
let time = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mail-"));
  time = Date.parse("2026-03-01T12:00:00Z");
});
afterEach(() => rm(folder, {recursive: true}));

const now = () => new Date(time++);
const open = (keep?: number) => openMessageStore({folder, now, ...(keep && {keep})});
const mail = (subject: string) =>
  Buffer.from(`From: Ann <ann@x.test>\r\nTo: b@y.test\r\nSubject: ${subject}\r\n\r\nHi`);
const TO_B = {from: "ann@x.test", to: ["b@y.test"]};

it("shows the newest first, also after a restart", async () => {
  const store = await open();
  for (const subject of ["one", "two", "three"]) await store.add(TO_B, mail(subject));
  const subjects = (await open()).list().map(({subject}) => subject);
  expect(subjects).toEqual(["three", "two", "one"]);
  expect(store.list()).toEqual((await open()).list());
});

it("keeps only the newest messages, in memory and on disk", async () => {
  const store = await open(2);
  for (const subject of ["one", "two", "three"]) await store.add(TO_B, mail(subject));
  expect(store.list().map(({subject}) => subject)).toEqual(["three", "two"]);
  expect(await readdir(folder)).toHaveLength(2);
});

it("messages added at the same time are all kept", async () => {
  const store = await open();
  await Promise.all(Array.from({length: 30}, (_, n) => store.add(TO_B, mail(String(n)))));
  expect((await open()).list()).toHaveLength(30);
});

it("finds by recipient exactly, and by any part of an address or subject", async () => {
  const store = await open();
  await store.add(TO_B, mail("Order shipped"));
  await store.add({from: "ann@x.test", to: ["Bob@y.test"]}, mail("Reset"));
  const subjects = (query: {to?: string; search?: string}) => store.list(query).map(({subject}) => subject);
  expect(subjects({to: "bob@Y.test"})).toEqual(["Reset"]);
  expect(subjects({to: "b@y.tes"})).toEqual([]);
  expect(subjects({search: "SHIPPED"})).toEqual(["Order shipped"]);
  expect(subjects({search: "ann@"})).toEqual(["Reset", "Order shipped"]);
});

it("gives back the very bytes that came", async () => {
  const store = await open();
  const source = Buffer.from([0x53, 0x3a, 0xff, 0x00, 0x0d, 0x0a]);
  const {id} = await store.add(TO_B, source);
  expect(await store.getSource(id)).toEqual(source);
});

it.each(["", "nope", "../secret", "000000000-00000000"])("null: no mail is called %j", async (id) => {
  expect(await (await open()).get(id)).toBeNull();
});

it("empties on demand", async () => {
  const store = await open();
  await store.add(TO_B, mail("one"));
  await store.clear();
  expect([store.list(), await readdir(folder)]).toEqual([[], []]);
});
