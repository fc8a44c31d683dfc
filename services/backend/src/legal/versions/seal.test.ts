import {describe, expect} from "vitest";
import {ADMINISTRATOR, AUTHOR, flowTest, ID, PRIVACY, PUBLISHER, REVIEWER} from "../../../test/legal-flow.ts";
import {paragraph, writeDrafts} from "../../../test/legal-lake.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createNotary} from "./notary.ts";

const databases = await openTestDatabases();

describe.each(databases)("sealing a legal version on $name", (database) => {
  const it = flowTest(database);

  it("goes from draft to announced by author, reviewer and publisher, and is sealed and recorded", async ({
    on,
  }) => {
    await writeDrafts(on.lake, PRIVACY);
    expect(await on.look(AUTHOR)).toMatchObject({state: "draft", conditions: [], moves: ["review"]});
    expect(await on.statusOf(await on.move(AUTHOR, "review"))).toMatchObject({
      state: "inReview",
      moves: ["return"],
    });
    expect(await on.look(REVIEWER)).toMatchObject({moves: ["approve", "return"]});
    const before = await on.approveBoth();
    expect((await on.get(`/b/legal/seals/${ID}`)).status).toBe(404);
    expect(before).toMatchObject({
      state: "approved",
      conditions: [],
      moves: ["return", "seal"],
      approvals: [
        {by: REVIEWER, role: "reviewer", comment: null},
        {by: PUBLISHER, role: "publisher", comment: "Read twice"},
      ],
    });
    const response = await on.move(PUBLISHER, "seal", {expectedSeal: before.seal});
    expect(response.status).toBe(201);
    expect(await on.statusOf(response)).toMatchObject({
      approvals: [{comment: null}, {comment: "Read twice"}],
      state: "announced",
      seal: before.seal,
      moves: ["withdraw"],
    });

    expect(await on.stored(`drafts.${ID}`)).toBeUndefined();
    const version = await on.stored(ID);
    expect(version).toMatchObject({
      sealed: true,
      seal: before.seal,
      state: "announced",
      announcedOn: "2026-11-21",
      texts: ["en", "de", "fr", "es"].map((locale) => ({_ref: `${ID}-${locale}`, _key: locale})),
      approvals: [{by: REVIEWER, seal: before.seal}, {by: PUBLISHER}],
    });
    expect(version?.log.map(({event}: {event: string}) => event)).toEqual([
      "sentToReview",
      "approved",
      "approved",
      "sealed",
    ]);
    const text = await on.stored(`${ID}-fr`);
    expect(text?.version).toEqual({_type: "reference", _ref: ID});
    const notarised = await on.get(`/b/legal/texts/${text?.contentHash}`);
    expect(await notarised.json()).toMatchObject({
      data: {
        text: {_id: `${ID}-fr`, title: "Title fr"},
        values: {de: {supportEmail: "support@gradus.example"}},
      },
    });
    const record = await on.get(`/b/legal/seals/${ID}`);
    expect(await record.json()).toMatchObject({
      data: {
        version: ID,
        seal: before.seal,
        texts: expect.arrayContaining([{id: `${ID}-fr`, locale: "fr", hash: text?.contentHash}]),
      },
    });
    expect(await createNotary({db: database.db, now: on.now}).verify()).toBeNull();
  });

  it("is announced to everyone it will apply to, until the day before it does", async ({on}) => {
    await on.approved();
    await on.seal();
    expect(await on.stored("announcement-legal-privacy-base-2027-02-01")).toMatchObject({
      kind: "legalChange",
      document: "privacy",
      showFrom: "2026-11-21",
      showTo: "2027-01-31",
      text: {
        en: "Privacy policy: a new version applies from 1 February 2027.",
        fr: "Politique de confidentialité\u00a0: une nouvelle version s’applique à partir du 1er février 2027.",
      },
      action: {path: "/privacy/compare?from=2026-09-01&to=2027-02-01"},
      targeting: {mode: "all"},
    });
  });

  it("stores the law of every region as approved: a changed law needs a new approval", async ({on}) => {
    const {seal: expectedSeal} = await on.approved();
    const keeper = on.lake.client(PUBLISHER);
    await keeper.patch("region-de").set({"legal.bindingLocale": "en"}).commit();
    expect(await on.look()).toMatchObject({state: "draft"});
    await keeper.patch("region-de").set({"legal.bindingLocale": "de"}).commit();
    expect((await on.move(PUBLISHER, "seal", {expectedSeal})).status).toBe(201);
    await keeper.patch("region-de").set({"legal.scope": "base", "legal.bindingLocale": "en"}).commit();
    const regions = (await on.stored(ID))?.regions;
    expect(regions).toHaveLength(10);
    expect(regions).toContainEqual({
      _type: "sealedRegion",
      _key: "de",
      region: "de",
      scope: "euConsumer",
      bindingLocale: "de",
      requiredLocales: ["de"],
      timeZone: "Europe/Berlin",
      provider: "[Company name, set before launch]",
      supportEmail: "support@gradus.example",
    });
  });

  it("a state that is written into the draft by hand seals nothing", async ({on}) => {
    await writeDrafts(on.lake, PRIVACY);
    const {seal: expectedSeal} = await on.look();
    const approvals = [REVIEWER, PUBLISHER].map((by) => ({
      _key: by,
      by,
      role: "publisher",
      at: "2026-11-21",
      seal: expectedSeal,
    }));
    await on.lake
      .client(AUTHOR)
      .patch(`drafts.${ID}`)
      .set({state: "approved", seal: expectedSeal, approvals})
      .commit();
    const {conditions} = await on.refused(await on.move(PUBLISHER, "seal", {expectedSeal}));
    expect(conditions).toContain("The version was not sent to review yet.");
    expect(await on.stored(ID)).toBeUndefined();
  });

  it("422: a material change waits for the promised notice, unless a reason is written down", async ({
    on,
  }) => {
    await on.approved({...PRIVACY, effectiveFrom: "2026-12-21"});
    const sentence =
      "A material change needs 30 days of notice, so 21 December 2026 is the first possible day. Choose a later day or say in writing why the notice is shorter.";
    expect(await on.look()).toMatchObject({conditions: []});
    on.setTime("2026-11-21T23:30:00Z");
    // By now it is 22 November from Berlin to Sydney, but not in London or New York.
    expect((await on.look()).conditions[0]).toContain("22 December 2026 is the first possible day");
    on.setTime("2026-11-22T23:30:00Z");
    expect((await on.refused(await on.seal())).conditions?.join()).not.toContain(sentence);
    expect((await on.seal({shortNoticeReason: "Required by a court"})).status).toBe(201);
    expect((await on.stored(ID))?.log.at(-1)).toMatchObject({
      event: "sealed",
      note: "Shorter notice: Required by a court",
    });
  });

  it("nothing begins in a day that is over anywhere it applies", async ({on}) => {
    await on.approved({...PRIVACY, changeKind: "clarifying", effectiveFrom: "2026-11-21"});
    on.setTime("2026-11-21T13:30:00Z");
    // Sydney is eleven hours ahead while its clocks show summer time.
    expect((await on.look()).conditions).toEqual([
      "21 November 2026 is over in Australia. Words cannot apply to the past: choose a later day.",
    ]);
    on.setTime("2026-11-21T12:30:00Z");
    expect((await on.seal()).status).toBe(201);
  });

  it("409: of two who seal at once one does, and what is public is sealed once", async ({on}) => {
    const {seal: expectedSeal} = await on.approved();
    const answers = await Promise.all([1, 2, 3].map(() => on.move(PUBLISHER, "seal", {expectedSeal})));
    expect(answers.map(({status}) => status).sort()).toContain(201);
    for (const {status} of answers) expect([201, 409]).toContain(status);
    const entries = await createNotary({db: database.db, now: on.now}).list();
    expect(entries.filter(({kind, subject}) => kind === "version" && subject === ID)).toHaveLength(1);
  });

  it("a crash between content and record is made good by asking again", async ({on}) => {
    const {seal: expectedSeal} = await on.approved();
    await on.move(PUBLISHER, "seal", {expectedSeal});
    // As if the process had ended after the content was written: the record of the seal is not there.
    await database.reset();
    const hash = (await on.stored(`${ID}-en`))?.contentHash;
    expect((await on.get(`/b/legal/texts/${hash}`)).status).toBe(404);
    expect((await on.move(PUBLISHER, "seal", {expectedSeal})).status).toBe(201);
    expect((await on.get(`/b/legal/texts/${hash}`)).status).toBe(200);
  });

  it("a sealed version stays unchanged, even for users who access the content system directly", async ({
    on,
  }) => {
    await on.approved();
    await on.seal();
    for (const person of [AUTHOR, PUBLISHER, ADMINISTRATOR]) {
      const change = on.lake.client(person).patch(`${ID}-en`).set({title: "x"}).commit();
      await expect(change).rejects.toMatchObject({statusCode: 403});
    }
    // Not even a draft on top of it changes what the record and the seal are about.
    await on.lake.client("lake-operator").create({
      ...(await on.stored(`${ID}-en`)),
      _id: `drafts.${ID}-en`,
      _type: "legalText",
      sealed: false,
      clauses: paragraph("x"),
    });
    expect(await on.look()).toMatchObject({state: "announced", seal: (await on.stored(ID))?.seal});
  });
});
