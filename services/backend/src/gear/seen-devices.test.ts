import {beforeEach, describe, expect, it} from "vitest";
import {addPerson} from "../../test/people.ts";
import {START} from "../../test/recordings.ts";
import {startRunner} from "../../test/runner.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {withTransaction} from "../core/db/db.ts";
import {pairDevice} from "./pair-device.ts";
import {device} from "./tables.ts";

const databases = await openTestDatabases();
const SERIAL = "4711";
const DAY = 24 * 3600;
const UNKNOWN = {side: null, firmware: null, battery_percent: null, last_seen_at: null};

describe.each(databases)("what recordings reveal about devices on $name", ({db, reset}) => {
  beforeEach(reset);

  const pair = (user_id: string, serial = SERIAL) =>
    withTransaction(db, (tx) =>
      pairDevice(tx, {user_id, product: "pod", serial, ...UNKNOWN}, new Date("2026-01-01T00:00:00Z")),
    );
  const known = async () =>
    (await db.select().from(device)).map(({serial, firmware, battery_percent}) => [
      serial,
      firmware,
      battery_percent,
    ]);

  it("firmware is known from a run on, and how full it is stays unknown", async () => {
    const runner = await startRunner(db);
    await pair(runner.ann.id);
    await runner.run({firmware: "2.41"});
    expect(await known()).toEqual([[SERIAL, "2.41", null]]);
    const [row] = await db.select().from(device);
    expect(row?.last_seen_at).toEqual(new Date((START + 600) * 1000));
  });

  it("an older file that comes later changes nothing", async () => {
    const runner = await startRunner(db);
    await pair(runner.ann.id);
    await runner.run({firmware: "2.41"});
    await runner.run({firmware: "1.90", start: START - 30 * DAY});
    expect(await known()).toEqual([[SERIAL, "2.41", null]]);
    await runner.run({firmware: "2.50", start: START + DAY});
    expect(await known()).toEqual([[SERIAL, "2.50", null]]);
  });

  it("nothing is learned of other devices, nor of those of others", async () => {
    const runner = await startRunner(db);
    const bob = await addPerson(db, {name: "bob"});
    await pair(runner.ann.id, "9999");
    await pair(bob.id);
    await runner.run({firmware: "2.41"});
    expect((await known()).map(([, firmware]) => firmware)).toEqual([null, null]);
  });
});
