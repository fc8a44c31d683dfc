import {encodeFit} from "@gradus/training/export/fit";
import {randomNumbers} from "@gradus/training/numbers/random";
import type {PowerFamily} from "@gradus/training/series/recording";
import {madeSeries} from "@gradus/training/testing/series";
import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {formOf, START} from "../../../../test/recordings.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {activity as activityReply} from "../../../contract/activities.ts";
import {errorReply} from "../../../contract/errors.ts";
import {uploadResults} from "../../../contract/uploads.ts";
import {cp_history} from "../../power/critical-power/tables.ts";
import {createRunHistory} from "../../power/history/run-history.ts";
import {activity} from "../../runs/activities/tables.ts";

const databases = await openTestDatabases();
const MERGE = "/b/api/v1/users/me/activities/merge";
const SECONDS = 1200;
const LAG = 37;
const ALWAYS = {from: "2026-01-01", to: "2026-12-31"};

/** Steps a minute that wander, so that no stretch of a run resembles another. */
const cadence = (() => {
  const random = randomNumbers(11);
  let value = 170;
  return Array.from({length: SECONDS}, () => {
    value += 4 * (random() - 0.5) + (170 - value) / 60;
    return Math.round(value);
  });
})();

interface Columns {
  readonly start: number;
  readonly cadence: readonly number[];
  readonly power?: number;
  readonly heart_rate?: number;
  readonly family?: PowerFamily;
}

function file({start, cadence: steps, power, heart_rate, family = "pod"}: Columns) {
  const of = (value: number) => steps.map(() => value);
  const series = madeSeries(
    {
      cadence: steps,
      distance: steps.map((_, second) => 3 * second),
      speed: of(3),
      ...(power !== undefined && {power: of(power)}),
      ...(heart_rate !== undefined && {heart_rate: of(heart_rate)}),
    },
    {start},
  );
  const about = {timer: null, serial: null, productName: "Example", laps: [], utcOffset: 3600} as const;
  const powerFamily = power === undefined ? null : family;
  return new Uint8Array(encodeFit({...about, series, extra: [], subSport: "street", powerFamily}));
}

describe.each(databases)("merging a watch with a pod on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(
    podCadence: readonly number[] = cadence.slice(LAG),
    clock = 400,
    own: Pick<Columns, "power" | "family"> = {},
  ) {
    const runner = await startRunner(db);
    const send = async (bytes: Uint8Array<ArrayBuffer>) => {
      const sent = {method: "POST", headers: runner.mine, body: formOf(["a.fit", bytes])};
      const response = await runner.app.request("/b/api/v1/users/me/activities", sent);
      const {data} = z.object({data: uploadResults}).parse(await response.json());
      return data.files[0]?.activity_ids[0] ?? expect.fail("The file was not taken");
    };
    const watch = await send(file({start: START, cadence, heart_rate: 150, ...own}));
    const offline = await send(file({start: START + clock, cadence: podCadence, power: 280}));
    const merge = (body: object = {}) => runner.ask("PUT", MERGE, {watch, offline, ...body});
    return {...runner, watch, offline, merge};
  }
  const row = async (id: string) =>
    (await db.select().from(activity).where(eq(activity.id, id)))[0] ?? expect.fail("No run");

  it("200: the pod's power is placed where it was run, whatever the pod's clock says, and counts once", async () => {
    const {watch, offline, merge, detail} = await start();
    const merged = await dataIn(await merge(), activityReply);
    expect(merged).toMatchObject({id: watch, average_heart_rate: 150, elapsed_time: SECONDS - 1});
    expect((await row(watch)).edits).toEqual([{op: "merge", source: offline, offset: LAG}]);
    const {total_power_list: power} = await detail(watch);
    expect([power?.[LAG - 1], power?.[LAG], power?.at(-1)]).toEqual([null, 280, 280]);
    expect(await row(offline)).toMatchObject({is_excluded: true, deleted_at: null});
  });

  it("undone, both are as they were", async () => {
    // By its clock the pod shares less than half of the watch's run: both count.
    const {watch, offline, merge, ask} = await start(cadence.slice(LAG), 700);
    const before = [await row(watch), await row(offline)];
    await merge({offset: LAG});
    expect((await ask("PUT", `/b/api/v1/activities/${watch}/undo`, {})).status).toBe(200);
    const after = [await row(watch), await row(offline)];
    for (const [index, run] of after.entries())
      expect(run).toMatchObject({
        edits: before[index]?.edits,
        is_excluded: false,
        stress: before[index]?.stress,
      });
  });

  it.each([
    {name: "without watts", own: {}, family: null},
    {name: "with watts of its own", own: {power: 350, family: "watch" as const}, family: "watch"},
  ])("a watch $name counts with the pod's watts while it is merged", async ({own, family}) => {
    const {watch, offline, merge, ask, ann} = await start(cadence.slice(LAG), 400, own);
    const recorded = await row(watch);
    expect(recorded.power_family).toBe(family);
    await merge();
    const {power_family, power_source} = await row(watch);
    expect([power_family, power_source]).toEqual(["pod", (await row(offline)).power_source]);
    const curves = await createRunHistory(db).listCurves(ann.id, [ALWAYS]);
    expect(curves.map((curve) => [curve.activity.id, curve.family, curve.power[59]])).toEqual([
      [watch, "pod", 280],
    ]);
    await ask("PUT", `/b/api/v1/activities/${watch}/scale`, {factor: 1.1});
    expect((await row(watch)).power_family).toBe("pod");
    for (const _edit of [1, 2]) await ask("PUT", `/b/api/v1/activities/${watch}/undo`, {});
    const {power_family: own_family, power_source: own_source} = await row(watch);
    expect([own_family, own_source]).toEqual([family, recorded.power_source]);
  });

  it("merged, it is measured against critical power in the pod's watts, and undone as before", async () => {
    const {watch, merge, ask, ann, now} = await start(cadence.slice(LAG), 400, {power: 350, family: "watch"});
    const at = {source: "test" as const, user_id: ann.id, created_at: now(), updated_at: now()};
    await db.insert(cp_history).values([
      {...at, id: "cph_pod", day: "2026-02-01", critical_power: 280, family: "pod"},
      {...at, id: "cph_watch", day: "2026-02-02", critical_power: 350, family: "watch"},
    ]);
    await merge();
    expect(await row(watch)).toMatchObject({cp_used: 280, stress_method: "power"});
    await ask("PUT", `/b/api/v1/activities/${watch}/undo`, {});
    expect(await row(watch)).toMatchObject({cp_used: 350, stress_method: "power"});
  });

  it("a run recorded twice counts once, merged or not", async () => {
    const {watch, offline, merge, ask} = await start(cadence, 5);
    expect(await row(offline)).toMatchObject({sibling_of: watch, is_excluded: true});
    await merge();
    expect([(await row(watch)).is_excluded, (await row(offline)).is_excluded]).toEqual([false, true]);
    await ask("PUT", `/b/api/v1/activities/${watch}/undo`, {});
    expect([(await row(watch)).is_excluded, (await row(offline)).is_excluded]).toEqual([false, true]);
  });

  it("two recordings of one outing know of each other, until they are merged, and both can count", async () => {
    const {watch, offline, merge, ask, detail} = await start(cadence, 5);
    expect((await detail(watch)).siblings).toMatchObject([
      {id: offline, power_type: "pod", is_excluded: true},
    ]);
    expect((await detail(offline)).siblings).toMatchObject([{id: watch, is_excluded: false}]);
    await ask("PUT", `/b/api/v1/activities/${offline}/exclude`, {excluded: false});
    expect((await detail(watch)).siblings).toMatchObject([{id: offline, is_excluded: false}]);
    await merge();
    expect((await detail(watch)).siblings).toEqual([]);
    expect((await detail(offline)).siblings).toEqual([]);
  });

  it("422: an unclear offset is rejected with candidates, and an offset chosen by the user is accepted", async () => {
    const {watch, merge} = await start(cadence.toReversed());
    const unclear = await merge();
    const {err} = errorReply.parse(await unclear.json());
    expect([unclear.status, err.code, err.candidates?.length]).toEqual([422, "offset_unclear", 5]);
    expect((await row(watch)).edits).toEqual([]);
    expect((await merge({offset: 20, keeps_distance: true})).status).toBe(200);
    expect((await row(watch)).edits).toMatchObject([{offset: 20, keeps_distance: true}]);
  });

  it("400, 409: with itself, with what is not there, and twice", async () => {
    const {watch, offline, merge, one, ...app} = await start();
    const bob = await addPerson(db, {name: "bob"});
    const bobHeaders = bearer(await signInAs(app, bob.email));
    const foreign = await app.ask("PUT", MERGE, {watch, offline}, bobHeaders);
    expect(foreign.status).toBe(404);
    for (const other of [watch, "act_none"])
      expect(errorReply.parse(await (await merge({offline: other})).json()).err).toMatchObject({
        code: "invalid",
        field_errors: {offline: "unknown_value"},
      });
    expect((await merge({watch: "act_none"})).status).toBe(404);
    await merge();
    expect((await merge()).status).toBe(409);
    await one("DELETE", offline);
    expect((await row(watch)).edits).toHaveLength(1);
  });

  it("two that are merged with each other at once: one is", async () => {
    const {watch, offline, merge} = await start();
    const answers = await Promise.all([merge(), merge({watch: offline, offline: watch})]);
    expect(answers.map(({status}) => status).toSorted()[0]).toBe(200);
    expect(answers.every(({status}) => status < 500)).toBe(true);
    const counting = [await row(watch), await row(offline)].filter((run) => !run.is_excluded);
    expect(counting).toHaveLength(1);
  });
});
