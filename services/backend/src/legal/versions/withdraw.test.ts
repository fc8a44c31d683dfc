import {describe, expect} from "vitest";
import {flowTest, ID, PUBLISHER, REVIEWER} from "../../../test/legal-flow.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";

const databases = await openTestDatabases();

describe.each(databases)("withdrawing a legal version on $name", (database) => {
  const it = flowTest(database);

  it("is withdrawn before its day by two people, and then never applies", async ({on}) => {
    await on.approved();
    await on.seal();
    expect(await on.statusOf(await on.move(PUBLISHER, "withdraw", {reason: "Wrong day"}))).toMatchObject({
      state: "announced",
      conditions: ["A second person must confirm that the version is withdrawn."],
      moves: [],
    });
    expect((await on.refused(await on.move(PUBLISHER, "withdraw", {reason: "Again"}))).conditions).toEqual([
      "You asked for this version to be withdrawn. A second person must confirm it.",
    ]);
    expect(await on.statusOf(await on.move(REVIEWER, "withdraw", {reason: "Agreed"}))).toMatchObject({
      state: "withdrawnBeforeEffect",
    });
    expect(await on.stored(ID)).toMatchObject({sealed: true, state: "withdrawnBeforeEffect"});
    expect(await on.stored("announcement-legal-privacy-base-2027-02-01")).toBeUndefined();
  });

  it("422: once it applies anywhere it cannot be withdrawn", async ({on}) => {
    await on.approved();
    await on.seal();
    on.setTime("2027-01-31T13:00:00Z");
    expect((await on.refused(await on.move(PUBLISHER, "withdraw", {reason: "Too late"}))).conditions).toEqual(
      ["Only an announced version can be withdrawn, before the day it takes effect anywhere."],
    );
  });
});
