import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {ignoreJobs} from "../../../../test/run-job.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {errorReply} from "../../../contract/errors.ts";
import {
  ownLibrary,
  templateRemoval,
  workoutCollection,
  workoutTemplate,
} from "../../../contract/workout-library.ts";
import {WORKOUT_BOUNDS} from "../../../contract/workout-values.ts";
import {plannedWorkoutDetail} from "../../../contract/workouts.ts";
import {setManualCp} from "../../power/critical-power/set-manual-cp.ts";
import {workout_collection, workout_template} from "./tables.ts";

const databases = await openTestDatabases();
const OWN = "/b/api/v1/users/workouts/library";
const TEMPLATES = "/b/api/v1/workouts";

const segment = (more: object = {}) => ({
  uuid: "s1",
  intensity_class: "work",
  duration_type: "time",
  duration_time: {hour: 1, minute: 0, second: 0},
  intensity_type: "percentage",
  intensity_percent: {value: 100},
  ...more,
});
const HOUR = {title: "My hour", blocks: [{uuid: "b1", repeat: 1, segments: [segment()]}]};

describe.each(databases)("a user's own workouts on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db);
    const {ask, ann, now} = runner;
    await setManualCp({db, now, enqueue: ignoreJobs}, ann.id, {date: "2026-01-01", critical_power: 250});
    const add = (body: object = {}, headers?: Record<string, string>) =>
      ask("POST", TEMPLATES, {...HOUR, ...body}, headers);
    const createTemplate = async (title = "My hour", more: object = {}) =>
      dataIn(await add({title, ...more}), workoutTemplate);
    const put = (body: object, headers?: Record<string, string>) =>
      ask("PUT", TEMPLATES, {...HOUR, ...body}, headers);
    const collect = async (name: string) => dataIn(await ask("POST", OWN, {name}), workoutCollection);
    const patch = (body: object, headers?: Record<string, string>) => ask("PATCH", OWN, body, headers);
    const changed = async (body: object) => dataIn(await patch(body), ownLibrary);
    const list = async (query = "") => dataIn(await ask("GET", `${OWN}${query}`), ownLibrary);
    const other = async () => bearer(await signInAs(runner, (await addPerson(db, {name: "bob"})).email));
    const titlesIn = async (id: string | null) =>
      (await list()).workouts.filter(({collection_id}) => collection_id === id).map(({title}) => title);
    return {...runner, add, kept: createTemplate, put, collect, patch, changed, list, other, titlesIn};
  }
  const refusal = async (response: Response) => {
    const {request_id: _each, ...err} = z
      .object({err: errorReply.shape.err})
      .parse(await response.json()).err;
    return {status: response.status, ...err};
  };
  it("201: a workout is stored, with values computed for its owner", async () => {
    const {add, list} = await start();
    const response = await add({tags: ["fast", "fast"]});
    expect(response.status).toBe(201);
    expect(response.headers.get("etag")).toBe('"1"');
    const created = await dataIn(response, workoutTemplate);
    expect(created).toMatchObject({
      title: "My hour",
      type: "other",
      tags: ["fast"],
      collection_id: null,
      position: 0,
      planned: {duration: 3600, stress: 100, average_power: 250},
      profile: [{seconds: 3600, from: 1, to: 1, intensity_class: "work"}],
      version: 1,
    });
    expect((await list("?include_content=true")).workouts).toEqual([created]);
    expect((await list()).workouts).toEqual([{...created, blocks: null}]);
  });

  it("200: there is nothing at first, and the path is no account's", async () => {
    const {list} = await start();
    expect(await list()).toEqual({collections: [], workouts: []});
  });

  it("304: while it stays, so does the answer", async () => {
    const {ask, mine, kept} = await start();
    const tag = (await ask("GET", OWN)).headers.get("etag") ?? "";
    const again = () => ask("GET", OWN, undefined, {...mine, "if-none-match": tag});
    expect((await again()).status).toBe(304);
    await kept();
    expect((await again()).status).toBe(200);
  });

  it("201: is planned from there by its id", async () => {
    const {ask, kept} = await start();
    const {id} = await kept();
    const at = Date.parse("2026-03-12T12:00:00Z") / 1000;
    const planned = await dataIn(
      await ask("POST", `/b/api/v1/users/me/workouts?id=${id}&timestamp=${at}`),
      plannedWorkoutDetail,
    );
    expect(planned).toMatchObject({title: "My hour", source: "own", source_id: id});
  });

  it("200: PUT replaces all of it", async () => {
    const {kept, put} = await start();
    const {id} = await kept("Old", {desc: "was said", objective: "was meant"});
    const response = await put({id, title: "New", version: 1});
    expect(response.headers.get("etag")).toBe('"2"');
    expect(await dataIn(response, workoutTemplate)).toMatchObject({
      title: "New",
      desc: "",
      objective: "",
      version: 2,
    });
  });

  it("409: PUT of another version changes nothing and returns the stored workout", async () => {
    const {kept, put, list} = await start();
    const {id} = await kept();
    await put({id, title: "First", version: 1});
    const refused = await refusal(await put({id, title: "Second", version: 1}));
    expect(refused).toMatchObject({status: 409, code: "conflict", template: {title: "First", version: 2}});
    expect((await list()).workouts[0]?.title).toBe("First");
  });

  it("400: without a title, without blocks, with an unknown field", async () => {
    const {add, put} = await start();
    expect(await refusal(await add({title: " "}))).toMatchObject({
      status: 400,
      field_errors: {title: "required"},
    });
    expect((await add({blocks: []})).status).toBe(400);
    expect((await add({day: "2026-03-10"})).status).toBe(400);
    expect((await put({})).status).toBe(400);
  });

  it("422: blocks that are no workout, with the place", async () => {
    const {add, kept, put, list} = await start();
    const blocks = [
      {uuid: "b1", repeat: 1, segments: [segment(), segment({uuid: "s2", intensity_percent: null})]},
    ];
    const problem = {
      status: 422,
      code: "workout_unusable",
      params: {problem: "no_target", block: 0, segment: 1},
    };
    expect(await refusal(await add({blocks}))).toMatchObject(problem);
    const {id} = await kept();
    expect(await refusal(await put({id, blocks}))).toMatchObject(problem);
    expect((await list()).workouts[0]?.version).toBe(1);
  });

  it("422: no more workouts are accepted than can be stored", async () => {
    const {ann, add, now, ask} = await start();
    const at = {created_at: now(), user_id: ann.id};
    const head = {title: "T", type: "other" as const, desc: "", objective: "", blocks: []};
    await db.insert(workout_template).values(
      Array.from({length: WORKOUT_BOUNDS.templates.max}, (_, position) => ({
        ...head,
        ...at,
        id: `tpl_${position}`,
        position,
        updated_at: now(),
      })),
    );
    expect(await refusal(await add())).toMatchObject({
      status: 422,
      code: "limit_reached",
      params: {limit: 1000},
    });
    await db.insert(workout_collection).values(
      Array.from({length: WORKOUT_BOUNDS.collections.max}, (_, position) => ({
        ...at,
        id: `col_${position}`,
        name: "C",
        position,
      })),
    );
    expect(await refusal(await ask("POST", OWN, {name: "One more"}))).toMatchObject({
      status: 422,
      code: "limit_reached",
      params: {limit: 100},
    });
  });

  it("404: another's workout is answered as one that is not there", async () => {
    const {kept, put, collect, patch, add, other, list} = await start();
    const [{id}, collection, bob] = [await kept(), await collect("Mine"), await other()];
    const pairs = [
      [await put({id}, bob), await put({id: "tpl_none"}, bob)],
      [await patch({id: collection.id, name: "X"}, bob), await patch({id: "col_none", name: "X"}, bob)],
      [await add({collection_id: collection.id}, bob), await add({collection_id: "col_none"}, bob)],
    ] as const;
    for (const [foreignReply, missing] of pairs) {
      expect(foreignReply.status).toBe(404);
      expect(await refusal(foreignReply)).toEqual(await refusal(missing));
    }
    expect(await list()).toMatchObject({
      collections: [{name: "Mine", workouts: 0}],
      workouts: [{version: 1}],
    });
  });

  it("200: DELETE works twice, and leaves another's alone", async () => {
    const {kept, ask, other, list} = await start();
    const {id} = await kept();
    const remove = async (headers?: Record<string, string>) =>
      dataIn(await ask("DELETE", `${TEMPLATES}?id=${id}`, undefined, headers), templateRemoval);
    expect(await remove(await other())).toEqual({removed: true});
    expect((await list()).workouts).toHaveLength(1);
    expect([await remove(), await remove()]).toEqual([{removed: true}, {removed: true}]);
    expect((await list()).workouts).toEqual([]);
  });

  it("201: POST begins a collection, the next one after it", async () => {
    const {collect, list} = await start();
    const [first, second] = [await collect("Hills"), await collect("Track")];
    expect([first.position, second.position]).toEqual([0, 1]);
    expect((await list()).collections).toEqual([first, second]);
  });

  it("200: PATCH renames a collection, and moves it among the others", async () => {
    const {collect, changed} = await start();
    await collect("A");
    await collect("B");
    const {id} = await collect("C");
    const {collections} = await changed({id, name: "First", position: 0});
    expect(collections.map(({name, position}) => [name, position])).toEqual([
      ["First", 0],
      ["A", 1],
      ["B", 2],
    ]);
    const last = await changed({id, position: 99});
    expect(last.collections.map(({name}) => name)).toEqual(["A", "B", "First"]);
  });

  it("200: PATCH orders the workouts of a collection, and brings others in", async () => {
    const {collect, kept, changed, titlesIn} = await start();
    const [hills, track] = [await collect("Hills"), await collect("Track")];
    const a = await kept("a", {collection_id: hills.id});
    const b = await kept("b", {collection_id: hills.id});
    const c = await kept("c", {collection_id: track.id});
    const d = await kept("d");
    expect([a.position, b.position, c.position, d.position]).toEqual([0, 1, 0, 0]);
    const {collections} = await changed({id: hills.id, workout_ids: [d.id, c.id, b.id]});
    expect(collections.map(({workouts}) => workouts)).toEqual([4, 0]);
    expect(await titlesIn(hills.id)).toEqual(["d", "c", "b", "a"]);
  });

  it("404: PATCH with a workout that is not there places none", async () => {
    const {collect, kept, patch, titlesIn} = await start();
    const [{id}, a] = [await collect("Hills"), await kept("a")];
    expect((await patch({id, workout_ids: [a.id, "tpl_none"]})).status).toBe(404);
    expect(await titlesIn(null)).toEqual(["a"]);
  });

  it("200: PATCH ends a collection, and its workouts stay", async () => {
    const {collect, kept, changed, titlesIn} = await start();
    const {id} = await collect("Hills");
    await kept("free");
    await kept("a", {collection_id: id});
    await kept("b", {collection_id: id});
    expect((await changed({id, removed: true})).collections).toEqual([]);
    expect(await titlesIn(null)).toEqual(["free", "a", "b"]);
  });

  it("200: PUT moves a workout to the end of another collection", async () => {
    const {collect, kept, put, titlesIn} = await start();
    const {id: collection_id} = await collect("Hills");
    await kept("a", {collection_id});
    const b = await kept("b");
    expect((await put({id: b.id, title: "b", collection_id})).status).toBe(200);
    expect(await titlesIn(collection_id)).toEqual(["a", "b"]);
  });

  it("400: a collection without a name", async () => {
    const {ask} = await start();
    expect(await refusal(await ask("POST", OWN, {name: "  "}))).toMatchObject({
      status: 400,
      field_errors: {name: "required"},
    });
  });

  it("401: requests without a bearer token are rejected", async () => {
    const {ask, add, put, patch} = await start();
    const replies = [
      await ask("GET", OWN, undefined, {}),
      await ask("POST", OWN, {name: "X"}, {}),
      await patch({id: "x"}, {}),
      await add({}, {}),
      await put({id: "x"}, {}),
      await ask("DELETE", `${TEMPLATES}?id=x`, undefined, {}),
    ];
    expect(replies.map(({status}) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  });
});
