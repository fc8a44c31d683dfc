import {eq} from "drizzle-orm";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {startPrivacyStack} from "../../test/privacy-stack.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {account, idle_notice} from "../accounts/account/tables.ts";
import {audit} from "../core/audit/tables.ts";
import {tombstone} from "./tables.ts";

const databases = await openTestDatabases();
const DAY_S = 24 * 60 * 60;
/** Three years, less the month between the warning mail and the deletion. */
const QUIET_DAYS = 3 * 365 - 30;
const SUBJECT = "Dein Gradus-Konto wird gelöscht, wenn du dich nicht anmeldest";

describe.each(databases)("an unused account, on $name", (database) => {
  const {db, reset} = database;
  let stack: Awaited<ReturnType<typeof startPrivacyStack>>;
  beforeAll(async () => {
    stack = await startPrivacyStack(database);
  });
  afterAll(() => stack.stop());
  let ann = {id: "", email: ""};
  beforeEach(async () => {
    await reset();
    stack.app.setTime("2026-03-01T12:00:00Z");
    stack.app.sent.length = 0;
    ann = await addPerson(db);
    await signInAs(stack.app, ann.email);
  });

  const days = (count: number) => stack.app.advance(count * DAY_S);
  const stateOf = async (id = ann.id) =>
    (await db.select().from(account).where(eq(account.id, id)))[0]?.state;
  async function run() {
    await stack.run("retire-idle");
    await stack.run("erase-accounts");
    await stack.app.dispatcher.idle();
    return stack.app.sent.filter(({subject}) => subject === SUBJECT).length;
  }

  it("the user is notified once, a month ahead, with the date of erasure; then the account is erased", async () => {
    days(QUIET_DAYS);
    expect(await run()).toBe(0);
    days(1);
    expect([await run(), await run()]).toEqual([1, 1]);
    expect(stack.app.sent.at(-1)?.text).toContain("Am 1. März 2029");
    days(29);
    expect([await run(), await stateOf()]).toEqual([1, "active"]);
    days(1);
    await run();
    expect(await stateOf()).toBe("deleted");
    expect(await db.select().from(tombstone)).toMatchObject([{user_id: ann.id, actor: "idle"}]);
    const actions = (await db.select().from(audit)).map(({action}) => action);
    expect(actions).toEqual(expect.arrayContaining(["account.retire", "account.erase"]));
    expect(stack.app.sent.at(-1)?.subject).toBe("Dein Gradus-Konto ist gelöscht");
  });

  it("a user who signs in after the notice keeps the account for another three years", async () => {
    days(QUIET_DAYS + 1);
    await run();
    days(10);
    await signInAs(stack.app, ann.email);
    days(20);
    await run();
    expect([await stateOf(), await db.select().from(idle_notice)]).toEqual(["active", []]);
    days(QUIET_DAYS - 25);
    expect(await run()).toBe(1);
    days(10);
    expect(await run()).toBe(2);
  });

  it("staff, demo people and accounts on their way out are left to others", async () => {
    const admin = await addPerson(db, {name: "admin", groups: ["admin"]});
    const demo = await addPerson(db, {name: "demo", account: {is_demo: true}});
    const headers = bearer(await signInAs(stack.app, ann.email));
    await stack.app.post("/b/api/v1/users/me/delete", {user_name: "ann"}, headers);
    days(QUIET_DAYS + 1);
    await stack.run("retire-idle");
    days(30);
    await stack.run("retire-idle");
    expect(await db.select().from(idle_notice)).toEqual([]);
    expect([await stateOf(admin.id), await stateOf(demo.id), await stateOf()]).toEqual([
      "active",
      "active",
      "deleting",
    ]);
  });
});
