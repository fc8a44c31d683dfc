import {eq, inArray} from "drizzle-orm";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {filesIn, startPrivacyStack} from "../../test/privacy-stack.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {addUserData} from "../../test/user-data.ts";
import {account, account_deletion, profile} from "../accounts/account/tables.ts";
import {audit} from "../core/audit/tables.ts";
import {outbox} from "../core/mail/tables.ts";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";
import {device} from "../gear/tables.ts";
import {MODULES} from "../server/modules.ts";
import {share} from "../sharing/tables.ts";
import {upload} from "../training/runs/original-files/tables.ts";
import {eraseAccount} from "./erase-account.ts";
import {data_export, tombstone} from "./tables.ts";

const databases = await openTestDatabases();
const FORTNIGHT_S = 14 * 24 * 60 * 60;

describe.each(databases)("erasing an account when something is wrong, on $name", (database) => {
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
    stack.app.sent.length = 0;
    ann = await addPerson(db);
  });

  const signedIn = async (email = ann.email) => bearer(await signInAs(stack.app, email));
  const remove = (headers: Record<string, string>, user_name = "ann") =>
    stack.app.post("/b/api/v1/users/me/delete", {user_name}, headers);
  const keep = (headers: Record<string, string>) =>
    stack.app.post("/b/api/v1/users/me/delete/cancel", {}, headers);
  const stateOf = async (id = ann.id) =>
    (await db.select().from(account).where(eq(account.id, id)))[0]?.state;
  const deps = () => stack.app.deps;
  /** What an account that is gone leaves behind, each once. */
  async function traces() {
    const farewells = await db.select().from(outbox).where(eq(outbox.template, "account_deleted"));
    const records = await db.select().from(audit).where(eq(audit.action, "account.erase"));
    const stones = await db.select().from(tombstone);
    return {farewells: farewells.length, records: records.length, stones: stones.length};
  }

  it("dies at every step in turn, begins again each time, and ends as if nothing had happened", async () => {
    await addUserData(db, ann.id, stack.app.now());
    const headers = await signedIn();
    await stack.app.post("/b/api/v1/users/me/export", {}, headers);
    await stack.jobs.runDue();
    expect(await filesIn(stack)).toHaveLength(1);
    await remove(headers);
    stack.app.advance(FORTNIGHT_S);
    const {personalData} = deps();
    for (const step of personalData.keys()) {
      const dies: PersonalTable = {
        table: tombstone,
        export: {none: "it dies"},
        erase: () => Promise.reject(new Error(`The power went at step ${step}`)),
      };
      const broken = [...personalData.slice(0, step), dies, ...personalData.slice(step)];
      await expect(eraseAccount({...deps(), personalData: broken}, ann.id)).rejects.toThrow(`step ${step}`);
      expect([await stateOf(), await traces()]).toEqual(["deleting", {farewells: 0, records: 0, stones: 0}]);
    }
    await stack.run("erase-accounts");
    expect([await stateOf(), await traces()]).toEqual(["deleted", {farewells: 1, records: 1, stones: 1}]);
    expect([await filesIn(stack), await db.select().from(upload), await db.select().from(share)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("two workers that start at once leave one trace of the erasure and send one farewell", async () => {
    await addUserData(db, ann.id, stack.app.now());
    await remove(await signedIn());
    stack.app.advance(FORTNIGHT_S);
    await Promise.all([eraseAccount(deps(), ann.id), eraseAccount(deps(), ann.id)]);
    expect([await stateOf(), await traces()]).toEqual(["deleted", {farewells: 1, records: 1, stones: 1}]);
  });

  it("an account that is gone is not erased again, however often that is requested", async () => {
    await remove(await signedIn());
    stack.app.advance(FORTNIGHT_S);
    await stack.run("erase-accounts");
    await eraseAccount(deps(), ann.id);
    await eraseAccount(deps(), "usr_00000000000000000000000000");
    expect(await traces()).toEqual({farewells: 1, records: 1, stones: 1});
  });

  it("an account that cannot be erased now does not block others, and is tried again", async () => {
    const others = [await addPerson(db, {name: "bea"}), await addPerson(db, {name: "cem"})];
    for (const name of ["ann", "bea", "cem"]) await remove(await signedIn(`${name}@example.com`), name);
    // Its file has a name that the server never gives, so removing it fails.
    await db.insert(data_export).values({
      id: "../escape",
      user_id: ann.id,
      state: "ready",
      requested_at: stack.app.now(),
    });
    stack.app.advance(FORTNIGHT_S);
    await expect(stack.run("erase-accounts")).rejects.toThrow("Accounts could not be erased");
    const states = () => Promise.all([ann.id, ...others.map(({id}) => id)].map(stateOf));
    expect(await states()).toEqual(["deleting", "deleted", "deleted"]);
    await db.delete(data_export).where(eq(data_export.id, "../escape"));
    await stack.run("erase-accounts");
    expect(await states()).toEqual(["deleted", "deleted", "deleted"]);
  });

  it("not a second too early, and from the second it is due", async () => {
    await remove(await signedIn());
    stack.app.advance(FORTNIGHT_S - 1);
    await stack.run("erase-accounts");
    expect(await stateOf()).toBe("deleting");
    await eraseAccount(deps(), ann.id);
    expect(await stateOf()).toBe("deleting");
    stack.app.advance(1);
    await stack.run("erase-accounts");
    expect(await stateOf()).toBe("deleted");
  });

  it("a user who keeps the account at the last moment keeps all of it or none", async () => {
    for (const round of [1, 2, 3, 4]) {
      const name = `runner${round}`;
      const {id, email} = await addPerson(db, {name});
      await remove(await signedIn(email), name);
      stack.app.advance(FORTNIGHT_S);
      const headers = await signedIn(email);
      const [keepReply] = await Promise.all([keep(headers), eraseAccount(deps(), id)]);
      const state = await stateOf(id);
      const goodbye = (await traces()).stones > 0;
      expect([keepReply.status, state, goodbye]).toEqual(
        state === "active" ? [200, "active", false] : [expect.any(Number), "deleted", true],
      );
      expect(await db.select().from(account_deletion).where(eq(account_deletion.user_id, id))).toEqual([]);
      await db.delete(tombstone);
    }
  });

  it("an account kept on the last day can be deleted again, and then has another two weeks", async () => {
    await remove(await signedIn());
    stack.app.advance(FORTNIGHT_S - 60);
    expect((await keep(await signedIn())).status).toBe(200);
    stack.app.advance(60);
    await stack.run("erase-accounts");
    expect(await stateOf()).toBe("active");
    const reply = await remove(await signedIn());
    expect([reply.status, await reply.json()]).toEqual([
      202,
      {data: {deletes_at: "2026-03-29T12:00:00.000Z"}},
    ]);
  });

  it("200, 403: keeping an account not under deletion changes nothing; an account under deletion cannot be deleted again", async () => {
    const headers = await signedIn();
    expect((await keep(headers)).status).toBe(200);
    await remove(headers);
    const again = await signedIn();
    expect((await remove(again)).status).toBe(403);
    expect(await db.select().from(account_deletion)).toHaveLength(1);
    const letters = await db
      .select()
      .from(outbox)
      .where(inArray(outbox.template, ["account_privacy"]));
    expect(letters).toHaveLength(1);
  });

  it("leaves digests of its address and its devices, also when a first run died behind them", async () => {
    await addUserData(db, ann.id, stack.app.now());
    const serials = (await db.select().from(device)).map(({serial}) => serial);
    await remove(await signedIn());
    stack.app.advance(FORTNIGHT_S);
    const {personalData} = deps();
    const dies: PersonalTable = {
      table: tombstone,
      export: {none: "it dies"},
      erase: () => Promise.reject(new Error("The power went")),
    };
    await expect(eraseAccount({...deps(), personalData: [...personalData, dies]}, ann.id)).rejects.toThrow();
    expect(await db.select().from(device)).toEqual([]);
    await stack.run("erase-accounts");
    const [stone] = await db.select().from(tombstone);
    expect(stone?.hashes.device).toEqual(
      serials.map((serial) => stack.app.secret.sign("tombstone-device", serial)),
    );
    expect(serials.length).toBeGreaterThan(0);
    expect(JSON.stringify(stone)).not.toContain(serials[0]);
  });

  it("a user restored from a backup is erased again before any request is answered, and not notified again", async () => {
    const otherPerson = await addPerson(db, {name: "bea"});
    const backup = (await db.select().from(account).where(eq(account.id, ann.id)))[0];
    const people = (await db.select().from(profile).where(eq(profile.user_id, ann.id)))[0];
    if (!backup || !people) throw new Error("There is nobody to restore");
    await remove(await signedIn());
    stack.app.advance(FORTNIGHT_S);
    await stack.run("erase-accounts");
    await stack.app.dispatcher.idle();
    const sentBefore = stack.app.sent.length;
    // Restores yesterday's tables, which hold no trace of the deletion.
    await db.delete(tombstone);
    await db.update(account).set(backup).where(eq(account.id, ann.id));
    await db.insert(profile).values(people);
    expect(await stateOf()).toBe("active");
    for (const {beforeReady} of MODULES) await beforeReady?.(deps());
    expect([await stateOf(), await stateOf(otherPerson.id)]).toEqual(["deleted", "active"]);
    expect(await db.select().from(profile).where(eq(profile.user_id, ann.id))).toEqual([]);
    expect(await db.select().from(tombstone)).toMatchObject([{user_id: ann.id}]);
    await stack.app.dispatcher.idle();
    expect(stack.app.sent).toHaveLength(sentBefore);
    for (const {beforeReady} of MODULES) await beforeReady?.(deps());
    expect((await traces()).stones).toBe(1);
  });

  it("404: a user cannot delete another user's account, or keep it", async () => {
    const bea = await addPerson(db, {name: "bea"});
    const beaHeaders = await signedIn(bea.email);
    for (const action of ["delete", "delete/cancel"]) {
      const path = `/b/api/v1/users/${ann.id}/${action}`;
      expect((await stack.app.post(path, {user_name: "ann"}, beaHeaders)).status).toBe(404);
    }
    expect([await stateOf(), await db.select().from(account_deletion)]).toEqual(["active", []]);
  });
});
