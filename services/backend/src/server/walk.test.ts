import {eq} from "drizzle-orm";
import {beforeAll, describe, expect, it} from "vitest";
import {z} from "zod";
import {addRun} from "../../test/add-run.ts";
import {forgeToken, supportToken} from "../../test/forged-token.ts";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {listRoutes} from "../../test/routes.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {account} from "../accounts/account/tables.ts";
import {rate_bucket} from "../core/rate-limit/tables.ts";
import {share} from "../sharing/tables.ts";

/** Permissions that the design grants to staff: `staff-reads.test.ts` tests them. */
const STAFF_READS: ReadonlySet<string> = new Set(["access.read", "gear.read", "share.read", "platform.read"]);

const databases = await openTestDatabases();

type Headers = Record<string, string>;

/**
 * Requests every route as every kind of caller. Reviewers read the table beside this file; a new route appears in it.
 */
describe.each(databases)("every route by everyone on $name", ({db, reset}) => {
  const app = createTestApp(db);
  const people: Record<string, Headers> = {};
  let owner = "";
  let run = "";

  beforeAll(async () => {
    await reset();
    const ann = await addPerson(db);
    owner = ann.id;
    await addPerson(db, {name: "bob"});
    await addPerson(db, {name: "coach", groups: ["coach"]});
    await addPerson(db, {name: "support", groups: ["support"]});
    await addPerson(db, {name: "admin", groups: ["admin"]});
    const viewer = await addPerson(db, {name: "viewer"});
    await db.insert(share).values({
      id: "shr_walk",
      giver_id: ann.id,
      receiver_id: viewer.id,
      level: "coach",
      status: "accepted",
      invite_key: "email:viewer@example.com",
      invite_label: "viewer@example.com",
      created_at: app.now(),
    });
    run = await addRun(app.deps, ann.id, {seconds: 60});
    const leaving = await addPerson(db, {name: "leaving"});
    const locked = await addPerson(db, {name: "locked"});
    const signedIn = async (name: string) => bearer(await signInAs(app, `${name}@example.com`));
    const annHeaders = await signInAs(app, ann.email);
    people["no bearer"] = {};
    people.rubbish = {authorization: "Bearer x.y.z"};
    people.visitor = bearer(await visitor());
    people.owner = bearer(annHeaders);
    people["support view"] = bearer({access_token: await supportToken(db, annHeaders.access_token)});
    const past = {exp: Math.floor(app.now().getTime() / 1000) - 60};
    people.expired = bearer({access_token: await forgeToken(db, annHeaders.access_token, {}, past)});
    for (const name of ["bob", "viewer", "coach", "support", "admin", "leaving", "locked"]) {
      people[name] = await signedIn(name);
    }
    await db.update(account).set({state: "locked"}).where(eq(account.id, locked.id));
    await db.update(account).set({state: "deleting"}).where(eq(account.id, leaving.id));
  });

  async function visitor() {
    const response = await app.post("/b/token/anonymous", {});
    return z.object({data: z.object({access_token: z.string()})}).parse(await response.json()).data;
  }

  /** Sends a body that every route refuses, to test which callers get as far as having it read. */
  function ask({path, method}: {path: string; method: string}, headers: Headers, id: string) {
    const init = {
      method: method.toUpperCase(),
      headers: {...headers, "content-type": "application/json", "x-request-id": "walk"},
      ...(method !== "get" && {body: '{"not":"ours"}'}),
    };
    return app.app.request(path.replace("{id}", id).replaceAll(/\{\w+\}/g, "none"), init);
  }

  /** What the id in a path is one of. */
  function idFor(path: string, account: string) {
    if (path.startsWith("/b/legal")) return "none";
    return path.startsWith("/b/api/v1/activities/") ? run : account;
  }

  it("answers with the status class of the table", async () => {
    const rows = [];
    for (const route of await listRoutes(app)) {
      // Requesting every route would soon reach a rate limit.
      await db.delete(rate_bucket);
      const cells = [];
      for (const [name, headers] of Object.entries(people)) {
        const id = name === "leaving" || name === "locked" ? "me" : owner;
        const {status} = await ask(route, headers, idFor(route.path, id));
        cells.push(`${name}: ${status}`);
      }
      rows.push(`${route.method.toUpperCase()} ${route.path} (${route.action})\n  ${cells.join(" · ")}`);
    }
    await expect(`${rows.sort().join("\n")}\n`).toMatchFileSnapshot("./__snapshots__/walk.txt");
  });

  it("another user's account looks exactly like one that does not exist", async () => {
    const routes = (await listRoutes(app)).filter(({path}) => path.includes("/users/{id}"));
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      await db.delete(rate_bucket);
      const isForStaff = STAFF_READS.has(route.action) || route.path.startsWith("/b/admin/");
      const staff = isForStaff ? [] : ["support", "admin"];
      for (const name of ["visitor", "bob", "coach", ...staff]) {
        const foreign = await ask(route, people[name] ?? {}, owner);
        const missing = await ask(route, people[name] ?? {}, "usr_00000000000000000000000000");
        expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()]);
      }
    }
  });
});
