import {ClientError} from "@sanity/client";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {jsonOf, startTestLake, type TestLake} from "./test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.close());

async function failure(promise: Promise<unknown>): Promise<ClientError> {
  const error = await promise.catch((reason: unknown) => reason);
  if (error instanceof ClientError) return error;
  throw new Error(`Expected the lake to refuse, but got ${JSON.stringify(error)}`);
}

describe("documents", () => {
  it("are created with an id, a revision and dates, and come back by query and by id", async () => {
    const created = await lake.client().create({_type: "page", title: "Run"});
    expect(created).toMatchObject({_type: "page", title: "Run"});
    expect(created._updatedAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    expect(await lake.client().getDocument(created._id)).toEqual(created);
    expect(await lake.client().fetch("*[_id == $id][0]", {id: created._id})).toEqual(created);
  });

  it("get the rest of an id that ends in a dot", async () => {
    const {_id} = await lake.client().create({_id: "drafts.", _type: "page"});
    expect(_id).toMatch(/^drafts\.[A-Za-z0-9]{22}$/);
  });

  it.each(["drafts.drafts.x", "drafts.versions.r1.x", "versions.r1.drafts.x", "versions.r1.versions.r2.x"])(
    "have no draft or version of their own when they are one: %s",
    async (_id) => {
      const refusal = {
        statusCode: 400,
        message: expect.stringContaining("a draft or a version has none of its own"),
      };
      await expect(lake.client().create({_id, _type: "page"})).rejects.toMatchObject(refusal);
      await expect(lake.client().createOrReplace({_id, _type: "page"})).rejects.toMatchObject(refusal);
      expect(await lake.client().getDocument(_id)).toBeUndefined();
    },
  );

  it("keep their creation date when replaced, and get the transaction as revision", async () => {
    const first = await lake
      .client()
      .create({_id: "replace-me", _type: "page", _createdAt: "2020-01-02T03:04:05Z"});
    const second = await lake.client().createOrReplace({_id: "replace-me", _type: "page", title: "New"});
    expect(second._createdAt).toBe("2020-01-02T03:04:05Z");
    expect(second._rev).not.toBe(first._rev);
    expect(second.title).toBe("New");
  });

  it("are left alone by createIfNotExists when they exist", async () => {
    await lake.client().create({_id: "already", _type: "page", title: "Old"});
    const result = await lake.client().createIfNotExists({_id: "already", _type: "page", title: "New"});
    expect(result.title).toBe("Old");
  });

  it("are patched with every operation editors use", async () => {
    await lake
      .client()
      .create({_id: "patched", _type: "page", title: "Hello", count: 1, list: ["a", "c"], gone: 1});
    const result = await lake
      .client()
      .patch("patched")
      .set({"seo.title": "Deep"})
      .setIfMissing({seo: {title: "no"}, kept: true})
      .unset(["gone"])
      .inc({count: 5})
      .dec({count: 2})
      .insert("after", "list[0]", ["b"])
      .diffMatchPatch({title: "@@ -1,5 +1,5 @@\n-H\n+J\n ello\n"})
      .commit();
    expect(result).toMatchObject({title: "Jello", count: 4, list: ["a", "b", "c"], kept: true});
    expect(result).not.toHaveProperty("gone");
  });

  it("are patched and deleted by query", async () => {
    await lake.client().create({_id: "q1", _type: "queried"});
    await lake.client().create({_id: "q2", _type: "queried"});
    await lake.client().patch({query: '*[_type == "queried"]'}).set({seen: true}).commit();
    expect(await lake.client().fetch('count(*[_type == "queried" && seen])')).toBe(2);
    await lake.client().delete({query: "*[_type == $type]", params: {type: "queried"}});
    expect(await lake.client().fetch('count(*[_type == "queried"])')).toBe(0);
  });

  it("documents get keys in their arrays when requested", async () => {
    const created = await lake
      .client()
      .create(
        {_type: "page", body: [{_type: "block", children: [{text: "a"}]}, {_key: "own"}]},
        {autoGenerateArrayKeys: true},
      );
    expect(created.body).toEqual([
      {
        _type: "block",
        _key: expect.stringMatching(/^\w{12}$/),
        children: [{text: "a", _key: expect.any(String)}],
      },
      {_key: "own"},
    ]);
  });
});

describe("transactions", () => {
  it("are applied as a whole or not at all", async () => {
    const transaction = lake
      .client()
      .transaction()
      .create({_id: "half", _type: "page"})
      .patch("missing", {set: {a: 1}});
    const error = await failure(transaction.commit());
    expect(error.statusCode).toBe(409);
    expect(error.details).toMatchObject({
      type: "mutationError",
      items: [{index: 1, error: {type: "documentNotFoundError", id: "missing"}}],
    });
    expect(await lake.client().getDocument("half")).toBeUndefined();
  });

  it("transactions write nothing on a dry run but return what they would do", async () => {
    const result = await lake.client().create({_id: "dry", _type: "page"}, {dryRun: true});
    expect(result._id).toBe("dry");
    expect(await lake.client().getDocument("dry")).toBeUndefined();
  });

  it("are done once when the same id is sent twice", async () => {
    const send = () =>
      lake.client().transaction().create({_id: "once", _type: "page"}).transactionId("retry-1").commit();
    expect(await send()).toMatchObject({
      transactionId: "retry-1",
      results: [{id: "once", operation: "create"}],
    });
    expect(await send()).toMatchObject({
      transactionId: "retry-1",
      results: [{id: "once", operation: "create"}],
    });
  });

  it("409: are not taken for a repeat when only their id is the same", async () => {
    const send = (title: string) =>
      lake
        .client()
        .transaction()
        .createOrReplace({_id: "same", _type: "page", title})
        .transactionId("same-1")
        .commit();
    await send("first");
    expect((await failure(send("second"))).statusCode).toBe(409);
  });

  it("never lose an edit when many people edit at once with ifRevisionID", async () => {
    await lake.client().create({_id: "raced", _type: "page", log: []});
    const append = async (entry: string): Promise<void> => {
      const current = await lake.client().getDocument("raced");
      const patch = lake
        .client()
        .patch("raced")
        .ifRevisionId(current?._rev ?? "")
        .append("log", [entry]);
      const outcome = await patch.commit().catch((error: unknown) => error);
      if (!(outcome instanceof ClientError)) return;
      expect(outcome.statusCode).toBe(409);
      return append(entry);
    };
    const entries = Array.from({length: 24}, (_, index) => `edit ${index}`);
    await Promise.all(entries.map(append));
    const raced = await lake.client().getDocument("raced");
    expect([...(raced?.log ?? [])].sort()).toEqual([...entries].sort());
  });
});

describe("references", () => {
  it("cannot be made to nothing", async () => {
    const error = await failure(
      lake.client().create({_type: "page", to: {_type: "reference", _ref: "nowhere"}}),
    );
    expect(error.statusCode).toBe(409);
    expect(error.details.items[0].error).toMatchObject({
      type: "documentReferenceDoesNotExistError",
      referenceID: "nowhere",
    });
  });

  it("may be weak, and may point at a document of the same transaction", async () => {
    await lake.client().create({_type: "page", to: {_ref: "nowhere", _weak: true}});
    const both = lake.client().transaction();
    both.create({_id: "from", _type: "page", to: {_ref: "target"}}).create({_id: "target", _type: "page"});
    await expect(both.commit()).resolves.toMatchObject({documentIds: ["from", "target"]});
  });

  it("protect their target from deletion until they are gone", async () => {
    const error = await failure(lake.client().delete("target"));
    expect(error.details.items[0].error).toMatchObject({
      type: "documentHasExistingReferencesError",
      referencingIDs: ["from"],
    });
    await lake.client().transaction().delete("target").delete("from").commit();
    expect(await lake.client().getDocument("target")).toBeUndefined();
  });
});

describe("malformed mutations", () => {
  const post = async (body: string) => {
    const response = await lake.fetch("/v1/data/mutate/production", {method: "POST", body});
    return {status: response.status, body: await jsonOf(response)};
  };

  it.each([
    ["no list", "{}", "mutations"],
    [
      "an unknown operation",
      '{"mutations":[{"creat":{"_type":"a"}}]}',
      'Mutation 0 has the unknown key "creat"',
    ],
    ["one beside a known one", '{"mutations":[{"patch":{"id":"a"},"id":"a"}]}', 'the unknown key "id"'],
    ["an unknown operation of a patch", '{"mutations":[{"patch":{"id":"a","sett":{}}}]}', '"sett"'],
    ["two operations at once", '{"mutations":[{"create":{"_type":"a"},"delete":{"id":"b"}}]}', "Mutation 0"],
    ["a document without a type", '{"mutations":[{"create":{"_id":"a"}}]}', "_type"],
    ["an id that cannot be", '{"mutations":[{"create":{"_id":"a b","_type":"c"}}]}', "a b"],
    ["a patch of nothing", '{"mutations":[{"patch":{"set":{"a":1}}}]}', "query"],
    ["a transaction id with spaces", '{"mutations":[],"transactionId":"a b"}', "transaction id"],
  ])("400: %s, named in the answer", async (_case, body, named) => {
    const {status, body: answer} = await post(body);
    expect(status).toBe(400);
    expect(answer.error).toMatchObject({
      type: expect.stringMatching(/Error$/),
      description: expect.stringContaining(named),
    });
  });

  it("400: a path that does not parse", async () => {
    await lake.client().createOrReplace({_id: "path", _type: "page"});
    const {status, body} = await post('{"mutations":[{"patch":{"id":"path","set":{"a[1,":1}}}]}');
    expect({status, type: body.error.type}).toEqual({status: 400, type: "mutationParseError"});
  });

  it("400: text that is not JSON", async () => {
    expect(await post("{nope")).toEqual({
      status: 400,
      body: {statusCode: 400, error: "Bad Request", message: "The body is not valid JSON"},
    });
  });

  it("400: nesting without end, in create and in patch", async () => {
    const deep = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
    expect((await post(`{"mutations":[{"create":{"_type":"page","x":${deep}}}]}`)).status).toBe(400);
    expect((await post(`{"mutations":[{"patch":{"id":"path","set":{"x":${deep}}}}]}`)).status).toBe(400);
  });
});
