import {describe, expect, it} from "vitest";
import {z} from "zod";
import {bearer} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {apparelList, deviceList} from "../../contract/gear.ts";
import {session} from "../../contract/session.ts";
import {shareList} from "../../contract/sharing.ts";
import {createPasswordHasher} from "../../core/crypto/password-hasher.ts";
import {seedDemoGear} from "../../gear/seed-demo-gear.ts";
import {seedDemoShare} from "../../sharing/seed-demo-share.ts";
import {seedPermissionGroups} from "../account/permission-groups.ts";
import {seedDemoPeople} from "./seed-demo.ts";

const databases = await openTestDatabases();
const passwords = createPasswordHasher({memoryCost: 64, timeCost: 1, parallelism: 1});
const LOCAL = {NODE_ENV: "development", DATABASE_URL: undefined} as const;

describe.each(databases)("what the demo runner has on $name", ({db, reset}) => {
  it("is there once: two pods, two pairs of shoes, and a coach who sees them", async () => {
    await reset();
    const app = createTestApp(db);
    await seedPermissionGroups(db);
    await seedDemoPeople({db, passwords, now: app.now}, LOCAL);
    for (let twice = 0; twice < 2; twice++) {
      await seedDemoGear(db, app.now);
      await seedDemoShare(db, app.now);
    }
    async function signIn(name: string) {
      const body = {email: `${name}@gradus.test`, password: `local-demo-${name}`};
      return z.object({data: session}).parse(await (await app.post("/b/email/signin", body)).json()).data;
    }
    const runner = await signIn("runner");
    const read = async (path: string) => (await app.get(`/b/api/v1/users/me/${path}`, bearer(runner))).json();
    const {data: pods} = z.object({data: deviceList}).parse(await read("devices/duo"));
    expect(pods.items.map(({side}) => side)).toEqual(["left", "right"]);
    const {data: shoes} = z.object({data: apparelList}).parse(await read("apparel"));
    expect(shoes.items.map((each) => each.default)).toEqual([true, false]);
    const {data: shares} = z.object({data: shareList}).parse(await read("shares"));
    expect(shares.items).toMatchObject([{direction: "given", level: "coach", other: {name: "Casey"}}]);
    const seen = await app.get(`/b/api/v1/users/${runner.user_id}`, bearer(await signIn("coach")));
    expect(await seen.json()).toMatchObject({data: {first_name: "Robin", level: "coach"}});
  });
});
