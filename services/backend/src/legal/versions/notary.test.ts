import {sha256} from "@gradus/schemas/fingerprint";
import {sql} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {sqlState} from "../../core/db/db.ts";
import {CHAIN_START} from "../../core/db/hash-chain.ts";
import {createNotary} from "./notary.ts";
import {findNotaryBreak, linkOf} from "./notary-chain.ts";

const databases = await openTestDatabases();
const now = () => new Date("2026-11-21T10:00:00.123Z");
const entry = (subject: string) => ({
  kind: "version" as const,
  subject,
  canonical: JSON.stringify({subject}),
});

describe.each(databases)("the notary on $name", ({db, reset}) => {
  const notary = createNotary({db, now});
  beforeEach(reset);

  it("stores each entry as given, chained to the one before", async () => {
    await notary.append([entry("a"), entry("b")]);
    const [first, second] = await notary.list();
    expect([first?.previous_link, second?.previous_link]).toEqual([CHAIN_START, first?.link]);
    expect(second).toMatchObject({seq: 2, subject: "b", hash: await sha256(entry("b").canonical), at: now()});
    expect(await notary.verify()).toBeNull();
  });

  it("records a text once, however often that is requested", async () => {
    await notary.append([entry("a")]);
    await notary.append([entry("a"), entry("b")]);
    expect((await notary.list()).map(({subject}) => subject)).toEqual(["a", "b"]);
  });

  it("stays one chain when many write at once", async () => {
    await Promise.all(Array.from({length: 12}, (_, index) => notary.append([entry(`t${index}`)])));
    expect(await notary.list()).toHaveLength(12);
    expect(await notary.verify()).toBeNull();
  });

  it.each(["update notary_entry set canonical = '{}'", "delete from notary_entry", "truncate notary_entry"])(
    "the database itself refuses: %s",
    async (statement) => {
      await notary.append([entry("a")]);
      const refusal = await db.execute(sql.raw(statement)).catch(sqlState);
      expect(refusal).toBe("23001");
      expect(await notary.list()).toHaveLength(1);
    },
  );

  it.each([
    [
      "a changed word",
      'update notary_entry set canonical = \'{"subject":"x"}\' where seq = 2',
      "content of entry 2",
    ],
    [
      "a changed date",
      "update notary_entry set at = at - interval '1 day' where seq = 1",
      "record of entry 1",
    ],
    ["a removed entry", "delete from notary_entry where seq = 2", "Entry 2 is missing"],
    ["a rewritten past", "update notary_entry set link = 'sha256:x' where seq = 1", "record of entry 1"],
  ])("a change that bypasses the database's protection is detected: %s", async (_case, statement, trace) => {
    await notary.append([entry("a"), entry("b"), entry("c")]);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(statement));
    });
    expect(await notary.verify()).toContain(trace);
  });
});

it("a text under another text's fingerprint is found out", async () => {
  const at = now();
  const canonical = '{"title":"Terms"}';
  const placed = {seq: 1, kind: "text" as const, subject: "sha256:other", hash: await sha256(canonical), at};
  const chained = {...placed, previous_link: CHAIN_START, canonical};
  expect(await findNotaryBreak([{...chained, link: await linkOf(chained)}])).toContain(
    "not the one it names",
  );
});

it("an empty record is whole", async () => {
  expect(await findNotaryBreak([])).toBeNull();
});
