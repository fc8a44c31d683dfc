import {ClientError} from "@sanity/client";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {jsonOf, startTestLake, type TestLake} from "./test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
  const seed = lake.client("lake-operator").transaction();
  const documents: {_id: string; _type: string; [field: string]: unknown}[] = [
    {_id: "page-de", _type: "landingPage", locale: "de", title: "Hallo"},
    {_id: "page-fr", _type: "landingPage", locale: "fr", title: "Salut"},
    {_id: "drafts.page-fr", _type: "landingPage", locale: "fr", title: "Salut !"},
    {_id: "drafts.page-de", _type: "landingPage", locale: "de", title: "Hallo!"},
    {_id: "claim-1", _type: "claim", phrase: {en: "fast", fr: "rapide"}},
    {_id: "sealed", _type: "legalVersion", sealed: true, label: "1"},
    {_id: "drafts.open", _type: "legalVersion", sealed: false, label: "2"},
    {_id: "sanity-preview-url-secret.x", _type: "sanity.previewUrlSecret", secret: "s"},
  ];
  for (const document of documents) seed.create(document);
  await seed.commit();
});
afterAll(() => lake.close());

/** The status a change would get; nothing is written. */
async function statusOf(person: string | null, mutations: object[]): Promise<number> {
  const path = "/v2025-02-19/data/mutate/production?dryRun=true";
  return (await lake.fetch(path, {person, method: "POST", body: JSON.stringify({mutations})})).status;
}

const set = (id: string, fields: object) => ({patch: {id, set: fields}});
const draft = (fields: object) => ({create: {_id: "drafts.new", _type: "landingPage", ...fields}});
const approval = (by: string) => ({create: {_id: "approval", _type: "legalApproval", by}});

describe("what each role may write, judged before and after the change", () => {
  it.each<[string, string | null, object[], 200 | 401 | 403]>([
    ["an administrator edits a page", "local-administrator", [set("page-de", {title: "x"})], 200],
    ["an administrator leaves sealed words alone", "local-administrator", [set("sealed", {label: "x"})], 403],
    ["an administrator cannot seal", "local-administrator", [set("drafts.open", {sealed: true})], 403],
    ["an administrator cannot delete what is sealed", "local-administrator", [{delete: {id: "sealed"}}], 403],
    ["the seal service seals", "local-sealer", [set("drafts.open", {sealed: true})], 200],
    ["an editor writes a draft", "local-editor", [draft({locale: "de"})], 200],
    ["an editor does not publish", "local-editor", [set("page-de", {title: "x"})], 403],
    ["an editor does not delete a page", "local-editor", [{delete: {id: "page-de"}}], 403],
    [
      "an editor writes in a release",
      "local-editor",
      [{create: {_id: "versions.r.a", _type: "landingPage"}}],
      200,
    ],
    ["an editor does not write legal drafts", "local-editor", [set("drafts.open", {label: "x"})], 403],
    ["a publisher publishes a page", "local-publisher", [set("page-de", {title: "x"})], 200],
    [
      "a publisher does not publish legal words",
      "local-publisher",
      [{create: {_id: "l", _type: "legalText"}}],
      403,
    ],
    ["a translator writes their language", "local-translator-fr", [set("drafts.page-fr", {title: "x"})], 200],
    [
      "a translator leaves other languages alone",
      "local-translator-fr",
      [set("drafts.page-de", {title: "x"})],
      403,
    ],
    [
      "a translator cannot move a page into another language",
      "local-translator-fr",
      [set("drafts.page-fr", {locale: "de"})],
      403,
    ],
    [
      "a translator cannot take a page from another language",
      "local-translator-fr",
      [set("drafts.page-de", {locale: "fr"})],
      403,
    ],
    ["a translator does not publish", "local-translator-fr", [set("page-fr", {title: "x"})], 403],
    [
      "a translator writes their language in a register",
      "local-translator-fr",
      [{create: {_id: "drafts.claim-1", _type: "claim", phrase: {en: "fast", fr: "vite"}}}],
      200,
    ],
    [
      "a translator writes no other language in a register",
      "local-translator-fr",
      [{create: {_id: "drafts.claim-1", _type: "claim", phrase: {en: "faster", fr: "vite"}}}],
      403,
    ],
    ["a legal author writes an open draft", "local-legal-author", [set("drafts.open", {label: "x"})], 200],
    ["a legal author cannot seal", "local-legal-author", [set("drafts.open", {sealed: true})], 403],
    [
      "a reviewer approves in their own name",
      "local-legal-reviewer",
      [approval("local-legal-reviewer")],
      200,
    ],
    ["a reviewer does not approve for another", "local-legal-reviewer", [approval("local-editor")], 403],
    ["a viewer writes nothing", "local-viewer", [draft({})], 403],
    ["nobody writes without a token", null, [draft({})], 401],
    ["an unknown token is no token", "stranger", [draft({})], 401],
  ])("%s", async (_case, person, mutations, expected) => {
    expect(await statusOf(person, mutations)).toBe(expected);
  });

  it("names the permission that is missing, and which step needed it", async () => {
    const change = lake.client("local-editor").transaction();
    change.patch("drafts.page-de", {set: {title: "y"}}).patch("page-de", {set: {title: "y"}});
    const error = await change.commit().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ClientError);
    expect((error as ClientError).details.items).toEqual([
      {
        index: 1,
        error: expect.objectContaining({type: "insufficientPermissionsError", permission: "update"}),
      },
    ]);
  });

  it("holds for actions: an editor's draft is not published by its editor", async () => {
    const publish = (person: string) =>
      lake.client(person).action({
        actionType: "sanity.action.document.publish",
        draftId: "drafts.page-de",
        publishedId: "page-de",
      });
    await expect(publish("local-editor")).rejects.toMatchObject({statusCode: 403});
    await expect(publish("local-publisher")).resolves.toHaveProperty("transactionId");
  });

  it("holds for the future: who may not publish may not schedule it", async () => {
    const client = lake.client("local-editor");
    await client.releases.create({releaseId: "later", metadata: {releaseType: "scheduled"}});
    await client.createVersion({publishedId: "page-de", baseId: "page-de", releaseId: "later"} as never);
    const schedule = (person: string) =>
      lake.client(person).releases.schedule({releaseId: "later", publishAt: "2030-01-01T00:00:00Z"});
    await expect(schedule("local-editor")).rejects.toMatchObject({statusCode: 403});
    await expect(schedule("local-publisher")).resolves.toHaveProperty("transactionId");
  });
});

describe("without a token", () => {
  const ids = (perspective: string) =>
    lake.client(null).fetch<string[]>("*[]._id", {}, {perspective: perspective as "raw"});

  it.each(["raw", "published", "drafts"])(
    "the perspective %s shows no id with a dot",
    async (perspective) => {
      const visible = await ids(perspective);
      expect(visible).toContain("page-fr");
      expect(visible.filter((id) => id.includes("."))).toEqual([]);
    },
  );

  it("drafts do not shine through", async () => {
    expect(await lake.client(null).fetch('*[_id == "page-fr"][0].title', {}, {perspective: "drafts"})).toBe(
      "Salut",
    );
  });

  it("a hidden document is omitted with the reason", async () => {
    const answer = await jsonOf(
      await lake.fetch("/v1/data/doc/production/page-fr,drafts.page-fr,nowhere", {person: null}),
    );
    expect(answer.documents.map(({_id}: {_id: string}) => _id)).toEqual(["page-fr"]);
    expect(answer.omitted).toEqual([
      {id: "drafts.page-fr", reason: "permission"},
      {id: "nowhere", reason: "existence"},
    ]);
  });

  it("history, people and preferences stay closed", async () => {
    const paths = [
      "data/history/production/documents/page-fr",
      "users/local-editor",
      "users/me",
      "users/me/keyvalue/a",
    ];
    for (const path of paths)
      expect((await lake.fetch(`/v1/${path}`, {person: null})).status, path).toBe(401);
  });
});

describe("the grants the Studio asks for", () => {
  it("are those the lake applies", async () => {
    const grants = await jsonOf(
      await lake.fetch("/v1/projects/gradus/datasets/production/acl", {person: "local-translator-fr"}),
    );
    expect(grants).toContainEqual({filter: '_id in path("**")', permissions: ["read", "history"]});
    expect(JSON.stringify(grants)).toContain('locale == \\"fr\\"');
  });
});

describe("login", () => {
  it("brings the person back with an id that buys one session", async () => {
    const path =
      "/v1/auth/login/local-publisher?origin=http://localhost:3333/studio?a=1&projectId=gradus&withSid=true";
    const {status, headers} = await lake.fetch(path, {person: null, redirect: "manual"});
    expect(status).toBe(302);
    const back = new URL(headers.get("location") ?? "");
    expect(back.origin + back.pathname).toBe("http://localhost:3333/studio");
    const sid = back.hash.replace("#sid=", "");
    expect(sid.length).toBeGreaterThanOrEqual(20);
    const {token} = await jsonOf(await lake.fetch(`/v1/auth/fetch?sid=${sid}`, {person: null}));
    const me = () => lake.fetch("/v1/users/me", {person: null, headers: {authorization: `Bearer ${token}`}});
    expect(await jsonOf(await me())).toMatchObject({id: "local-publisher", role: "publisher"});
    expect((await lake.fetch(`/v1/auth/fetch?sid=${sid}`, {person: null})).status).toBe(404);
    await lake.fetch("/v1/auth/logout", {
      method: "POST",
      person: null,
      headers: {authorization: `Bearer ${token}`},
    });
    const answer = await me();
    expect(answer.status).toBe(401);
    expect(await jsonOf(answer)).toMatchObject({errorCode: "SIO-401-ANF"});
  });

  it("hands nothing to pages from elsewhere, and lets nobody in as the lake itself", async () => {
    const login = async (who: string, origin: string) =>
      (await lake.fetch(`/v1/auth/login/${who}?origin=${origin}`, {person: null, redirect: "manual"})).status;
    expect(await login("local", "https://evil.example")).toBe(403);
    expect(await login("lake-operator", "http://localhost:3333")).toBe(404);
    expect(await login("local", "nonsense")).toBe(400);
  });
});
