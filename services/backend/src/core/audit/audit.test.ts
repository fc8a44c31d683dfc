import {sql} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {sqlState, withTransaction} from "../db/db.ts";
import {CHAIN_START} from "../db/hash-chain.ts";
import {type AuditEntry, createAudit} from "./audit.ts";
import {changesOf} from "./changes-of.ts";
import {audit as table} from "./tables.ts";

const databases = await openTestDatabases();
const now = () => new Date("2026-11-21T10:00:00.123Z");
const entry = (target: string): AuditEntry => ({
  actor_id: "usr_admin",
  actor_role: "admin",
  action: "user.lock",
  target,
  reason: 'Asked for it — "now"',
  before: {state: "active", tags: ["b", "a"]},
  after: {state: "locked", tags: [], since: now()},
  request_id: "r-1",
  ip_hash: null,
});

describe.each(databases)("the audit on $name", ({db, reset}) => {
  const audit = createAudit({db, now});
  const append = (target: string) => withTransaction(db, (tx) => audit.append(tx, entry(target)));
  beforeEach(reset);

  it("stores each action as an entry, chained to the one before", async () => {
    await append("usr_a");
    await append("usr_b");
    const [first, second] = await db.select().from(table).orderBy(table.seq);
    expect(first).toMatchObject({seq: 1, target: "usr_a", at: now(), act_for: null, prev_hash: CHAIN_START});
    expect(second).toMatchObject({seq: 2, prev_hash: first?.hash});
    expect(await audit.head()).toEqual({seq: 2, hash: second?.hash});
    expect(await audit.verify()).toBeNull();
  });

  it("an empty record is whole and has no head", async () => {
    expect([await audit.head(), await audit.verify()]).toEqual([null, null]);
  });

  it("stays one chain when two hundred write at once", async () => {
    await Promise.all(Array.from({length: 200}, (_, index) => append(`usr_${index}`)));
    expect(await audit.head()).toMatchObject({seq: 200});
    expect(await audit.verify()).toBeNull();
  });

  it("what is rolled back is not recorded and leaves no gap", async () => {
    await append("usr_a");
    const broken = withTransaction(db, async (tx) => {
      await audit.append(tx, entry("usr_b"));
      throw new Error("changed my mind");
    });
    await expect(broken).rejects.toThrow("changed my mind");
    await append("usr_c");
    expect(await audit.head()).toMatchObject({seq: 2});
    expect(await audit.verify()).toBeNull();
  });

  it.each(["update audit set target = 'x'", "delete from audit", "truncate audit"])(
    "the database itself refuses: %s",
    async (statement) => {
      await append("usr_a");
      expect(await db.execute(sql.raw(statement)).catch(sqlState)).toBe("23001");
      expect(await audit.head()).toMatchObject({seq: 1});
    },
  );

  it.each([
    ["a changed actor", "update audit set actor_id = 'usr_x' where seq = 2", "Entry 2 was changed"],
    ["a changed value", `update audit set after = '{"state":"active"}' where seq = 1`, "Entry 1 was changed"],
    ["another date", "update audit set at = at - interval '1 day' where seq = 3", "Entry 3 was changed"],
    ["a removed entry", "delete from audit where seq = 2", "Entry 2 is missing"],
    ["a rewritten hash", "update audit set hash = 'sha256:x' where seq = 1", "Entry 1 was changed"],
  ])("a change that bypasses the database's protection is detected: %s", async (_case, statement, trace) => {
    for (const target of ["usr_a", "usr_b", "usr_c"]) await append(target);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(statement));
    });
    expect(await audit.verify()).toBe(trace);
  });
});

describe("what the audit records about an edit", () => {
  const before = {state: "active", email: "ann@example.com", tags: ["a"], note: "old"};

  it("shows what may be shown, and of the rest that it changed", () => {
    expect(changesOf(before, {state: "locked", email: "anna@example.com"}, ["state"])).toEqual({
      before: {state: "active", email: {changed: true}},
      after: {state: "locked", email: {changed: true}},
    });
  });

  it("leaves out what stayed the same", () => {
    expect(changesOf(before, {tags: ["a"], note: "new"}, ["tags", "note"])).toEqual({
      before: {note: "old"},
      after: {note: "new"},
    });
  });
});
