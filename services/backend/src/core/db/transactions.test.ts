import {sql} from "drizzle-orm";
import {drizzle, PgliteDatabase} from "drizzle-orm/pglite";
import {describe, expect, it, vi} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {rate_bucket} from "../rate-limit/tables.ts";
import {type Db, isDuplicate, sqlState, withTransaction} from "./db.ts";

const failure = (code: string) => new Error("Failed query", {cause: Object.assign(new Error("x"), {code})});

/** A database whose transactions end with these failures in turn, and then well. */
function failing(...codes: (string | null)[]) {
  const db: Db = drizzle.mock();
  const transaction = vi.spyOn(db, "transaction").mockImplementation(async () => {
    const code = codes.shift();
    if (code) throw failure(code);
    if (code === null) throw new TypeError("x");
    return "done";
  });
  return {db, transaction};
}

describe("a transaction", () => {
  it.each([
    ["that could not be put in order", ["40001"], "done", 2],
    ["that stood in another's way", ["40P01", "40P01"], "done", 3],
    ["that fails so a third time", ["40001", "40P01", "40001"], "40001", 3],
    ["that a rule refuses", ["23505"], "23505", 1],
    ["whose connection broke: it may have been written", ["08006"], "08006", 1],
    ["that fails by our mistake", [null], null, 1],
  ])("%s", async (_case, codes, outcome, tries) => {
    const {db, transaction} = failing(...codes);
    const result = await withTransaction(db, async () => "done").catch((error) => sqlState(error));
    expect([result, transaction.mock.calls.length]).toEqual([outcome, tries]);
  });
});

const databases = await openTestDatabases();
describe.each(databases)("errors from $name", ({db, reset}) => {
  const bucket = {key: "a", tokens: 1, at: new Date("2026-03-01T12:00:00Z")};

  it("a duplicate row is distinguished from every other error", async () => {
    await reset();
    await db.insert(rate_bucket).values(bucket);
    const twice = await db
      .insert(rate_bucket)
      .values(bucket)
      .catch((error: unknown) => error);
    const broken = await db
      .select()
      .from(rate_bucket)
      .where(sql`1 / 0 = 1`)
      .catch((error: unknown) => error);
    expect([sqlState(twice), isDuplicate(twice), isDuplicate(broken)]).toEqual(["23505", true, false]);
  });

  it("undoes all of a transaction, also what came before the refusal", async () => {
    await reset();
    const attempt = withTransaction(db, async (tx) => {
      await tx.insert(rate_bucket).values({...bucket, key: "b"});
      await tx.insert(rate_bucket).values({...bucket, key: "b"});
    });
    await expect(attempt).rejects.toThrow();
    expect(await db.select().from(rate_bucket)).toEqual([]);
  });
});

describe.each(databases)("while many ask $name at once", ({db}) => {
  it("the loop turns for each query, so that new connections are accepted meanwhile", async () => {
    let turns = 0;
    let isAsking = true;
    const attempt = () => {
      turns += 1;
      if (isAsking) setImmediate(attempt);
    };
    setImmediate(attempt);
    await Promise.all(Array.from({length: 50}, () => db.execute(sql`select 1`)));
    isAsking = false;
    // PostgreSQL answers several in one packet, and is waited for anyway.
    expect(turns).toBeGreaterThanOrEqual(db instanceof PgliteDatabase ? 50 : 1);
  });
});

it.each([
  [undefined],
  [null],
  ["23505"],
  [{code: "23505"}],
  [new Error("x")],
  [new Error("x", {cause: "y"})],
])("%j is no refusal of a database", (thrown) => {
  expect([sqlState(thrown), isDuplicate(thrown)]).toEqual([null, false]);
});
