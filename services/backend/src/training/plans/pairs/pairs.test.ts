import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {START} from "../../../../test/recordings.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {pair, pairList} from "../../../contract/pairs.ts";
import {newId} from "../../../core/db/new-id.ts";
import {calendar_event, planned_workout} from "../planned/tables.ts";
import {pairAutomatically, pairedRuns} from "./pair-runs.ts";
import {PAIR_DATA} from "./personal-data.ts";
import {activity_pair} from "./tables.ts";

const databases = await openTestDatabases();
const [INTERVALS, TEMPO, RACE] = [newId("wkt"), newId("wkt"), newId("evt")];

describe.each(databases)("what a run was planned as on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const [one, other] = [await runner.run(), await runner.run({start: START + 86_400})];
    await plan(runner.ann.id);
    const at = (id: string, kind = "workout") => `/b/api/v1/activities/${id}/pairs/${kind}`;
    const put = (id: string, target_id: string) => runner.ask("PUT", at(id), {target_id});
    const apart = (id: string) => runner.ask("DELETE", at(id));
    const byItself = (activity_id: string, target: string) =>
      pairAutomatically(db, {owner: runner.ann.id, activity_id, kind: "workout"}, target, runner.now());
    const list = async (id: string) =>
      (await dataIn(await runner.ask("GET", `/b/api/v1/activities/${id}/pairs`), pairList)).items;
    return {...runner, first: one, second: other, at, put, apart, byItself, list};
  }

  /** Two workouts and a race on days without runs. */
  async function plan(user_id: string) {
    const dates = {created_at: new Date(0), updated_at: new Date(0)};
    const about = {user_id, desc: "", day: "2026-03-20", ...dates};
    const workout = {...about, type: "other", objective: "", blocks: [], profile: [], source: "own"} as const;
    await db.insert(planned_workout).values([
      {...workout, id: INTERVALS, title: "Intervals"},
      {...workout, id: TEMPO, title: "Tempo"},
    ]);
    await db.insert(calendar_event).values({...about, id: RACE, title: "Race", kind: "race"});
  }

  it("200: a user states which workout a run was, and can change it", async () => {
    const {first, put, list} = await start();
    expect(await dataIn(await put(first, INTERVALS), pair)).toMatchObject({
      kind: "workout",
      target_id: INTERVALS,
      paired_by: "manual",
    });
    await put(first, TEMPO);
    expect((await list(first)).map(({target_id}) => target_id)).toEqual([TEMPO]);
  });

  it("a workout and an event each have a place", async () => {
    const {first, put, ask, at, list} = await start();
    await put(first, INTERVALS);
    await ask("PUT", at(first, "event"), {target_id: RACE});
    expect((await list(first)).map(({kind}) => kind)).toEqual(["event", "workout"]);
  });

  it("what is paired by itself gives way to a person, and never the other way round", async () => {
    const {first, second, put, byItself, list} = await start();
    expect(await byItself(first, INTERVALS)).toBe(true);
    expect(await byItself(first, TEMPO)).toBe(false);
    expect(await byItself(second, INTERVALS)).toBe(false);
    await put(second, INTERVALS);
    expect([await list(first), (await list(second))[0]?.paired_by]).toEqual([[], "manual"]);
    expect(await byItself(second, TEMPO)).toBe(false);
  });

  it("taken apart, it stays apart, twice; a person can still pair it", async () => {
    const {first, put, apart, byItself, list} = await start();
    await byItself(first, INTERVALS);
    for (const _ of [1, 2])
      expect(await dataIn(await apart(first), pair)).toMatchObject({target_id: null, paired_by: "manual"});
    expect(await byItself(first, INTERVALS)).toBe(false);
    expect(await byItself(first, TEMPO)).toBe(false);
    await put(first, TEMPO);
    expect((await list(first))[0]?.target_id).toBe(TEMPO);
  });

  it("a target has one run, also of many at once", async () => {
    const {first, second, put, ann} = await start();
    const answers = await Promise.all([first, second, first, second].map((id) => put(id, INTERVALS)));
    expect(answers.map(({status}) => status)).toEqual([200, 200, 200, 200]);
    expect((await pairedRuns(db, ann.id, "workout")).size).toBe(1);
  });

  it.each([
    {target_id: null},
    {target_id: ""},
    {target_id: "x'--"},
    {target_id: INTERVALS, paired_by: "auto"},
    {},
  ])("400: %j", async (body) => {
    const {first, ask, at} = await start();
    expect((await ask("PUT", at(first), body)).status).toBe(400);
    expect((await ask("PUT", at(first, "shoe"), {target_id: TEMPO})).status).toBe(400);
    expect(await db.select().from(activity_pair)).toEqual([]);
  });

  it("404: a target that does not exist, belongs to another user, or was deleted", async () => {
    const {first, put, ask, at} = await start();
    const bob = await addPerson(db, {name: "bob"});
    const dates = {created_at: new Date(0), updated_at: new Date(0)};
    const about = {user_id: bob.id, title: "His race", desc: "", day: "2026-03-20", ...dates};
    const bobEventId = newId("evt");
    await db.insert(calendar_event).values({...about, id: bobEventId, kind: "race"});
    await db
      .update(planned_workout)
      .set({deleted_at: new Date(0)})
      .where(eq(planned_workout.id, TEMPO));
    const answers = [
      await put(first, newId("wkt")),
      await put(first, TEMPO),
      // A race is no workout.
      await put(first, RACE),
      await ask("PUT", at(first, "event"), {target_id: bobEventId}),
    ];
    expect(answers.map(({status}) => status)).toEqual([404, 404, 404, 404]);
    expect(await db.select().from(activity_pair)).toEqual([]);
  });

  it("404: of others and of deleted ones; and they go with the account", async () => {
    const {first, put, ask, at, one, ann, deps, ...app} = await start();
    const bob = bearer(await signInAs({...app, deps}, (await addPerson(db, {name: "bob"})).email));
    expect((await ask("PUT", at(first), {target_id: TEMPO}, bob)).status).toBe(404);
    expect((await ask("DELETE", at(first), undefined, bob)).status).toBe(404);
    await put(first, TEMPO);
    await one("DELETE", first);
    expect((await put(first, INTERVALS)).status).toBe(404);
    const [data] = PAIR_DATA;
    const subject = {id: ann.id, addresses: [], claimed: []};
    const copy = data && "read" in data.export ? await data.export.read(db, subject) : [];
    expect(copy).toMatchObject([{activity_id: first, target_id: TEMPO}]);
    const {privateFiles: files, pictures, objects} = deps;
    await data?.erase?.(db, {...subject, files, pictures, objects});
    expect(await db.select().from(activity_pair)).toEqual([]);
  });
});
