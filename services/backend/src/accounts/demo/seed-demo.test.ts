import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {bearer} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {user} from "../../contract/accounts.ts";
import {demoPeopleReply} from "../../contract/demo.ts";
import {session} from "../../contract/session.ts";
import {createPasswordHasher} from "../../core/crypto/password-hasher.ts";
import {type DatabaseTarget, requireLocal} from "../../core/demo/require-local.ts";
import {seedPermissionGroups} from "../account/permission-groups.ts";
import {account} from "../account/tables.ts";
import {DEMO_PEOPLE, demoEmail} from "./demo-people.ts";
import {refuseDemoPeople, seedDemoPeople} from "./seed-demo.ts";

const databases = await openTestDatabases();
const passwords = createPasswordHasher({memoryCost: 64, timeCost: 1, parallelism: 1});
const LOCAL = {NODE_ENV: "development", DATABASE_URL: undefined} as const;

describe.each(databases)("demo people on $name", ({db, reset}) => {
  beforeEach(async () => {
    await reset();
    await seedPermissionGroups(db);
  });
  const seed = (target: DatabaseTarget = LOCAL) =>
    seedDemoPeople({db, passwords, now: () => new Date("2026-03-01T12:00:00Z")}, target);
  const count = async () => (await db.select().from(account)).length;

  it.each(DEMO_PEOPLE)(
    "$name signs in and has the name, roles and verification state of the demo list",
    async (person) => {
      await seed();
      const app = createTestApp(db);
      const answer = await app.post("/b/email/signin", {email: demoEmail(person), password: person.password});
      const {data} = z.object({data: session}).parse(await answer.json());
      expect(data.user).toMatchObject({email_verified: person.isVerified, roles: [...person.groups]});
      const seen = await app.get("/b/api/v1/users/me", bearer(data));
      expect(z.object({data: user}).parse(await seen.json()).data.first_name).toBe(person.first_name);
    },
  );

  it("are listed with what opens their accounts where they are made, and nowhere else", async () => {
    await seed();
    const local = createTestApp(db, {hasDemoPeople: true});
    const answer = await local.get("/b/demo/people");
    const {people} = z.object({data: demoPeopleReply}).parse(await answer.json()).data;
    expect(people).toHaveLength(DEMO_PEOPLE.length);
    for (const {email, password} of people) {
      expect((await local.post("/b/email/signin", {email, password})).status).toBe(200);
    }
    expect((await createTestApp(db).get("/b/demo/people")).status).toBe(404);
  });

  it("are created once, however often seeding runs, and keep later changes", async () => {
    await seed();
    await db.update(account).set({locale: "en"});
    await seed();
    expect(await count()).toBe(DEMO_PEOPLE.length);
    expect((await db.select().from(account)).every(({locale}) => locale === "en")).toBe(true);
  });

  it("are never made in production, nor in a database elsewhere", async () => {
    await expect(seed({NODE_ENV: "production", DATABASE_URL: undefined})).rejects.toThrow("production");
    const elsewhere = {NODE_ENV: "development", DATABASE_URL: "postgres://db.example/gradus"} as const;
    await expect(seed(elsewhere)).rejects.toThrow("this machine");
    expect(await count()).toBe(0);
  });

  it("a production start refuses a database that has them", async () => {
    await expect(refuseDemoPeople(db)).resolves.toBeUndefined();
    await seed();
    await expect(refuseDemoPeople(db)).rejects.toThrow("demo people");
  });
});

it.each([
  ["postgres://127.0.0.1:5432/x", true],
  ["postgres://localhost/x", true],
  ["postgres://[::1]/x", true],
  ["postgres://127.0.0.1.evil.example/x", false],
  ["postgres://10.0.0.5/x", false],
  ["postgres://db.localhost/x", false],
])("%s is on this machine: %s", (DATABASE_URL, isLocal) => {
  const check = () => requireLocal({NODE_ENV: "test", DATABASE_URL}, "Demo people");
  if (isLocal) expect(check).not.toThrow();
  else expect(check).toThrow();
});
