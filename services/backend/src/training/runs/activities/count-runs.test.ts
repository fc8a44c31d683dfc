import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {addRun} from "../../../../test/add-run.ts";
import {addPerson} from "../../../../test/people.ts";
import {START} from "../../../../test/recordings.ts";
import {createTestApp} from "../../../../test/test-app.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {countRuns} from "./count-runs.ts";
import {activity} from "./tables.ts";

const databases = await openTestDatabases();
const DAY_S = 86_400;

describe.each(databases)("runs of all users, on $name", ({db, reset}) => {
  beforeEach(reset);

  it("count where they are there, count somewhere, and are of real people", async () => {
    expect(await countRuns(db)).toEqual({runs: 0, distance_m: 0});
    const {deps} = createTestApp(db);
    const ann = await addPerson(db);
    const demo = await addPerson(db, {name: "demo", account: {is_demo: true}});
    const copy = await addPerson(db, {name: "copy", account: {copy_of: ann.id}});
    for (const {id} of [demo, copy]) await addRun(deps, id);
    await addRun(deps, ann.id);
    const deleted = await addRun(deps, ann.id, {start: START + DAY_S});
    const excluded = await addRun(deps, ann.id, {start: START + 2 * DAY_S});
    await db.update(activity).set({deleted_at: deps.now()}).where(eq(activity.id, deleted));
    await db.update(activity).set({is_excluded: true}).where(eq(activity.id, excluded));
    expect(await countRuns(db)).toEqual({runs: 1, distance_m: 1797});
  });
});
