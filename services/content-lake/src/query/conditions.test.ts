import {describe, expect, it} from "vitest";
import type {LakeDocument} from "../types.ts";
import {createQueryEngine} from "./engine.ts";
import {QueryError} from "./query-error.ts";
import {createDocument, createMemorySource} from "./test/memory-source.ts";

const options = {
  projectId: "gradus",
  dataset: "production",
  now: () => new Date("2026-11-21T12:00:00Z"),
  clock: () => 0,
};
const ann = createDocument({_id: "ann", _type: "person", name: "Ann"});
const engine = createQueryEngine(createMemorySource([ann]), options);
const post = createDocument({_id: "post-1", _type: "post", title: "Hills", price: 5, author: {_ref: "ann"}});
const draft = createDocument({_id: "drafts.post-1", _type: "post", title: "Hills", owner: "user-1"});

describe("a listener's query matches documents by its top-level filter", () => {
  it.each<[string, Record<string, unknown>, LakeDocument, boolean]>([
    ["*", {}, post, true],
    ["*[_type == $type]", {type: "post"}, post, true],
    ["*[_type == $type]", {type: "person"}, post, false],
    ["*[_id in $ids]", {ids: ["x", "post-1"]}, post, true],
    ["*[_type == 'post'][price > 4]|order(title)[0...20]{title, 'by': author->name}", {}, post, true],
    ["*[_type == 'post' && price > 9][0].title", {}, post, false],
    ["*[sanity::versionOf($id)]", {id: "post-1"}, draft, true],
    ['*[_type=="system.release" && _id in path("_.releases.*")]', {}, post, false],
    ["*[0...$limit]", {limit: 0}, post, true],
    ["count(*[_type == 'post'])", {}, post, true],
    ["count(*[_type == 'tag'])", {}, post, false],
    ["*[sanity::partOfRelease('r') || _id in path('drafts.**')]", {}, draft, true],
  ])("%s %o", (query, params, document, expected) => {
    expect(engine.matcher(query, params)(document)).toBe(expected);
  });

  it("matches no document before it exists and after it is gone", () => {
    expect(engine.matcher("*", {})(null)).toBe(false);
  });

  it("refuses a query that does not parse", () => {
    expect(() => engine.matcher("*[", {})).toThrow(QueryError);
  });
});

describe("a grant's filter", () => {
  it.each([
    ['_id in path("**")', post, true],
    ['_id in path("drafts.**")', post, false],
    ['_id in path("drafts.**")', draft, true],
    ["_type == 'post' && owner == identity()", draft, true],
    ["title", post, false],
  ])("%s", (filter, document, expected) => {
    expect(engine.filter(filter, "user-1")(document)).toBe(expected);
  });

  it("cannot break out of being a condition", () => {
    expect(() => engine.filter("true] | order(_id) [true", null)).toThrow(QueryError);
  });
});

describe("a webhook", () => {
  const page = (state: "before" | "after") =>
    `"${state}": ${state}(){_id,_type,"slug":slug.current,locale,kind,region,"addressKey":[slug.current,locale,availability.mode,availability.regions,seo.noindex]}`;
  const hook = {
    filter: `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`,
    projection: `{"operation": delta::operation(), ${page("after")}, ${page("before")}}`,
  };
  const home = createDocument({
    _id: "home-de",
    _type: "homePage",
    slug: {_type: "slug", current: "home"},
    locale: "de",
    availability: {mode: "only", regions: ["ch", "at"]},
    seo: {noindex: false},
  });
  const shown = {
    _id: "home-de",
    _type: "homePage",
    slug: "home",
    locale: "de",
    kind: null,
    region: null,
    addressKey: ["home", "de", "only", ["ch", "at"], false],
  };

  it.each([
    ["create", null, home, {operation: "create", after: shown, before: null}],
    ["update", home, home, {operation: "update", after: shown, before: shown}],
    ["delete", home, null, {operation: "delete", after: null, before: shown}],
  ])("sends what the site needs to know of a %s", async (_operation, before, after, body) => {
    expect(await engine.delta(hook, {id: "home-de", before, after})).toEqual({body});
  });

  it.each(["drafts.home-de", "versions.r.home-de"])("a webhook is not notified of %s", async (id) => {
    expect(await engine.delta(hook, {id, before: null, after: {...home, _id: id}})).toBeNull();
  });

  it("without a projection sends the document itself", async () => {
    expect(await engine.delta({filter: "", projection: ""}, {id: "ann", before: ann, after: null})).toEqual({
      body: ann,
    });
  });

  it("compares fields, and follows references", async () => {
    const changed = {...post, title: "Valleys"};
    const change = {id: post._id, before: post, after: changed};
    const projection = '{"by": after().author->name, "price": delta::changedAny(price)}';
    expect(await engine.delta({filter: "delta::changedAny(title)", projection}, change)).toEqual({
      body: {by: "Ann", price: false},
    });
    expect(await engine.delta({filter: "delta::changedAny(price)", projection}, change)).toBeNull();
  });

  it("a webhook with an invalid expression reports where it is wrong", async () => {
    const change = {id: post._id, before: null, after: post};
    await expect(engine.delta({filter: "_id ==", projection: ""}, change)).rejects.toThrow(QueryError);
  });
});
