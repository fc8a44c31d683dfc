import {describe, expect, it} from "vitest";
import {createQueryEngine} from "./engine.ts";
import {createDocument, createMemorySource} from "./test/memory-source.ts";

const before = createDocument({
  _id: "before",
  _type: "page",
  title: "Old",
  seo: {title: "Same", description: "Old"},
  items: [{name: "a", live: true}, {name: "b"}],
});
const after = createDocument({
  ...before,
  _id: "after",
  title: "New",
  seo: {title: "Same", description: "New"},
  items: [{name: "a", live: true}, {name: "c"}],
});

const engine = createQueryEngine(createMemorySource([before, after]), {
  projectId: "gradus",
  dataset: "production",
  now: () => new Date(0),
  clock: () => 0,
});

function ask(query: string, params: Readonly<Record<string, unknown>> = {}, sourceMap = false): unknown {
  return engine.query({query, params, perspective: "raw", identity: null, sourceMap, canRead: null}).result;
}

const sides = '*[_id == "before"][0], *[_id == "after"][0]';

describe("what changed between two values", () => {
  it.each([
    ["title", true],
    ["_type", false],
    ["nowhere", false],
    ["seo.title", false],
    ["seo.description", true],
    ["(_type, seo.title)", false],
    ["(_type, title)", true],
    ["seo.(title, description)", true],
    ["items[]", true],
    ["items[live == true]", false],
    ["items[live == true].name", false],
    ["items[].name", true],
    ['anywhere(name == "a")', false],
    ["anywhere(defined(name))", true],
  ])("at %s: %s", (selector, expected) => {
    for (const sourceMap of [false, true]) {
      expect(ask(`diff::changedAny(${sides}, ${selector})`, {}, sourceMap)).toBe(expected);
    }
  });

  it.each([
    ["(_id, title, seo, items)", true],
    ["(_id, title, seo.description, items[].name)", true],
    ["(_id, title, items)", false],
    ["(_id, title, seo.title, items)", false],
  ])("only within %s: %s", (selector, expected) => {
    expect(ask(`diff::changedOnly(${sides}, ${selector})`)).toBe(expected);
  });

  it("every element counts as changed when a list is longer than before", () => {
    expect(ask("diff::changedAny({'l': [1, 2]}, {'l': [1, 2, 3]}, l[])")).toBe(true);
    expect(ask("diff::changedOnly({'l': [1, 2]}, {'l': [1, 2, 3]}, l)")).toBe(true);
  });
});

describe("parameters", () => {
  const refusal = (description: string, start: number) =>
    expect.objectContaining({name: "QueryError", message: description, start});

  it.each([
    ["in a condition", "*[_id == $x]", "x", 9],
    ["in a projection", "*{'a': $x}", "x", 7],
    ["as a bound", "*[0...$limit]", "limit", 6],
    ["in a selector", "diff::changedAny(@, @, a[b == $x])", "x", 30],
  ])("400 for one that is not given: %s", (_case, query, name, start) => {
    const message = `param $${name} referenced, but not provided`;
    expect(() => ask(query)).toThrow(refusal(message, start));
    expect(() => engine.matcher(query, {})).toThrow(refusal(message, start));
  });

  it("may be null, and those of a function are its own", () => {
    expect(ask("$x == null", {x: null})).toBe(true);
    expect(ask("fn my::title($page) = $page{title}; my::title(*[_id == 'after'][0])")).toEqual({
      title: "New",
    });
  });

  it("parameters are required again by a query that already ran with them", () => {
    expect(ask("$x", {x: 1})).toBe(1);
    expect(() => ask("$x")).toThrow("param $x referenced, but not provided");
  });
});

describe("values of several kinds", () => {
  it("lists null once among those that are different", () => {
    expect(ask("array::unique([1, null, 'a', 1, null, 'a', true])")).toEqual([1, null, "a", true]);
  });

  it("finds a path within another", () => {
    expect(ask('path("a.b") in path("a.*")')).toBe(true);
    expect(ask('path("b.a") in path("a.*")')).toBe(false);
  });
});
