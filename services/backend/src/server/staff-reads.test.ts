import {beforeEach, describe, expect, it} from "vitest";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {audit} from "../core/audit/tables.ts";
import {device} from "../gear/tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("what staff can read about a user, on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const {id: owner} = await addPerson(db);
    await db.insert(device).values({
      id: "dev_1",
      user_id: owner,
      product: "pod",
      serial: "GP-0001-7788",
      paired_at: app.now(),
    });
    const people: Record<string, Record<string, string>> = {};
    const signIn = async (name: string) => {
      people[name] = bearer(await signInAs(app, `${name}@example.com`));
    };
    for (const group of ["support", "admin", "coach"] as const) {
      await addPerson(db, {name: group, groups: [group]});
      await signIn(group);
    }
    const read = async (roleName: string, path: string, id = owner) => {
      const reply = await app.get(`/b/api/v1/users/${id}/${path}`, people[roleName]);
      return {status: reply.status, text: await reply.text()};
    };
    return {app, owner, read, signIn};
  }

  it.each([
    ["feature-access", 200, 200],
    ["devices/pod", 200, 200],
    ["apparel", 200, 200],
    ["platforms", 200, 200],
    ["shares", 404, 200],
    ["sessions", 404, 404],
    ["consents", 404, 404],
    ["export", 404, 404],
  ])("%s: support %i, admin %i, a coach nothing", async (path, support, admin) => {
    const {read} = await start();
    const statuses = [];
    for (const roleName of ["support", "admin", "coach"]) statuses.push((await read(roleName, path)).status);
    expect(statuses).toEqual([support, admin, 404]);
  });

  it("a serial is masked for support, and whole for admin", async () => {
    const {read} = await start();
    expect((await read("support", "devices/pod")).text).toContain('"serial":"…7788"');
    expect((await read("admin", "devices/pod")).text).toContain('"serial":"GP-0001-7788"');
  });

  it("is written down once an hour, before it is read", async () => {
    const {app, owner, read, signIn} = await start();
    for (const path of ["devices/pod", "devices/pod", "apparel", "feature-access"])
      await read("support", path);
    const written = async () =>
      (await db.select().from(audit))
        .filter(({actor_role}) => actor_role !== "user")
        .map(({actor_role, action, target}) => [actor_role, action, target === owner]);
    expect(await written()).toEqual([
      ["support", "staff.gear.read", true],
      ["support", "staff.access.read", true],
    ]);
    app.advance(3600);
    await signIn("support");
    await read("support", "apparel");
    expect(await written()).toHaveLength(3);
  });

  it("404: the user does not exist, whatever rights the caller has", async () => {
    const {read} = await start();
    for (const path of ["feature-access", "devices/pod", "apparel", "platforms", "shares"])
      expect((await read("admin", path, "usr_00000000000000000000000000")).status, path).toBe(404);
    expect((await db.select().from(audit)).filter(({actor_role}) => actor_role === "admin")).toEqual([]);
  });
});
