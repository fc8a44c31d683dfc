import {beforeEach, describe, expect, it} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createSecret} from "../crypto/secret.ts";
import {limitSubject, limitVisitor} from "./limit-visitor.ts";
import {rate_bucket} from "./tables.ts";

const databases = await openTestDatabases();
const LIMIT = {burst: 2, perMinute: 2};

describe.each(databases)("a limit of its own on $name", ({db, reset}) => {
  beforeEach(reset);
  let time = Date.parse("2026-03-01T12:00:00Z");
  const deps = {db, now: () => new Date(time), secret: createSecret("test-key")};
  const passes = (attempt: Promise<void>) =>
    attempt.then(
      () => true,
      () => false,
    );
  const visit = (name: string, address: string | null) => passes(limitVisitor(deps, name, address, LIMIT));
  const about = (name: string, subject: string) => passes(limitSubject(deps, name, subject, LIMIT));
  const times = async (count: number, once: () => Promise<boolean>) => {
    const results = [];
    for (let number = 0; number < count; number++) results.push(await once());
    return results;
  };

  it("is counted by address, and for each purpose apart", async () => {
    expect(await times(3, () => visit("contact", "203.0.113.7"))).toEqual([true, true, false]);
    expect(await visit("contact", "203.0.113.8")).toBe(true);
    expect(await visit("sign-up", "203.0.113.7")).toBe(true);
  });

  it("a limit on one subject counts all callers together", async () => {
    expect(await times(3, () => about("session", "ses_1"))).toEqual([true, true, false]);
    expect(await about("session", "ses_2")).toBe(true);
    time += 30_000;
    expect(await times(2, () => about("session", "ses_1"))).toEqual([true, false]);
  });

  it("leaves this machine room for a whole site that names no visitor", async () => {
    expect((await times(50, () => visit("contact", null))).every(Boolean)).toBe(true);
  });

  it("stores no address and no id", async () => {
    await visit("contact", "203.0.113.7");
    await about("session", "ses_secret");
    expect(JSON.stringify(await db.select().from(rate_bucket))).not.toMatch(/203\.0|ses_secret|contact/);
  });
});
