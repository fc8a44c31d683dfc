import {beforeEach, describe, expect, it} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {withTransaction} from "../db/db.ts";
import {createOutboxRepository} from "./outbox-repository.ts";
import {outbox} from "./tables.ts";

const databases = await openTestDatabases();
const NOON = Date.parse("2026-03-01T12:00:00Z");
const at = (seconds: number) => new Date(NOON + seconds * 1000);
const LEASE_S = 120;
const KEPT = {forgetAddress: false};

describe.each(databases)("the outbox on $name", ({db, reset}) => {
  const mails = createOutboxRepository(db);
  beforeEach(reset);

  const put = (dedupe: string, seconds = 0, more: object = {}) =>
    mails.add({
      dedupe,
      template: "account_exists",
      locale: "en",
      to_addr: `${dedupe}@example.com`,
      payload: {region: "int"},
      now: at(seconds),
      ...more,
    });
  const claim = async (seconds: number, limit = 10) =>
    (await mails.claimDue(at(seconds), at(seconds + LEASE_S), limit)).map(({dedupe}) => dedupe).sort();
  const idOf = async (dedupe: string) =>
    (await db.select().from(outbox)).find((row) => row.dedupe === dedupe)?.id ?? "";
  const rows = () => db.select().from(outbox);

  it("a repeated cause makes no second mail and changes nothing of the first, sent or not", async () => {
    await put("a");
    await put("a", 60, {to_addr: "eve@example.com", payload: {region: "de"}});
    expect(await rows()).toMatchObject([{to_addr: "a@example.com", payload: {region: "int"}, tries: 0}]);
    await mails.markSent(await idOf("a"), at(1), KEPT);
    await put("a", 120);
    expect(await rows()).toMatchObject([{status: "sent"}]);
  });

  it("a hundred of one cause at once make one mail", async () => {
    await Promise.all(Array.from({length: 100}, () => put("a")));
    expect(await rows()).toHaveLength(1);
  });

  it("rolling back the cause of an e-mail also removes the e-mail", async () => {
    const broken = withTransaction(db, async (tx) => {
      await createOutboxRepository(tx).add({
        dedupe: "a",
        template: "account_exists",
        locale: "en",
        to_addr: "a@example.com",
        payload: {},
        now: at(0),
      });
      throw new Error("The account was not made");
    });
    await expect(broken).rejects.toThrow("not made");
    expect(await rows()).toEqual([]);
  });

  it("those that wait longest leave first, so many at a time, and none before its time", async () => {
    for (const [dedupe, seconds] of [
      ["c", 30],
      ["a", 10],
      ["b", 20],
      ["later", 100],
    ] as const) {
      await put(dedupe, seconds);
    }
    expect([await claim(40, 2), await claim(40, 2), await claim(40, 2)]).toEqual([["a", "b"], ["c"], []]);
    expect(await claim(99)).toEqual([]);
    expect(await claim(100)).toEqual(["later"]);
  });

  it("what one dispatcher has taken another leaves alone, until its lease is over", async () => {
    await put("a");
    expect(await claim(0)).toEqual(["a"]);
    expect(await claim(LEASE_S - 1)).toEqual([]);
    expect(await claim(LEASE_S)).toEqual(["a"]);
    expect(await rows()).toMatchObject([{status: "sending", tries: 2}]);
  });

  it("a lease is renewed as long as the mail is being sent, and no longer", async () => {
    await put("a");
    await put("b", 1);
    await claim(1);
    await mails.markSent(await idOf("b"), at(2), KEPT);
    await mails.renew([await idOf("a"), await idOf("b")], at(2 * LEASE_S));
    expect(await claim(LEASE_S + 1)).toEqual([]);
    expect(await rows()).toContainEqual(expect.objectContaining({dedupe: "b", status: "sent"}));
    expect(await claim(2 * LEASE_S)).toEqual(["a"]);
  });

  it("of ten dispatchers that look at once each gets others", async () => {
    for (let number = 0; number < 20; number++) await put(`m${number}`);
    const claimed = await Promise.all(Array.from({length: 10}, () => claim(0, 2)));
    expect([claimed.flat().length, new Set(claimed.flat()).size]).toEqual([20, 20]);
  });

  it("one that was sent by who took it over is not sent again by who comes back late", async () => {
    await put("a");
    await claim(0);
    await claim(LEASE_S);
    await mails.markSent(await idOf("a"), at(LEASE_S + 1), KEPT);
    expect([await claim(10_000), await rows()]).toMatchObject([[], [{status: "sent", error: null}]]);
  });

  it("an e-mail to be retried later is due at that time, and its error is recorded", async () => {
    await put("a");
    await claim(0);
    await mails.retry(await idOf("a"), at(60), "ESOCKET");
    expect(await rows()).toMatchObject([{status: "queued", error: "ESOCKET", tries: 1}]);
    expect([await claim(59), await claim(60)]).toEqual([[], ["a"]]);
  });

  it("an e-mail that is given up is never due again, and keeps its recipient for staff to see", async () => {
    await put("a");
    await mails.fail(await idOf("a"), "EENVELOPE", KEPT);
    expect(await claim(100_000)).toEqual([]);
    expect(await rows()).toMatchObject([{status: "failed", error: "EENVELOPE", to_addr: "a@example.com"}]);
  });

  it.each(["sent", "given up"])(
    "the farewell to a deleted account stores no address once %s",
    async (end) => {
      await put("bye", 0, {template: "account_deleted"});
      await claim(0);
      const id = await idOf("bye");
      if (end === "sent") await mails.markSent(id, at(1), {forgetAddress: true});
      else await mails.fail(id, "EENVELOPE", {forgetAddress: true});
      expect(await rows()).toMatchObject([{to_addr: ""}]);
      expect(await rows()).not.toMatchObject([{status: "queued"}]);
    },
  );

  it("waitingSince returns since when the oldest due e-mail waits, ignoring those sent, given up or scheduled for later", async () => {
    expect(await mails.waitingSince(at(0))).toBeNull();
    for (const [dedupe, seconds] of [
      ["sent", 1],
      ["failed", 2],
      ["taken", 3],
      ["due", 5],
      ["later", 50],
    ] as const) {
      await put(dedupe, seconds);
    }
    await mails.markSent(await idOf("sent"), at(6), KEPT);
    await mails.fail(await idOf("failed"), "E", KEPT);
    await mails.retry(await idOf("taken"), at(40), "E");
    expect(await mails.waitingSince(at(4))).toBeNull();
    expect(await mails.waitingSince(at(10))).toEqual(at(5));
    expect(await mails.waitingSince(at(60))).toEqual(at(5));
  });
});
