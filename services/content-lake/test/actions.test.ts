import {ClientError} from "@sanity/client";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {startTestLake, type TestLake} from "./test-lake.ts";

let lake: TestLake;
let now = new Date("2026-11-21T10:00:00.000Z");
beforeAll(async () => {
  lake = await startTestLake({now: () => now});
});
afterAll(() => lake.close());

const act = (actionType: string, fields: object) =>
  lake.client().action({actionType: `sanity.action.${actionType}`, ...fields} as never);

async function refusal(promise: Promise<unknown>) {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ClientError)) throw new Error(`Expected a refusal, got ${JSON.stringify(error)}`);
  return {status: error.statusCode, details: error.details};
}

const get = (id: string) => lake.client().getDocument(id);

describe("drafts", () => {
  it("are created, edited, published and gone, under the transaction id the client chose", async () => {
    await act("document.create", {
      publishedId: "a",
      attributes: {_id: "drafts.a", _type: "page", title: "One"},
    });
    await act("document.edit", {draftId: "drafts.a", publishedId: "a", patch: {set: {title: "Two"}}});
    const draft = await get("drafts.a");
    const answer = await lake
      .client()
      .action(
        {actionType: "sanity.action.document.publish", draftId: "drafts.a", publishedId: "a"},
        {transactionId: "tx-publish-a"},
      );
    expect(answer).toEqual({transactionId: "tx-publish-a"});
    expect(await get("a")).toMatchObject({title: "Two", _rev: "tx-publish-a", _createdAt: draft?._createdAt});
    expect(await get("drafts.a")).toBeUndefined();
  });

  it("are copied from the published document by the first edit", async () => {
    await act("document.edit", {draftId: "drafts.a", publishedId: "a", patch: {set: {lead: "New"}}});
    expect(await get("drafts.a")).toMatchObject({
      title: "Two",
      lead: "New",
      _createdAt: (await get("a"))?._createdAt,
    });
    await act("document.discard", {draftId: "drafts.a"});
    expect(await get("drafts.a")).toBeUndefined();
    expect(await get("a")).toMatchObject({title: "Two"});
  });

  it("drafts get a new revision from an edit that changes nothing, so that its sender receives the echo", async () => {
    await act("document.create", {publishedId: "b", attributes: {_id: "drafts.b", _type: "page"}});
    const before = await get("drafts.b");
    const patch = {unset: ["_empty_action_guard_pseudo_field_"]};
    await act("document.edit", {draftId: "drafts.b", publishedId: "b", patch});
    expect((await get("drafts.b"))?._rev).not.toBe(before?._rev);
  });

  it("409: publishing something that has changed since it was looked at", async () => {
    const fields = {draftId: "drafts.b", publishedId: "b", ifDraftRevisionId: "outdated"};
    expect(await refusal(act("document.publish", fields))).toMatchObject({
      status: 409,
      details: {
        type: "actionError",
        items: [{index: 0, error: {type: "documentRevisionIDDoesNotMatchError"}}],
      },
    });
    expect(await get("drafts.b")).toBeDefined();
  });

  it("409: creating a draft that exists, unless that is fine with the caller", async () => {
    const fields = {publishedId: "b", attributes: {_id: "drafts.b", _type: "page"}};
    expect((await refusal(act("document.create", fields))).status).toBe(409);
    await expect(act("document.create", {...fields, ifExists: "ignore"})).resolves.toHaveProperty(
      "transactionId",
    );
  });

  it("turn into strong references what was weak until publishing", async () => {
    const to = {_type: "reference", _ref: "later", _weak: true, _strengthenOnPublish: {type: "page"}};
    await act("document.create", {publishedId: "c", attributes: {_id: "drafts.c", _type: "page", to}});
    const publish = () => act("document.publish", {draftId: "drafts.c", publishedId: "c"});
    expect((await refusal(publish())).details.items[0].error.type).toBe("documentReferenceDoesNotExistError");
    await lake.client().create({_id: "later", _type: "page"});
    await publish();
    expect((await get("c"))?.to).toEqual({_type: "reference", _ref: "later"});
  });
});

describe("published documents", () => {
  it("go back to being a draft when unpublished", async () => {
    await act("document.unpublish", {draftId: "drafts.a", publishedId: "a"});
    expect(await get("a")).toBeUndefined();
    expect(await get("drafts.a")).toMatchObject({title: "Two"});
  });

  it("are deleted together with the drafts named, and not if one was forgotten", async () => {
    expect((await refusal(act("document.delete", {publishedId: "a", includeDrafts: []}))).status).toBe(409);
    await act("document.delete", {publishedId: "a", includeDrafts: ["drafts.a"]});
    expect(await lake.client().fetch('count(*[_id in ["a", "drafts.a"]])', {}, {perspective: "raw"})).toBe(0);
  });
});

describe("bad actions", () => {
  it.each([
    ["an unknown kind", {actionType: "sanity.action.document.explode"}],
    ["a missing field", {actionType: "sanity.action.document.publish", publishedId: "a"}],
    ["a kind the lake leaves to the hosted service", {actionType: "sanity.action.document.variant.create"}],
    ["publishing what is not a draft", {actionType: "sanity.action.document.discard", draftId: "later"}],
  ])("400: %s", async (_case, action) => {
    const answer = await refusal(lake.client().action(action as never));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.details)).toContain("validationError");
  });

  it("undo the good ones before them in the same call", async () => {
    const actions = [
      {
        actionType: "sanity.action.document.create",
        publishedId: "z",
        attributes: {_id: "drafts.z", _type: "page"},
      },
      {actionType: "sanity.action.document.publish", draftId: "drafts.nothing", publishedId: "nothing"},
    ];
    const answer = await refusal(lake.client().action(actions as never));
    expect(answer.details.items[0].index).toBe(1);
    expect(await get("drafts.z")).toBeUndefined();
  });
});

describe("releases", () => {
  const perspective = async (name: string) =>
    lake
      .client()
      .fetch('*[_type == "relPage"] | order(_id){_id, title}', {}, {perspective: [name, "drafts"]});

  it("collect versions, are read as a perspective, and publish everything at once", async () => {
    const client = lake.client();
    await client.create({_id: "keep", _type: "relPage", title: "Old"});
    await client.create({_id: "remove", _type: "relPage", title: "Leaves"});
    await client.releases.create({releaseId: "spring", metadata: {title: "Spring", releaseType: "asap"}});
    const version = (publishedId: string, title: string) =>
      client.createVersion({publishedId, releaseId: "spring", document: {_type: "relPage", title}});
    await version("keep", "New");
    await version("fresh", "Added");
    await client.unpublishVersion({releaseId: "spring", publishedId: "remove"});
    expect(await perspective("spring")).toEqual([
      {_id: "fresh", title: "Added"},
      {_id: "keep", title: "New"},
    ]);
    expect((await get("keep"))?.title).toBe("Old");

    await client.releases.publish({releaseId: "spring"});
    expect(await client.fetch('*[_type == "relPage"] | order(_id).title')).toEqual(["Added", "New"]);
    expect(await client.releases.get({releaseId: "spring"})).toMatchObject({
      state: "published",
      publishedAt: now.toISOString(),
      finalDocumentStates: [
        {id: "versions.spring.fresh"},
        {id: "versions.spring.keep"},
        {id: "versions.spring.remove"},
      ],
    });
    expect(await get("drafts.remove")).toMatchObject({title: "Leaves"});
  });

  it("publish by themselves when their time has come, and not before", async () => {
    const client = lake.client();
    await client.releases.create({releaseId: "timed", metadata: {releaseType: "scheduled"}});
    await client.createVersion({baseId: "keep", publishedId: "keep", releaseId: "timed"} as never);
    await client.patch("versions.timed.keep").set({title: "On time"}).commit();
    await client.releases.schedule({releaseId: "timed", publishAt: "2026-11-21T11:00:00.000Z"});
    lake.lake.runDueReleases();
    expect((await get("keep"))?.title).toBe("New");

    const edit = act("document.edit", {
      draftId: "versions.timed.keep",
      publishedId: "keep",
      patch: {set: {a: 1}},
    });
    expect((await refusal(edit)).details.items[0].error.type).toBe("invalidReleaseStateError");

    now = new Date("2026-11-21T11:00:00.000Z");
    lake.lake.runDueReleases();
    expect((await get("keep"))?.title).toBe("On time");
    expect((await client.releases.get({releaseId: "timed"}))?.state).toBe("published");
  });

  it("can be scheduled, unscheduled, archived, brought back and in the end deleted", async () => {
    const client = lake.client();
    const state = async () => (await client.releases.get({releaseId: "moody"}))?.state;
    await client.releases.create({releaseId: "moody", metadata: {releaseType: "undecided"}});
    await client.createVersion({baseId: "keep", publishedId: "keep", releaseId: "moody"} as never);
    await client.releases.schedule({releaseId: "moody", publishAt: "2027-01-01T00:00:00Z"});
    await client.releases.unschedule({releaseId: "moody"});
    expect(await state()).toBe("active");
    await client.releases.archive({releaseId: "moody"});
    expect(await get("versions.moody.keep")).toBeUndefined();
    await client.releases.unarchive({releaseId: "moody"});
    expect(await get("versions.moody.keep")).toMatchObject({title: "On time"});
    expect((await refusal(client.releases.delete({releaseId: "moody"}))).status).toBe(409);
    await client.releases.archive({releaseId: "moody"});
    await client.releases.delete({releaseId: "moody"});
    expect(await state()).toBeUndefined();
  });

  it("that cannot be published return to the editors with the reason", async () => {
    const client = lake.client();
    await client.create({_id: "needed", _type: "page"});
    await client.releases.create({releaseId: "broken", metadata: {releaseType: "scheduled"}});
    await client.unpublishVersion({releaseId: "broken", publishedId: "needed"});
    await client.releases.schedule({releaseId: "broken", publishAt: "2026-11-21T11:00:01Z"});
    await client.create({_id: "needs", _type: "page", to: {_ref: "needed"}});
    now = new Date("2026-11-21T11:00:02Z");
    lake.lake.runDueReleases();
    expect(await client.releases.get({releaseId: "broken"})).toMatchObject({
      state: "active",
      error: {message: expect.stringContaining("references")},
    });
    expect(await get("needed")).toBeDefined();
  });
});

describe("history", () => {
  const history = async (path: string) =>
    (await lake.fetch(`/v2025-02-19/data/history/production/${path}`)).text();

  it("replays every state of a document through its transactions", async () => {
    const client = lake.client();
    const first = await client.create({_id: "story", _type: "page", title: "1"});
    const second = await client.patch("story").set({title: "2"}).commit();
    await client.create({_id: "unrelated", _type: "page"});
    await client.delete("story");
    const lines = (await history("transactions/story?excludeContent=true&effectFormat=mendoza"))
      .trim()
      .split("\n");
    const transactions = lines.map((line) => JSON.parse(line));
    expect(transactions.map(({id}) => id)).toEqual([first._rev, second._rev, expect.any(String)]);
    expect(transactions[1]).toMatchObject({
      author: "local-administrator",
      documentIDs: ["story"],
      mutations: [],
      effects: {story: {apply: expect.any(Array), revert: expect.any(Array)}},
    });
    const at = async (query: string) => JSON.parse(await history(`documents/story?${query}`)).documents[0];
    expect(await at(`revision=${first._rev}`)).toEqual(first);
    expect(await at(`revision=${second._rev}`)).toEqual(second);
    expect(await at("lastRevision=true")).toEqual(second);
    expect(await at(`time=${now.toISOString()}`)).toBeUndefined();
    const bounded = `transactions/story?fromTransaction=${second._rev}&toTransaction=${second._rev}`;
    expect((await history(bounded)).trim().split("\n")).toHaveLength(1);
  });

  it("gives a document the transaction did not change its state as of then", async () => {
    const client = lake.client();
    const still = await client.create({_id: "still", _type: "page"});
    const other = await client.create({_id: "moving", _type: "page"});
    await client.patch("still").set({later: true}).commit();
    const answer = JSON.parse(await history(`documents/still?revision=${other._rev}`));
    expect(answer.documents).toEqual([still]);
  });

  it("history lists the steps of a draft, of its document and of a release, newest first", async () => {
    await act("document.create", {publishedId: "ev", attributes: {_id: "drafts.ev", _type: "page"}});
    await act("document.publish", {draftId: "drafts.ev", publishedId: "ev"});
    const events = async (path: string) => JSON.parse(await history(`events/${path}`)).events;
    const types = (list: {type: string}[]) => list.map(({type}) => type);
    const published = (await events("documents/ev")).ev;
    expect(types(published)).toEqual(["publishDocumentVersion", "createDocumentVersion"]);
    expect(published[0]).toMatchObject({
      documentId: "ev",
      versionId: "drafts.ev",
      author: "local-administrator",
    });
    expect(types((await events("documents/drafts.ev"))["drafts.ev"])).toHaveLength(2);
    expect(types(await events("releases/spring"))).toEqual([
      "publishRelease",
      "addDocumentToRelease",
      "addDocumentToRelease",
      "addDocumentToRelease",
      "createRelease",
    ]);
  });

  it("is gone for a draft discarded with purge", async () => {
    await act("document.create", {
      publishedId: "pu",
      attributes: {_id: "drafts.pu", _type: "page", secret: "x"},
    });
    await act("document.discard", {draftId: "drafts.pu", purge: true});
    expect(await history("transactions/drafts.pu")).not.toContain("secret");
  });
});
