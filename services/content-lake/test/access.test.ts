import {ClientError} from "@sanity/client";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {DATASET, jsonOf, PEOPLE, startTestLake, type TestLake} from "./test-lake.ts";

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
    {_id: "region-de", _type: "regionSettings", region: "de", legal: {scope: "euConsumer"}, dutiesNote: {}},
    {_id: "sanity-preview-url-secret.x", _type: "sanity.previewUrlSecret", secret: "s"},
  ];
  for (const document of documents) seed.create(document);
  await seed.commit();
});
afterAll(() => lake.close());

const lakeOf = (person: string) => () => lake.client(person);

describe("a refusal", () => {
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

  it("a refusal to run a release names the document for which the right is missing, where the Studio looks for it", async () => {
    const client = lake.client("local-editor");
    await client.releases.create({releaseId: "spring", metadata: {releaseType: "asap"}});
    await client.createVersion({publishedId: "page-de", baseId: "page-de", releaseId: "spring"} as never);
    const error = await client.releases.publish({releaseId: "spring"}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      statusCode: 403,
      message: expect.stringContaining('permission "update" required for the landingPage "page-de"'),
      details: {type: "insufficientPermissionsError"},
    });
    expect(await client.getDocument("versions.spring.page-de")).toBeDefined();
  });
});

describe("the settings of a region", () => {
  const messageOf = (attempt: Promise<unknown>) => attempt.catch((error: Error) => error.message);

  it("the refusal lists the region settings that a user without the right to change the law may change", async () => {
    const patch = lake.client("local-publisher").patch("region-de").set({"legal.scope": "base"});
    expect(await messageOf(patch.commit())).toContain(
      'required for the regionSettings "region-de", of which you may only change displayName, provider, dutiesNote',
    );
  });

  it("are refused to be deleted, with the reason", async () => {
    expect(await messageOf(lake.client().delete("region-de"))).toContain(
      'The site cannot be without "region-de": it may be changed, but neither deleted nor unpublished',
    );
    expect(await lake.client().getDocument("region-de")).toMatchObject({region: "de"});
  });

  it("can be put back as they were by the lake's own commands", async () => {
    const operator = lake.client("lake-operator");
    await operator.delete("region-de");
    const region = {_id: "region-de", _type: "regionSettings", region: "de", legal: {scope: "base"}};
    await expect(operator.create(region)).resolves.toMatchObject(region);
  });
});

describe("a share link", () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const client = lakeOf("local-publisher");
  const make = (fields: object) =>
    client().create({_type: "shareLink", createdBy: "local-publisher", revoked: false, ...fields});
  const words = {message: expect.stringContaining("works for 30 days at most")};

  it("works for 30 days at most, whatever tool makes it", async () => {
    await expect(make({expires: inDays(30)})).resolves.toBeDefined();
    await expect(make({expires: inDays(31)})).rejects.toMatchObject(words);
    await expect(make({expires: inDays(366), _createdAt: inDays(350)})).rejects.toMatchObject(words);
    await expect(make({expires: "never"})).rejects.toMatchObject(words);
  });

  it("is ended earlier, but not made longer afterwards", async () => {
    const {_id} = await make({expires: inDays(7)});
    const end = (expires: string) => client().patch(_id).set({expires}).commit();
    await expect(end(inDays(8))).rejects.toMatchObject(words);
    await expect(client().patch(_id).unset(["expires"]).commit()).rejects.toMatchObject(words);
    await expect(end(inDays(1))).resolves.toBeDefined();
    await expect(client().patch(_id).set({revoked: true}).commit()).resolves.toBeDefined();
  });

  it("a share link that was revoked stays revoked, for its maker and for everyone else", async () => {
    const maker = lake.client("local-editor");
    const link = {_type: "shareLink", createdBy: "local-editor", revoked: false, expires: inDays(7)};
    const {_id} = await maker.create(link);
    await client().patch(_id).set({revoked: true}).commit();
    const changes = [
      () => maker.patch(_id).set({revoked: false}).commit(),
      () => maker.patch(_id).unset(["revoked"]).commit(),
      () => maker.createOrReplace({...link, _id}),
      () => maker.patch(_id).set({tokenHash: "other"}).commit(),
      () => maker.delete(_id),
      () => client().patch(_id).set({revoked: false}).commit(),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow("never works again");
  });

  it("shows the site at an instant", async () => {
    await expect(make({expires: inDays(7), at: "2027-01-01T12:00:00Z"})).resolves.toBeDefined();
    for (const at of ["junk", "2027-01-01", "2027-99-01T12:00:00Z", 5, null]) {
      await expect(make({expires: inDays(7), at})).rejects.toThrow("is none");
    }
  });

  it.each(["drafts", "raw", "published", "rNowhere"])("shows a release there is: not %s", async (release) => {
    await expect(make({expires: inDays(7), release})).rejects.toMatchObject({
      message: expect.stringContaining(`"${release}" is no release`),
    });
    const {_id} = await make({expires: inDays(7), documents: ["page-de"]});
    await expect(client().patch(_id).set({release}).commit()).rejects.toThrow("is no release");
  });

  it("shows a release that is open", async () => {
    await client().releases.create({releaseId: "rShared", metadata: {releaseType: "asap"}});
    await expect(make({expires: inDays(7), release: "rShared"})).resolves.toBeDefined();
  });

  it.each(["drafts", "raw", "published"])("400: no release is called %s", async (releaseId) => {
    const create = client().releases.create({releaseId, metadata: {releaseType: "asap"}});
    await expect(create).rejects.toMatchObject({statusCode: 400});
  });
});

describe("a scheduled release", () => {
  it("a scheduled release is locked: no user can change its documents any more, by actions or otherwise", async () => {
    const editor = lake.client("local-editor");
    await editor.releases.create({releaseId: "later", metadata: {releaseType: "scheduled"}});
    await editor.createVersion({publishedId: "page-de", baseId: "page-de", releaseId: "later"} as never);
    const schedule = {releaseId: "later", publishAt: "2030-01-01T00:00:00Z"};
    await expect(editor.releases.schedule(schedule)).rejects.toMatchObject({statusCode: 403});
    await lake.client("local-publisher").releases.schedule(schedule);
    const change = (person: string) =>
      lake.client(person).patch("versions.later.page-de").set({title: "x"}).commit();
    await expect(change("local-editor")).rejects.toMatchObject({statusCode: 409});
    await expect(change("local-administrator")).rejects.toMatchObject({statusCode: 409});
    await lake.client("local-publisher").releases.unschedule({releaseId: "later"});
    await expect(change("local-editor")).resolves.toMatchObject({title: "x"});
  });
});

describe("a seal", () => {
  it("a seal also holds where no rights are checked, such as for the release timer", () => {
    const {store} = lake.lake.datasets.require(DATASET);
    const change = (author: string) => () =>
      store.transact({author, kind: "actionError"}, (transaction) =>
        transaction.apply({patch: {id: "sealed", set: {label: "x"}}}),
      );
    expect(change("local-publisher")).toThrow("never changes again");
    expect(change("somebody who has left")).toThrow("never changes again");
    expect(store.get("sealed")).toMatchObject({label: "1"});
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

  it("login gives nothing to pages of other origins, and signs no caller in as the lake itself", async () => {
    const login = async (loginName: string, origin: string) =>
      (await lake.fetch(`/v1/auth/login/${loginName}?origin=${origin}`, {person: null, redirect: "manual"}))
        .status;
    expect(await login("local", "https://evil.example")).toBe(403);
    expect(await login("lake-operator", "http://localhost:3333")).toBe(404);
    expect(await login("local-sealer", "http://localhost:3333")).toBe(404);
    expect(await login("local", "nonsense")).toBe(400);
  });

  it("offers every person with their role in words, and no service", async () => {
    const people = await jsonOf(await lake.fetch("/v1/auth/people", {person: null}));
    const ids: string[] = people.map(({id}: {id: string}) => id);
    expect(ids).toEqual(PEOPLE.filter((id) => id !== "local-sealer" && id !== "lake-operator"));
    expect(people[ids.indexOf("local-translator-fr")].roles).toEqual([
      {
        name: "translator-fr",
        title: "Translator, French",
        description: expect.stringContaining("pages in French"),
      },
    ]);
  });

  it("a page of another origin does not receive the list of users to choose from", async () => {
    const headers = {origin: "https://evil.example"};
    expect((await lake.fetch("/v1/auth/people", {person: null, headers})).status).toBe(403);
  });
});
