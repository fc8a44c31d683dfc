import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {START} from "../../../../test/recordings.ts";
import {startRunner} from "../../../../test/runner.ts";
import {insertRun} from "../../../../test/runs.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {invite} from "../../../../test/user-data.ts";
import {rangeDistributions} from "../../../contract/run-statistics.ts";
import {share} from "../../../sharing/tables.ts";
import {cp_history} from "../critical-power/tables.ts";

const databases = await openTestDatabases();
const DAY_S = 86_400;

describe.each(databases)("what was held how long over a range, on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const ask = (query = "", authHeaders: Record<string, string> = runner.mine, id = "me") =>
      runner.get(`/b/api/v1/users/${id}/stats/distributions${query}`, authHeaders);
    const read = async (query = "") =>
      z.object({data: rangeDistributions}).parse(await (await ask(query)).json()).data;
    return {...runner, ask, read};
  }
  const setCriticalPower = (user_id: string, at: Date) =>
    db.insert(cp_history).values({
      id: "cp_1",
      user_id,
      day: "2026-02-01",
      critical_power: 240,
      source: "manual",
      created_at: at,
      updated_at: at,
    });

  it("200: without runs nothing was held", async () => {
    const {read} = await start();
    expect(await read()).toEqual({
      from: "2025-12-02",
      to: "2026-03-01",
      family: null,
      count: 0,
      seconds_in_zones: [0, 0, 0, 0, 0],
      below_seconds: 0,
      zones: [],
      critical_power: null,
      histograms: {power: null, heart_rate: null, cadence: null, grade: null},
      most_runs: 60,
    });
  });

  it("200: the totals of a range are the sum of its runs, and deleted runs count for nothing", async () => {
    const {run, one, read, ann, now} = await start();
    await setCriticalPower(ann.id, now());
    await run({seconds: 600});
    const deleted = await run({start: START + DAY_S, seconds: 60});
    await run({start: START + 2 * DAY_S, seconds: 300});
    await one("DELETE", deleted);
    const all = await read();
    expect(all).toMatchObject({
      count: 2,
      family: "pod",
      seconds_in_zones: [0, 0, 0, 900, 0],
      below_seconds: 0,
      critical_power: {lowest: 240, highest: 240},
    });
    expect(all.zones).toHaveLength(5);
    expect(all.histograms?.power).toEqual({from: 250, width: 5, seconds: [900]});
    expect(all.histograms?.heart_rate?.seconds.reduce((sum, each) => sum + each, 0)).toBe(900);
    const last = await read("?from=2026-02-16&to=2026-02-16");
    expect([last.count, last.seconds_in_zones, last.histograms?.power?.seconds]).toEqual([
      1,
      [0, 0, 0, 300, 0],
      [300],
    ]);
  });

  it("200: zones are returned for any number of runs, seconds by value for at most sixty runs", async () => {
    const {read, ann} = await start();
    for (let index = 0; index < 61; index++)
      await insertRun(db, ann.id, {day: "2026-02-10", seconds_in_zones: [1, 2, 3, 4, 5], below_seconds: 6});
    expect(await read()).toMatchObject({
      count: 61,
      seconds_in_zones: [61, 122, 183, 244, 305],
      below_seconds: 366,
      histograms: null,
    });
  });

  it("400: days that are none or the wrong way round", async () => {
    const {ask} = await start();
    for (const query of ["?from=2026-02-30", "?from=2026-03-01&to=2026-02-01", "?x=1"])
      expect((await ask(query)).status).toBe(400);
  });

  it("is seen by those who see activities, and critical power by coaches", async () => {
    const runner = await start();
    const {ann, run, now} = runner;
    await setCriticalPower(ann.id, now());
    await run({seconds: 60});
    const bob = await addPerson(db, {name: "bob"});
    const headers = bearer(await signInAs(runner, bob.email));
    expect((await runner.ask("", headers, ann.id)).status).toBe(404);
    await invite(db, ann.id, "bob@example.com", now(), "accepted");
    await db.update(share).set({level: "summary", receiver_id: bob.id});
    expect((await runner.ask("", headers, ann.id)).status).toBe(404);
    for (const [level, zones] of [
      ["activities", 0],
      ["coach", 5],
    ] as const) {
      await db.update(share).set({level});
      const answer = await runner.ask("", headers, ann.id);
      const {data} = z.object({data: rangeDistributions}).parse(await answer.json());
      expect([data.zones.length, data.critical_power === null]).toEqual([zones, zones === 0]);
    }
  });
});
