import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {type Device, deviceList} from "../contract/gear.ts";
import {withTransaction} from "../core/db/db.ts";
import {outbox} from "../core/mail/tables.ts";
import {pairDevice} from "./pair-device.ts";
import {device} from "./tables.ts";

const databases = await openTestDatabases();
const AT = new Date("2026-03-01T12:00:00Z");
const FACTS = {side: "left", firmware: "2.4.1", battery_percent: 80, last_seen_at: AT} as const;

describe.each(databases)("devices on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const [ann, bob] = await Promise.all(["ann", "bob"].map((name) => addPerson(db, {name})));
    if (!ann || !bob) throw new Error("Nobody was made");
    const headers = {...bearer(await signInAs(app, ann.email)), "content-type": "application/json"};
    const send = (method: string, path: string, body?: unknown) =>
      app.app.request(`/b/api/v1/users/me/devices/${path}`, {
        method,
        headers,
        ...(body !== undefined && {body: JSON.stringify(body)}),
      });
    const pair = (user_id: string, more = {}) =>
      withTransaction(db, (tx) =>
        pairDevice(tx, {user_id, product: "pod", serial: "P-1", ...FACTS, ...more}, app.now()),
      );
    const list = async (product = "pod"): Promise<Device[]> =>
      z.object({data: deviceList}).parse(await (await send("GET", product)).json()).data.items;
    return {app, ann: ann.id, bob: bob.id, send, pair, list};
  }
  const paired = async () => (await db.select().from(device)).filter(({unpaired_at}) => unpaired_at === null);

  it("devices are listed by product, with the details they report", async () => {
    const {ann, pair, list} = await start();
    await pair(ann, {product: "duo", serial: "D-2", side: "right", battery_percent: null, firmware: null});
    await pair(ann, {product: "duo", serial: "D-1"});
    expect((await list("duo")).map(({serial, side}) => [serial, side])).toEqual([
      ["D-1", "left"],
      ["D-2", "right"],
    ]);
    expect((await list("duo"))[1]).toMatchObject({battery_percent: null, firmware: null, name: null});
    expect(await list("pod")).toEqual([]);
  });

  it("404: what is no product has no devices", async () => {
    const {send} = await start();
    for (const product of ["glider", "POD", "constructor", "%00"]) {
      expect((await send("GET", product)).status, product).toBe(404);
    }
  });

  it("can be called something, and lose the name", async () => {
    const {ann, pair, send, list} = await start();
    const {id} = await pair(ann);
    expect((await send("PATCH", `pod/${id}`, {name: " Left shoe "})).status).toBe(200);
    expect((await list())[0]?.name).toBe("Left shoe");
    expect((await send("PATCH", `pod/${id}`, {name: null})).status).toBe(200);
    expect((await list())[0]?.name).toBeNull();
  });

  it("400: a name that is none changes nothing", async () => {
    const {ann, pair, send, list} = await start();
    const {id} = await pair(ann);
    const names = ["", "x".repeat(41), "a\nb", 5, undefined];
    for (const body of [...names.map((name) => ({name})), {name: "a", serial: "P-9"}]) {
      expect((await send("PATCH", `pod/${id}`, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect(await list()).toMatchObject([{name: null, serial: "P-1"}]);
  });

  it("a device is unpaired once, however often that is requested", async () => {
    const {ann, pair, send, list} = await start();
    const {id} = await pair(ann);
    for (let twice = 0; twice < 2; twice++) expect((await send("DELETE", `pod/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await send("PATCH", `pod/${id}`, {name: "Back"})).status).toBe(404);
  });

  it("another user's device looks like one that does not exist, and is not changed", async () => {
    const {bob, pair, send} = await start();
    const {id} = await pair(bob);
    for (const path of [`pod/${id}`, "pod/dev_none", `duo/${id}`, `glider/${id}`]) {
      expect((await send("PATCH", path, {name: "Mine"})).status, path).toBe(404);
      expect((await send("DELETE", path)).status, path).toBe(404);
    }
    expect(await paired()).toMatchObject([{id, name: null}]);
  });

  it("a device belongs to the user who paired it last; the former owner keeps nothing and gets an e-mail", async () => {
    const {app, ann, bob, pair, list} = await start();
    await pair(bob);
    await pair(ann, {battery_percent: 55});
    await app.dispatcher.idle();
    expect(await list()).toMatchObject([{serial: "P-1", battery_percent: 55, name: null}]);
    expect((await paired()).map(({user_id}) => user_id)).toEqual([ann]);
    const sent = await db.select().from(outbox);
    expect(sent.map(({template, to_addr}) => [template, to_addr])).toEqual([
      ["device_moved", "bob@example.com"],
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/ann@|Ann\b/);
  });

  it("a device paired again by its owner stays one device with its name, and no e-mail is sent", async () => {
    const {ann, pair, send, list} = await start();
    const {id} = await pair(ann);
    await send("PATCH", `pod/${id}`, {name: "Left"});
    await pair(ann, {firmware: "2.5.0"});
    expect(await list()).toMatchObject([{id, name: "Left", firmware: "2.5.0"}]);
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it("have one owner, even when many pair them at the same moment, and none of them is refused", async () => {
    const {ann, bob, pair} = await start();
    await Promise.all(Array.from({length: 16}, (_, index) => pair(index % 2 === 0 ? ann : bob)));
    expect(await paired()).toHaveLength(1);
  });
});
