import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {ClientError} from "@sanity/client";
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from "vitest";
import {jsonOf, startTestLake, type TestLake} from "./test-lake.ts";

// On a busy machine the processor may be elsewhere for a while.
const WITHIN = {timeout: 60_000};

const NOON = Date.parse("2026-11-21T12:00:00.000Z");
let now = NOON;
let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({now: () => new Date(now)});
});
afterAll(() => lake.close());
beforeEach(() => {
  now = NOON;
});

const after = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
const client = () => lake.client();
const titleOf = async (id: string) => (await client().getDocument(id))?.title;
const release = (releaseId: string) => client().releases.get({releaseId});
const publish = (releaseId: string) => client().releases.publish({releaseId});
const schedule = (releaseId: string, publishAt: string) => client().releases.schedule({releaseId, publishAt});

/** A release with these documents in it, by published id and new title. */
async function createRelease(releaseId: string, titles: Record<string, string>) {
  await client().releases.create({releaseId, metadata: {releaseType: "scheduled"}});
  for (const [publishedId, title] of Object.entries(titles)) {
    await client().createVersion({releaseId, publishedId, document: {_type: "page", title}});
  }
}

async function refusal(promise: Promise<unknown>) {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ClientError)) throw new Error(`Expected a refusal, got ${JSON.stringify(error)}`);
  return {status: error.statusCode, text: JSON.stringify(error.details)};
}

describe("a document deleted while its release waits", () => {
  it("comes back with the words of the release", async () => {
    await client().create({_id: "gone", _type: "page", title: "Old"});
    await createRelease("revives", {gone: "New"});
    await client().delete("gone");
    await publish("revives");
    expect(await titleOf("gone")).toBe("New");
  });

  it("needs no unpublishing any more", async () => {
    await client().create({_id: "leaving", _type: "page", title: "Old"});
    await createRelease("removes", {stays: "New"});
    await client().unpublishVersion({releaseId: "removes", publishedId: "leaving"});
    await client().delete("leaving");
    await publish("removes");
    expect(await titleOf("stays")).toBe("New");
    expect(await client().getDocument("leaving")).toBeUndefined();
    expect((await release("removes"))?.state).toBe("published");
  });

  it("409: cannot go while a version of a release refers to it", async () => {
    await client().create({_id: "target", _type: "page"});
    await createRelease("refers", {});
    const document = {_type: "page", to: {_type: "reference", _ref: "target"}};
    await client().createVersion({releaseId: "refers", publishedId: "pointer", document});
    expect((await refusal(client().delete("target"))).status).toBe(409);
    expect(await client().getDocument("target")).toBeDefined();
  });

  it("409: that a version pointed to only weakly stops the release as a whole", async () => {
    await client().create({_id: "weakTarget", _type: "page"});
    await createRelease("points", {first: "New"});
    const to = {_type: "reference", _ref: "weakTarget", _weak: true, _strengthenOnPublish: {type: "page"}};
    await client().createVersion({releaseId: "points", publishedId: "second", document: {_type: "page", to}});
    await client().delete("weakTarget");
    const answer = await refusal(publish("points"));
    expect(answer).toMatchObject({status: 409, text: expect.stringContaining("weakTarget")});
    expect(await titleOf("first")).toBeUndefined();
    expect(await titleOf("versions.points.first")).toBe("New");
    expect((await release("points"))?.state).toBe("active");
  });
});

describe("a schedule", () => {
  it("holds until its instant, to the millisecond", async () => {
    await createRelease("exact", {exact: "New"});
    await schedule("exact", after(60));
    now = NOON + 59_999;
    lake.lake.runDueReleases();
    expect(await titleOf("exact")).toBeUndefined();
    now = NOON + 60_000;
    lake.lake.runDueReleases();
    expect(await titleOf("exact")).toBe("New");
    expect((await release("exact"))?.publishedAt).toBe(after(60));
  });

  it("in the past goes live at once, by itself", async () => {
    await createRelease("late", {late: "New"});
    await schedule("late", after(-3600));
    await vi.waitFor(async () => expect(await titleOf("late")).toBe("New"), WITHIN);
    expect((await release("late"))?.state).toBe("published");
  });

  it("that fails does not hold up another of the same minute", async () => {
    await client().create({_id: "held", _type: "page"});
    await createRelease("fails", {});
    await client().unpublishVersion({releaseId: "fails", publishedId: "held"});
    await createRelease("works", {works: "New"});
    await schedule("fails", after(60));
    await client().create({_id: "holder", _type: "page", to: {_ref: "held"}});
    await schedule("works", after(60));
    now = NOON + 60_000;
    lake.lake.runDueReleases();
    expect(await titleOf("works")).toBe("New");
    expect(await release("fails")).toMatchObject({state: "active", error: {message: expect.any(String)}});
  });
});

describe("a release that cannot be published", () => {
  it("409: is not scheduled either, with the same words", async () => {
    const to = {_type: "reference", _ref: "nowhere", _weak: true, _strengthenOnPublish: {type: "page"}};
    await createRelease("dangles", {});
    const document = {_type: "page", to};
    await client().createVersion({releaseId: "dangles", publishedId: "dangling", document});
    const published = await refusal(publish("dangles"));
    expect(published).toMatchObject({status: 409, text: expect.stringContaining("nowhere")});
    expect(await refusal(schedule("dangles", after(60)))).toEqual(published);
    expect(await release("dangles")).toMatchObject({state: "active", publishAt: null});
    await client().create({_id: "nowhere", _type: "page"});
    await schedule("dangles", after(60));
    expect(await titleOf("versions.dangles.dangling")).toBeUndefined();
    expect((await release("dangles"))?.state).toBe("scheduled");
  });

  it("409: is not scheduled while it would take away what another page refers to", async () => {
    await client().create({_id: "needed", _type: "page"});
    await client().create({_id: "needing", _type: "page", to: {_ref: "needed"}});
    await createRelease("takes", {});
    await client().unpublishVersion({releaseId: "takes", publishedId: "needed"});
    expect((await refusal(schedule("takes", after(60)))).status).toBe(409);
    expect((await release("takes"))?.state).toBe("active");
  });
});

describe("what a schedule publishes", () => {
  const eventsOf = async (path: string) =>
    jsonOf(await lake.fetch(`/v1/data/history/production/events/${path}`));

  it("is published by who scheduled it, not by who made the release", async () => {
    const [editor, publisher] = [lake.client("local-editor"), lake.client("local-publisher")];
    await editor.releases.create({releaseId: "named", metadata: {releaseType: "scheduled"}});
    const document = {_type: "landingPage", locale: "en", title: "New"};
    await editor.createVersion({releaseId: "named", publishedId: "named", document});
    await publisher.releases.schedule({releaseId: "named", publishAt: after(60)});
    now = NOON + 60_000;
    lake.lake.runDueReleases();
    expect(await titleOf("named")).toBe("New");
    const {events} = await eventsOf("documents/named");
    expect(events.named[0]).toMatchObject({type: "publishDocumentVersion", author: "local-publisher"});
    expect((await eventsOf("releases/named")).events[0]).toMatchObject({
      type: "publishRelease",
      author: "local-publisher",
    });
    const transactions = await lake.fetch("/v1/data/history/production/transactions/named");
    expect(JSON.parse(await transactions.text()).author).toBe("local-publisher");
  });

  it("must still be theirs to publish when the time has come", async () => {
    const region = {_id: "region-de", _type: "regionSettings", region: "de", legal: {scope: "euConsumer"}};
    await lake.client("lake-operator").create(region);
    const publisher = lake.client("local-publisher");
    await publisher.releases.create({releaseId: "outdated", metadata: {releaseType: "scheduled"}});
    const document = {...region, dutiesNote: {en: "None"}, _id: "versions.outdated.region-de"};
    await publisher.createVersion({releaseId: "outdated", publishedId: "region-de", document});
    await publisher.releases.schedule({releaseId: "outdated", publishAt: after(60)});
    const keeper = lake.client("local-legal-publisher");
    await keeper.patch("region-de").set({"legal.scope": "base"}).commit();
    now = NOON + 60_000;
    lake.lake.runDueReleases();
    expect(await client().getDocument("region-de")).toMatchObject({legal: {scope: "base"}});
    const message = expect.stringContaining("you may only change displayName, provider, dutiesNote");
    expect(await release("outdated")).toMatchObject({state: "active", error: {message}});
  });

  it("400: a schedule cannot be attributed to another user by editing the release", async () => {
    const editor = lake.client("local-editor");
    await editor.releases.create({releaseId: "renamed", metadata: {releaseType: "asap"}});
    const patch = {set: {userId: "local-administrator"}};
    expect((await refusal(editor.releases.edit({releaseId: "renamed", patch}))).status).toBe(400);
    expect(await release("renamed")).toMatchObject({userId: "local-editor"});
  });
});

describe("two releases with one document", () => {
  it("go live in the order of their times, whichever was made first", async () => {
    await createRelease("lastByTime", {shared: "Later"});
    await createRelease("firstByTime", {shared: "Earlier"});
    await schedule("lastByTime", after(61));
    await schedule("firstByTime", after(60));
    now = NOON + 120_000;
    lake.lake.runDueReleases();
    expect(await titleOf("shared")).toBe("Later");
  });

  it("at one instant go live in the order they were made, so the newer has the last word", async () => {
    await createRelease("zOlder", {both: "Older", onlyOlder: "Older"});
    now = NOON + 1000;
    await createRelease("aNewer", {both: "Newer"});
    await schedule("aNewer", after(60));
    await schedule("zOlder", after(60));
    now = NOON + 60_000;
    lake.lake.runDueReleases();
    expect(await titleOf("both")).toBe("Newer");
    expect(await titleOf("onlyOlder")).toBe("Older");
    for (const name of ["zOlder", "aNewer"]) expect((await release(name))?.state).toBe("published");
  });
});

describe("law", () => {
  it.each(["legalDocument", "legalVersion", "legalText"])("403: %s never joins a release", async (_type) => {
    await createRelease(`law${_type}`, {});
    const fields = {releaseId: `law${_type}`, publishedId: "terms"};
    const answer = await refusal(client().createVersion({...fields, document: {_type, kind: "terms"}}));
    expect(answer.status).toBe(403);
    const raw = client().create({_id: `versions.law${_type}.terms`, _type});
    expect((await refusal(raw)).status).toBe(403);
  });
});

it("a release that came due while the lake was down goes live when it is back", async () => {
  const directory = mkdtempSync(join(tmpdir(), "lake-down-"));
  const first = await startTestLake({directory, now: () => new Date(NOON)});
  await first.client().releases.create({releaseId: "due", metadata: {releaseType: "scheduled"}});
  const document = {_type: "page", title: "New"};
  await first.client().createVersion({releaseId: "due", publishedId: "due", document});
  await first.client().releases.schedule({releaseId: "due", publishAt: after(60)});
  await first.close();

  const second = await startTestLake({directory, now: () => new Date(NOON + 3_600_000)});
  const found = () => second.client().getDocument("due");
  await vi.waitFor(async () => expect((await found())?.title).toBe("New"), WITHIN);
  await second.close();
  rmSync(directory, {recursive: true});
});

describe("releases under a version of the API", () => {
  const createAs = (apiVersion: string) =>
    lake
      .client("local-administrator", {apiVersion})
      .releases.create({releaseId: `r${apiVersion.replace(/-/g, "")}`});

  it.each(["1", "2021-06-07", "2025-02-18"])(
    "400: %s has none, and nothing is written",
    async (apiVersion) => {
      const {status, text} = await refusal(createAs(apiVersion));
      expect({status, text}).toEqual({
        status: 400,
        text: expect.stringContaining("action index 0: not supported for this API version"),
      });
      expect(await release(`r${apiVersion.replace(/-/g, "")}`)).toBeUndefined();
    },
  );

  it.each(["2025-02-19", "2026-02-01", "X"])("%s has them", async (apiVersion) => {
    await createAs(apiVersion);
    expect((await release(`r${apiVersion.replace(/-/g, "")}`))?.state).toBe("active");
  });

  it("older ones keep the actions on documents", async () => {
    const actionType = "sanity.action.document.create";
    const attributes = {_id: "drafts.elder", _type: "page"};
    const old = lake.client("local-administrator", {apiVersion: "2021-06-07"});
    await old.action({actionType, publishedId: "elder", attributes, ifExists: "fail"});
    expect(await titleOf("drafts.elder")).toBeUndefined();
    expect(await client().getDocument("drafts.elder")).toBeDefined();
  });
});

describe("a release that moves a page", () => {
  const page = (slug: string) => ({_type: "landingPage", locale: "en", slug: {_type: "slug", current: slug}});
  const redirects = (...paths: string[]) =>
    client().fetch<{from: string; to: string}[]>(
      `*[_type == "redirect" && (from in $paths || to in $paths)]|order(from asc){from, to}`,
      {paths: paths.map((slug) => `/landing/${slug}`)},
    );
  const move = async (releaseId: string, slug: string) => {
    await client().releases.create({releaseId, metadata: {releaseType: "scheduled"}});
    await client().createVersion({releaseId, publishedId: "moving", document: page(slug)});
  };

  it("visitors are redirected, also when the release runs on schedule, and moving the page back reverses the redirect", async () => {
    await client().create({_id: "moving", ...page("before")});
    await move("moves", "after");
    await lake.client("local-publisher").releases.publish({releaseId: "moves"});
    await vi.waitFor(
      async () =>
        expect(await redirects("before", "after")).toEqual([{from: "/landing/before", to: "/landing/after"}]),
      WITHIN,
    );
    await move("moves-on", "later");
    await schedule("moves-on", after(60));
    now = NOON + 61_000;
    lake.lake.runDueReleases();
    await vi.waitFor(
      async () =>
        expect(await redirects("before", "after", "later")).toEqual([
          {from: "/landing/after", to: "/landing/later"},
          {from: "/landing/before", to: "/landing/later"},
        ]),
      WITHIN,
    );
    await move("moves-back", "before");
    await publish("moves-back");
    await vi.waitFor(
      async () =>
        expect(await redirects("before", "after", "later")).toEqual([
          {from: "/landing/after", to: "/landing/before"},
          {from: "/landing/later", to: "/landing/before"},
        ]),
      WITHIN,
    );
  });

  it("a release that adds a page or changes only text creates no redirects", async () => {
    await client().releases.create({releaseId: "adds", metadata: {releaseType: "scheduled"}});
    await client().createVersion({releaseId: "adds", publishedId: "added", document: page("added")});
    await publish("adds");
    await client().create({_id: "barrier", _type: "page"});
    expect(await redirects("added")).toEqual([]);
  });
});
