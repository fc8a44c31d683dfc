import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {exampleCoach} from "../../test/example-coach.ts";
import {addPerson} from "../../test/people.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {account} from "../accounts/account/tables.ts";
import {coachesReply} from "../contract/coaches.ts";
import {outbox} from "../core/mail/tables.ts";
import {coach} from "./tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("a coach who is not there any more, on $name", ({db, reset}) => {
  let kim = "";
  beforeEach(async () => {
    await reset();
    kim = (await addPerson(db, {name: "kim"})).id;
    await db
      .insert(coach)
      .values([
        exampleCoach("kim", {user_id: kim, email: "kim@private.example"}),
        exampleCoach("lee", {email: "lee@private.example"}),
      ]);
  });

  function start() {
    const app = createTestApp(db);
    /** Who is found, whose page is shown, and who can be written to. */
    async function readViews() {
      app.advance(10);
      const list = await app.get("/b/coaches?sort=az");
      const {items, total, facets} = z.object({data: coachesReply}).parse(await list.json()).data;
      const page = await app.get("/b/coaches/kim");
      const contact = await write("kim");
      return {
        found: items.map(({slug}) => slug),
        counted: [total, facets.location.NZ],
        page: page.status,
        contact: contact.status,
      };
    }
    const write = (slug: string, message = `At ${app.now().toISOString()}`) =>
      app.post(`/b/coaches/${slug}/contact`, {
        name: "Ann",
        email: `ann${app.now().getTime()}@example.com`,
        message,
        region: "de",
        locale: "de",
      });
    return {...app, look: readViews, write};
  }
  const SHOWN = {found: ["kim", "lee"], counted: [2, 2], page: 200, contact: 202};
  const GONE = {found: ["lee"], counted: [1, 1], page: 404, contact: 404};

  it.each(["locked", "deleting", "deleted"] as const)(
    "whose account is %s is not listed, not counted, and cannot be contacted",
    async (state) => {
      const {look} = start();
      expect(await look()).toEqual(SHOWN);
      await db.update(account).set({state}).where(eq(account.id, kim));
      expect(await look()).toEqual(GONE);
      await db.update(account).set({state: "active"}).where(eq(account.id, kim));
      expect(await look()).toEqual(SHOWN);
    },
  );

  it("who is taken off the list is gone in the same way", async () => {
    const {look} = start();
    await db.update(coach).set({listed: false}).where(eq(coach.slug, "kim"));
    expect(await look()).toEqual(GONE);
  });

  it("who accepts no athletes for now is shown as such, and can still be contacted", async () => {
    const {look, get} = start();
    await db.update(coach).set({accepting: false}).where(eq(coach.slug, "kim"));
    expect(await look()).toEqual(SHOWN);
    expect(await (await get("/b/coaches/kim")).json()).toMatchObject({data: {accepting: false}});
  });

  it("whose account was never there is shown: not every coach has one", async () => {
    const {get} = start();
    expect((await get("/b/coaches/lee")).status).toBe(200);
  });

  it("leaves no mail to a coach who went while the form was open", async () => {
    const {write} = start();
    await db.update(account).set({state: "deleting"}).where(eq(account.id, kim));
    expect((await write("kim")).status).toBe(404);
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it("404: whatever is no address of a coach, as one who is missing", async () => {
    const {get} = start();
    const addresses = [
      "nobody",
      "KIM",
      "kim%20",
      "-kim",
      "kim%00",
      "kim%2F..",
      "%E5%B1%B1",
      "a".repeat(200),
      "%27%20or%201=1",
    ];
    for (const slug of addresses) {
      const {status} = await get(`/b/coaches/${slug}`);
      expect([slug, status]).toEqual([slug, 404]);
    }
  });
});
