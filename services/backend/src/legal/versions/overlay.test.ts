import {describe, expect} from "vitest";
import {AUTHOR, flowTest, PRIVACY, PUBLISHER} from "../../../test/legal-flow.ts";
import {writeDrafts} from "../../../test/legal-lake.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";

const databases = await openTestDatabases();
const TERMS = {...PRIVACY, id: "terms-next", kind: "terms"};
const OVERLAY = {...TERMS, id: "terms-next-eu", scope: "euConsumer", base: TERMS.id};

describe.each(databases)("words of a scope's own on $name", (database) => {
  const it = flowTest(database);

  it("422: a version for all regions waits until each scope has an approved one, or needs none", async ({
    on,
  }) => {
    await on.approved(TERMS);
    const none =
      "The scope “European consumer law” has words of its own. Create its version on top of this one, or record that it needs none.";
    expect((await on.refused(await on.seal({}, TERMS.id))).conditions).toEqual([none]);
    await writeDrafts(on.lake, OVERLAY);
    expect((await on.refused(await on.seal({}, TERMS.id))).conditions).toEqual([
      "The version for “European consumer law” on top of this one is not approved yet. It must be, before this one is announced.",
    ]);
    await on.move(AUTHOR, "review", {}, OVERLAY.id);
    await on.approveBoth(OVERLAY.id);
    expect((await on.refused(await on.seal({}, OVERLAY.id))).conditions).toEqual([
      "Version 3.0, which this one builds on, is not sealed yet. Seal it first.",
    ]);
    expect((await on.seal({}, TERMS.id)).status).toBe(201);
    expect((await on.seal({}, OVERLAY.id)).status).toBe(201);
    expect(await on.stored("announcement-legal-terms-euConsumer-2027-02-01")).toMatchObject({
      targeting: {mode: "only", regions: ["de", "es", "eu", "fr"]},
    });
  });

  it("on record that a scope needs none, it goes out for that scope too", async ({on}) => {
    await on.approved({...TERMS, noDifference: ["euConsumer"]});
    expect((await on.seal({}, TERMS.id)).status).toBe(201);
    expect(await on.stored("announcement-legal-terms-base-2027-02-01")).toMatchObject({
      targeting: {mode: "all"},
    });
  });

  it("an edit of the common words voids what was approved on top of them", async ({on}) => {
    await on.approved(TERMS);
    await on.approved(OVERLAY);
    await on.lake.client(AUTHOR).patch(`drafts.${TERMS.id}-en`).set({title: "Other"}).commit();
    expect(await on.look(PUBLISHER, OVERLAY.id)).toMatchObject({state: "draft", approvals: []});
  });

  it("422: a difference must name a clause that is there", async ({on}) => {
    await writeDrafts(on.lake, TERMS);
    await writeDrafts(on.lake, OVERLAY);
    await on.lake
      .client(AUTHOR)
      .patch(`drafts.${OVERLAY.id}-de`)
      .set({"overrides[0].anchor": "gone"})
      .commit();
    expect((await on.refused(await on.move(AUTHOR, "review", {}, OVERLAY.id))).conditions).toContain(
      "The German difference “gone” names a clause that the version it builds on does not have.",
    );
  });
});
