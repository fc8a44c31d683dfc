import {beforeEach, describe, expect, it} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {requireToken} from "./rate-limit.ts";

const databases = await openTestDatabases();
const LIMIT = {burst: 3, perMinute: 3};
const at = (seconds: number) => new Date(Date.parse("2026-03-01T12:00:00Z") + seconds * 1000);

describe.each(databases)("rate limit on $name", ({db, reset}) => {
  beforeEach(reset);

  const isAllowed = (seconds: number, key = "a") =>
    requireToken(db, key, LIMIT, at(seconds)).then(
      () => true,
      () => false,
    );

  it("of twenty calls at one moment exactly the burst passes", async () => {
    const calls = await Promise.all(Array.from({length: 20}, () => isAllowed(0)));
    expect(calls.filter(Boolean)).toHaveLength(LIMIT.burst);
  });

  it("a token comes back every twenty seconds, and never more than the burst", async () => {
    for (const _ of [1, 2, 3]) await isAllowed(0);
    expect([await isAllowed(19), await isAllowed(20), await isAllowed(20)]).toEqual([false, true, false]);
    const afterAnHour = [];
    for (const _ of [1, 2, 3, 4]) afterAnHour.push(await isAllowed(3600));
    expect(afterAnHour).toEqual([true, true, true, false]);
  });

  it("a clock that goes back gives nothing away", async () => {
    for (const _ of [1, 2, 3]) await isAllowed(600);
    expect([await isAllowed(0), await isAllowed(601)]).toEqual([false, false]);
  });

  it("several at once are taken together or not at all, with the seconds until there are so many", async () => {
    const take = (seconds: number, count: number) => requireToken(db, "a", LIMIT, at(seconds), count);
    await take(0, 2);
    await expect(take(0, 3)).rejects.toMatchObject({
      code: "rate_limited",
      details: {params: {retry_after: 40}},
    });
    await take(0, 1);
    await expect(take(59, 3)).rejects.toMatchObject({details: {params: {retry_after: 1}}});
    await take(60, 3);
  });

  it("a request for more tokens than the limit can ever hold is a programming error and does not wait", async () => {
    await expect(requireToken(db, "a", LIMIT, at(0), 4)).rejects.toThrow("never holds 4");
  });

  it("keys do not share", async () => {
    for (const _ of [1, 2, 3]) await isAllowed(0);
    expect(await isAllowed(0, "b")).toBe(true);
  });
});
