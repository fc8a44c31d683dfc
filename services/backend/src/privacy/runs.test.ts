import {strFromU8, unzipSync} from "fflate";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addRun} from "../../test/add-run.ts";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {startPrivacyStack} from "../../test/privacy-stack.ts";
import {fitFile, START} from "../../test/recordings.ts";
import {strideAt} from "../../test/strides.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {footUpload} from "../contract/foot-data.ts";
import type {ObjectStore} from "../core/storage/object-store.ts";
import {cp_history} from "../training/power/critical-power/tables.ts";
import {activity, activity_curve} from "../training/runs/activities/tables.ts";
import {receiveFootData} from "../training/runs/feet/receive-foot-data.ts";
import {foot_path, foot_recording} from "../training/runs/feet/tables.ts";
import {upload} from "../training/runs/original-files/tables.ts";
import {training_state} from "../training/runs/state/tables.ts";

const databases = await openTestDatabases();
const FORTNIGHT_S = 14 * 24 * 60 * 60;

describe.each(databases)(
  "runs of a user who requests their data or deletes the account, on $name",
  (database) => {
    const {db, reset} = database;
    let stack: Awaited<ReturnType<typeof startPrivacyStack>>;
    let ann = {id: "", email: ""};
    beforeAll(async () => {
      stack = await startPrivacyStack(database);
    });
    afterAll(() => stack.stop());
    beforeEach(async () => {
      await reset();
      stack.app.setTime("2026-03-01T12:00:00Z");
      ann = await addPerson(db);
    });

    async function addPower(user_id: string) {
      const at = stack.app.now();
      const row = {id: `cp_${user_id}`, day: "2026-02-01", critical_power: 250, source: "manual" as const};
      await db.insert(cp_history).values({...row, user_id, created_at: at, updated_at: at});
    }
    async function keysOf(objects: ObjectStore, user_id: string) {
      const keys: string[] = [];
      for (const kind of ["uploads", "series", "feet"])
        for await (const key of objects.keys(`${kind}/${user_id}/`)) keys.push(key);
      return keys;
    }

    it("a copy holds the files as they came, and all that follows from them", async () => {
      await addPower(ann.id);
      const id = await addRun(stack.app.deps, ann.id);
      const headers = bearer(await signInAs(stack.app, ann.email));
      await stack.app.post("/b/api/v1/users/me/export", {}, headers);
      await stack.jobs.runDue();
      const answer = await stack.app.post("/b/api/v1/users/me/export/link", {}, headers);
      const {data} = z.object({data: z.object({url: z.string()})}).parse(await answer.json());
      const zip = unzipSync(new Uint8Array(await (await stack.app.get(data.url)).arrayBuffer()));
      const [row] = await db.select().from(upload);
      expect(Buffer.from(zip[`activities/${row?.id}.fit`] ?? []).equals(fitFile())).toBe(true);
      expect(JSON.parse(strFromU8(zip["activities.json"] ?? new Uint8Array()))).toMatchObject({
        activity: [{id, local_day: "2026-02-14", summary: {average_power: 250}, cp_used: 250}],
        cp_history: [{day: "2026-02-01", critical_power: 250}],
        upload: [{id: row?.id, state: "read"}],
      });
    });

    it("nothing is left of an account that went, neither rows nor files; of others all is", async () => {
      const bea = await addPerson(db, {name: "bea"});
      const {objects} = stack.app.deps;
      for (const {id} of [ann, bea]) {
        await addPower(id);
        await addRun(stack.app.deps, id);
        await addRun(stack.app.deps, id, {start: START + 86_400});
        const body = footUpload.parse({strides: [strideAt(START + 10)]});
        await receiveFootData(stack.app.deps, {user_id: id, product: "duo", body});
      }
      const headers = bearer(await signInAs(stack.app, ann.email));
      await stack.app.post("/b/api/v1/users/me/delete", {user_name: "ann"}, headers);
      stack.app.advance(FORTNIGHT_S);
      await stack.run("erase-accounts");
      expect([await keysOf(objects, ann.id), (await keysOf(objects, bea.id)).length]).toEqual([[], 5]);
      for (const table of [activity, cp_history, foot_recording, training_state, upload]) {
        const owners = (await db.select({id: table.user_id}).from(table)).map(({id}) => id);
        expect(new Set(owners)).toEqual(new Set([bea.id]));
      }
      expect(await db.select().from(activity_curve)).toHaveLength(2);
      expect(await db.select().from(foot_path)).toHaveLength(1);
    });
  },
);
