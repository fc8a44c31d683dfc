import {evaluateSync, parse, toJS} from "groq-js";
import {describe, expect, it} from "vitest";
import type {LakeDocument, Perspective, QueryRequest} from "../types.ts";
import {createQueryEngine} from "./engine.ts";
import {CORPUS, PARAMS} from "./test/corpus.ts";
import {createDocument, createMemorySource} from "./test/memory-source.ts";
import {createDice, createRandomDataset, createRandomDocument, GROUPS} from "./test/random-dataset.ts";

const now = new Date("2026-11-21T12:00:00Z");
const options = {projectId: "gradus", dataset: "production", now: () => now, clock: () => 0};

function ask(query: string, more: Partial<QueryRequest> = {}): QueryRequest {
  const defaults = {
    params: PARAMS,
    perspective: "raw",
    identity: "user-1",
    sourceMap: false,
    canRead: null,
  } as const;
  return {query, ...defaults, ...more};
}

const byId = (a: LakeDocument, b: LakeDocument) => (a._id < b._id ? -1 : 1);

/** groq-js over a plain list: no index, no narrowing, no early stop. */
function evaluatePlainly(query: string, documents: readonly LakeDocument[]): unknown {
  const dataset = [...documents].sort(byId);
  const value = evaluateSync(parse(query, {params: {...PARAMS}}), {
    dataset,
    params: {...PARAMS},
    identity: "user-1",
    timestamp: now,
    sanity: {projectId: "gradus", dataset: "production"},
    dereference: ({_ref}: {readonly _ref: string}) => dataset.find((document) => document._id === _ref),
  });
  return toJS(value);
}

/** The stacking rule in its simplest form: group, take the first layer that has a version, rename. */
function overlay(documents: readonly LakeDocument[], layers: readonly string[]): LakeDocument[] {
  const prefixes = [...layers.map((layer) => (layer === "drafts" ? "drafts." : `versions.${layer}.`)), ""];
  return GROUPS.flatMap((group) => {
    const versions = prefixes.map((prefix) => documents.find((document) => document._id === prefix + group));
    const first = versions.find((version) => version !== undefined);
    if (!first || JSON.stringify(first._system) === '{"delete":true}') return [];
    return layers.length === 0 ? [first] : [{...first, _id: group, _originalId: first._id}];
  });
}

const PERSPECTIVES: readonly [
  Perspective,
  (documents: readonly LakeDocument[]) => readonly LakeDocument[],
][] = [
  ["raw", (documents) => documents],
  ["published", (documents) => overlay(documents, [])],
  [["drafts"], (documents) => overlay(documents, ["drafts"])],
  [["rTwo", "rOne", "drafts"], (documents) => overlay(documents, ["rTwo", "rOne", "drafts"])],
];

describe("the same answers as plain groq-js", () => {
  const documents = createRandomDataset(createDice(1));
  const engine = createQueryEngine(createMemorySource(documents), options);

  it.each(CORPUS)("%s", (query) => {
    for (const [perspective, show] of PERSPECTIVES) {
      expect(engine.query(ask(query, {perspective})).result).toEqual(evaluatePlainly(query, show(documents)));
    }
  });

  it("through any series of commits, without rebuilding a view", () => {
    const dice = createDice(2);
    const source = createMemorySource(createRandomDataset(dice));
    const lasting = createQueryEngine(source, options);
    for (let round = 0; round < 40; round++) {
      const prefix = dice.pick(["", "drafts.", "versions.rOne.", "versions.rTwo."]);
      const ids = [`${prefix}${dice.pick(["doc-1", "doc-2", ...GROUPS])}`, `doc-${dice.below(24)}`];
      source.commit(
        Object.fromEntries(ids.map((id) => [id, dice.chance(0.3) ? null : createRandomDocument(id, dice)])),
      );
      for (const [perspective, show] of PERSPECTIVES) {
        const query = CORPUS[dice.below(CORPUS.length)] ?? "*";
        const expected = evaluatePlainly(query, show([...source.all()]));
        expect(lasting.query(ask(query, {perspective})).result, query).toEqual(expected);
      }
    }
  });
});

describe("what the caller may read", () => {
  const draft = createDocument({_id: "drafts.a", _type: "post", title: "secret"});
  const published = createDocument({_id: "a", _type: "post", title: "open"});
  const engine = createQueryEngine(createMemorySource([draft, published]), options);
  const canRead = ({_id}: LakeDocument) => !_id.includes(".");

  it("an unreadable draft neither shows nor hides the published document", () => {
    const titles = engine.query(ask("*.title", {perspective: ["drafts"], canRead})).result;
    expect(titles).toEqual(["open"]);
  });

  it("rights of one caller do not leak into the answer of another", () => {
    engine.query(ask("*.title", {canRead}));
    expect(engine.query(ask("*.title")).result).toEqual(["open", "secret"]);
  });

  it("a caller without a token is anonymous to identity()", () => {
    expect(engine.query(ask("identity()", {identity: null})).result).toBe("<anonymous>");
  });
});

describe("text::query, as the Studio searches", () => {
  const engine = createQueryEngine(
    createMemorySource([
      createDocument({
        _id: "a",
        _type: "post",
        title: "Power on hills",
        body: [{_key: "k", text: "uphill tempo"}],
      }),
      createDocument({_id: "b", _type: "post", title: "Tempo runs", seo: {description: "hills and power"}}),
      createDocument({_id: "c", _type: "post", title: "Rest"}),
    ]),
    options,
  );
  const search = (term: string) =>
    engine.query(ask("*[[@, _id] match text::query($q)]._id", {params: {q: term}})).result;

  it.each([
    ["finds words in any field", "hills", ["a", "b"]],
    ["finds words by their beginning", "temp", ["a", "b"]],
    ["wants every word", "tempo runs", ["b"]],
    ["wants phrases word by word", '"power on"', ["a"]],
    ["leaves out excluded words", "tempo -rest -runs", ["a"]],
    ["answers an empty search with everything", "*", ["a", "b", "c"]],
    ["does not search the lake's own fields", "post", []],
  ])("%s", (_promise, term, expected) => {
    expect(search(term)).toEqual(expected);
  });

  it("scores only documents with every word, more hits first", () => {
    const query =
      "*|score(boost(_type in ['post'] && title match text::query($q), 10), @ match text::query($q))[_score > 0]._id";
    expect(engine.query(ask(query, {params: {q: "tempo*"}})).result).toEqual(["b", "a"]);
  });
});

describe("queries that cannot run", () => {
  const engine = createQueryEngine(createMemorySource([]), options);
  const failure = (query: string) => {
    try {
      return engine.query(ask(query)).result;
    } catch (error) {
      return error instanceof Error && "toBody" in error && typeof error.toBody === "function"
        ? error.toBody()
        : error;
    }
  };

  it.each([
    ["a syntax error, at its place", "*[_type ==", {start: 9, end: 10}],
    ["an unknown function, at its name", "*[foo(1)]", {start: 2, end: 5}],
    ["a function the lake does not have", "*[geo::contains(a, b)]", {start: 2, end: 15}],
    ["a path of too many open parts", '*[_id in path("**.**.**")]', {start: 0, end: 26}],
    ["a pipe function that does not exist", "*|shuffle()", {start: 2, end: 9}],
    ["slices whose bounds are no numbers", "*[0...$missing]", {start: 0, end: 15}],
    [
      "nesting beyond what the evaluator can follow",
      `*[${"(".repeat(20_000)}1${")".repeat(20_000)}]`,
      {start: 0},
    ],
  ])("400 for %s", (_case, query, range) => {
    expect(failure(query)).toMatchObject({
      statusCode: 400,
      error: {type: "queryParseError", query, ...range},
    });
  });

  it("a slice uses the parameters of its own query run", () => {
    const source = createMemorySource(["a", "b", "c"].map((_id) => createDocument({_id, _type: "post"})));
    const {query} = createQueryEngine(source, options);
    const first = (limit: number) => query(ask("*[0...$limit]._id", {params: {limit}})).result;
    expect([first(1), first(2), first(1)]).toEqual([["a"], ["a", "b"], ["a"]]);
  });
});
