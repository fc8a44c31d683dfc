import {describe, expect} from "vitest";
import {ADMINISTRATOR, AUTHOR, flowTest, ID, PRIVACY, PUBLISHER, REVIEWER} from "../../../test/legal-flow.ts";
import {paragraph, writeDrafts} from "../../../test/legal-lake.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";

const databases = await openTestDatabases();

describe.each(databases)("the review of a legal version on $name", (database) => {
  const it = flowTest(database);

  it("422: what is missing is listed all at once, in words, and nothing is written", async ({on}) => {
    await writeDrafts(on.lake, {...PRIVACY, locales: ["en", "de"], label: "2.1"});
    const author = on.lake.client(AUTHOR);
    await author.patch(`drafts.${ID}-de`).set({summary: [], clauses: []}).commit();
    expect(await on.refused(await on.move(AUTHOR, "review"))).toEqual({
      status: 422,
      code: "unmet_conditions",
      conditions: [
        "Version 2.1 exists already. Choose another label.",
        "Spanish is required in Spain. Create the Spanish text or shorten the region list.",
        "French is required in Canada, France and Switzerland. Create the French text or shorten the region list.",
        "The German text has no summary. Say in plain words what changes.",
        "The German text has no clause yet. Write one.",
      ],
    });
    expect(await on.stored(`drafts.${ID}`)).toMatchObject({state: "draft"});
  });

  it("422: a clause that begins with the words of another language has to be translated", async ({on}) => {
    await writeDrafts(on.lake, PRIVACY);
    const author = on.lake.client(AUTHOR);
    const body = paragraph("We keep an account for two years after the last visit.");
    for (const locale of ["en", "fr"]) {
      await author
        .patch(`drafts.${ID}-${locale}`)
        .set({'clauses[anchor == "withdrawal"].body': body})
        .commit();
    }
    const {status, conditions} = await on.refused(await on.move(AUTHOR, "review"));
    expect({status, conditions}).toEqual({
      status: 422,
      conditions: ["The French clause “Withdrawal” still has the English words. Translate it."],
    });
  });

  it("422: a version with a link that runs code or hides its destination is not sealed", async ({on}) => {
    await writeDrafts(on.lake, PRIVACY);
    const [block] = paragraph("Read the rules.");
    const markDefs = [
      {_type: "link", _key: "a", href: "data:text/html,x"},
      {_type: "internalLink", _key: "b", path: "//elsewhere.example"},
      {_type: "link", _key: "c", href: "https://law.example/rules"},
      {_type: "internalLink", _key: "d", path: "/returns"},
    ];
    await on.lake
      .client(AUTHOR)
      .patch(`drafts.${ID}-en`)
      .set({'clauses[anchor == "withdrawal"].body': [{...block, markDefs}]})
      .commit();
    expect((await on.refused(await on.move(AUTHOR, "review"))).conditions).toEqual([
      "The English clause “Withdrawal” has a link to “data:text/html,x”. Use an address that begins with https:// or mailto:.",
      "The English clause “Withdrawal” has a link to “//elsewhere.example”. Choose a page of the site.",
    ]);
  });

  it("an edit after the review began voids the approvals, and the seal", async ({on}) => {
    const {seal: before} = await on.approved();
    const author = on.lake.client(AUTHOR);
    await author.patch(`drafts.${ID}-en`).set({title: "Other words"}).commit();
    expect(await on.look()).toMatchObject({state: "draft", approvals: []});
    expect(await on.refused(await on.move(PUBLISHER, "seal", {expectedSeal: before}))).toMatchObject({
      code: "seal_changed",
    });
    const {conditions} = await on.refused(await on.seal());
    expect(conditions).toContain(
      "The version changed after its review began, so its approvals no longer count. Send it to review again.",
    );
    expect(await on.refused(await on.move(REVIEWER, "approve", {seal: before}))).toMatchObject({
      status: 409,
      code: "seal_changed",
    });
  });

  it.for([
    ["another day", {effectiveFrom: "2027-03-01"}],
    ["a smaller kind of change", {changeKind: "editorial"}],
  ] as const)("so does %s, with the same words", async ([_case, fields], {on}) => {
    await on.approved();
    await on.lake.client(AUTHOR).patch(`drafts.${ID}`).set(fields).commit();
    expect(await on.look()).toMatchObject({state: "draft", approvals: []});
    expect((await on.refused(await on.seal())).code).toBe("unmet_conditions");
    expect(await on.stored(ID)).toBeUndefined();
  });

  it("422: a reviewer cannot approve twice, and a person who wrote any of the words cannot approve", async ({
    on,
  }) => {
    await writeDrafts(on.lake, PRIVACY);
    await on.lake.client(ADMINISTRATOR).patch(`drafts.${ID}-es`).set({title: "Otro"}).commit();
    await on.move(AUTHOR, "review");
    const body = {seal: (await on.look()).seal};
    await on.move(REVIEWER, "approve", body);
    expect((await on.refused(await on.move(REVIEWER, "approve", body))).conditions).toEqual([
      "You have approved these words. Another person must approve them too.",
    ]);
    expect((await on.refused(await on.move(ADMINISTRATOR, "approve", body))).conditions).toEqual([
      "You wrote some of these words. Two other people must approve them.",
    ]);
    expect(await on.look()).toMatchObject({state: "inReview", approvals: [{by: REVIEWER}]});
  });

  it("403: authors do not approve, reviewers do not seal, editors do neither; 401 without a session", async ({
    on,
  }) => {
    const {seal: expectedSeal} = await on.approved();
    const statuses = await Promise.all([
      on.move(AUTHOR, "approve", {seal: expectedSeal}),
      on.move(REVIEWER, "seal", {expectedSeal}),
      on.move("local-editor", "return", {reason: "no"}),
      on.move("nobody", "seal", {expectedSeal}),
      on.get(`/b/legal/versions/${ID}`),
    ]);
    expect(statuses.map(({status}) => status)).toEqual([403, 403, 403, 401, 401]);
    expect((await on.look("local-viewer")).moves).toEqual([]);
  });

  it("a returned version needs new approvals, even for the same words", async ({on}) => {
    const {seal: same} = await on.approved();
    expect(await on.statusOf(await on.move(AUTHOR, "return", {reason: "Counsel called"}))).toMatchObject({
      state: "draft",
      approvals: [],
    });
    await on.move(AUTHOR, "review");
    expect(await on.look(REVIEWER)).toMatchObject({
      state: "inReview",
      seal: same,
      approvals: [],
      moves: ["approve", "return"],
    });
    expect(await on.approveBoth()).toMatchObject({state: "approved"});
    expect(await on.stored(`drafts.${ID}`)).toMatchObject({
      log: expect.arrayContaining([expect.objectContaining({event: "returned", note: "Counsel called"})]),
    });
  });

  it("404: the version does not exist; 503: the content system does not respond", async ({on}) => {
    expect((await on.as(AUTHOR).get("/b/legal/versions/nowhere")).status).toBe(404);
    const alone = createTestApp(database.db);
    const headers = {authorization: "Bearer any-token"};
    expect((await alone.get("/b/legal/versions/nowhere", headers)).status).toBe(503);
  });
});
