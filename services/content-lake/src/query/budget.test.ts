import {describe, expect, it} from "vitest";
import type {QueryRequest} from "../types.ts";
import {DEFAULT_LIMITS} from "./budget.ts";
import {createQueryEngine, type EngineOptions} from "./engine.ts";
import {QueryError} from "./query-error.ts";
import {createDocument, createMemorySource} from "./test/memory-source.ts";

const list = (length: number) => Array.from({length}, (_, at) => at);
const text = "word ".repeat(400);
const documents = list(300).map((at) =>
  createDocument({_id: `doc-${at}`, _type: "post", title: `Post ${at}`, text, items: list(300)}),
);

function createEngine(options: Partial<EngineOptions> = {}) {
  const defaults = {projectId: "gradus", dataset: "production", now: () => new Date(0)};
  return createQueryEngine(createMemorySource(documents), {...defaults, ...options});
}

function ask(query: string, more: Partial<QueryRequest> = {}): QueryRequest {
  const params = {long: "x".repeat(500_000), numbers: list(10_000)};
  const defaults = {params, perspective: "raw", identity: null, sourceMap: false, canRead: null} as const;
  return {query, ...defaults, ...more};
}

function refusal(run: () => unknown) {
  try {
    return run();
  } catch (error) {
    if (error instanceof QueryError) return error.toBody();
    throw error;
  }
}

const stopped = (description: string) => ({
  statusCode: 400,
  error: {type: "queryExecutionError", description: expect.stringMatching(description)},
});

/** The default counts, and as much time as a busy machine needs to reach them. */
const COUNTS = {anonymous: {...DEFAULT_LIMITS.anonymous, ms: 300_000}};

describe("queries that would hold up everyone else", () => {
  it.each([
    ["joins within joins", '*[_type match "*"]{"a":*{"b":*{"c":count(*)}}}', "looks at"],
    ["joins that make nothing", "count(*[count(*[count(*[title == ^.^.title]) > 0]) > 0])", "looks at"],
    ["lists compared with lists", "count(*[array::intersects($numbers, $numbers)])", "looks at"],
    ["lists searched for each document", "count(*[count(*[^._id in $numbers]) > 0])", "looks at"],
    ["lists cut from lists", '*{"a": *{"b": $numbers[0...9999]}}', "looks at"],
    ["flattened lists", "count(*{'all': *.items[]}.all[])", "looks at"],
    ["sorted joins", '*{"a": *{"b": *|order(title)}}', "builds"],
    ["long texts made anew", '*{"a": *{"b": lower($long)}}', "builds"],
    ["long texts put together", '*{"a": *{"b": $long + title}}', "builds"],
    ["one document, over and over", '*{"a": *{"b": ^}}', "result of more than"],
  ])("are stopped within the limits of a caller without a token: %s", (_case, query, description) => {
    const {query: run} = createEngine({clock: () => 0, limits: COUNTS});
    for (const sourceMap of [false, true]) {
      const answer = refusal(() => run(ask(query, {sourceMap})));
      expect(answer).toMatchObject(stopped(sourceMap ? "stopped" : description));
    }
    expect(run(ask("count(*)")).result).toBe(documents.length);
  });

  it("are stopped when their time is up, and the next one has its own", () => {
    let seconds = 0;
    const engine = createEngine({clock: () => ++seconds * 1000});
    const join = '*[_id == "doc-1" || title == "Post 7"]{"same": *[title == ^.title]._id}';
    expect(refusal(() => engine.query(ask(join)))).toMatchObject(stopped("took longer than 2 seconds"));
    expect(engine.query(ask('*[_id == "doc-1"][0].title')).result).toBe("Post 1");
  });

  it("may cost more with a token", () => {
    const {anonymous} = DEFAULT_LIMITS;
    const {query} = createEngine({limits: {anonymous: {...anonymous, visits: 1000}}});
    const join = 'count(*[count(*[title == ^.title && title != ""]) == 1])';
    expect(refusal(() => query(ask(join)))).toMatchObject(stopped("looks at more than 1,000 values"));
    expect(query(ask(join, {identity: "user-1"})).result).toBe(documents.length);
  });

  it("are stopped for listeners too, and only for the document that costs too much", () => {
    const nested = "*[count(items[count(^.items[count(^.^.items[@ > 1]) > 1]) > 1]) > 1]";
    const matches = createEngine().matcher(nested, {});
    const [heavy = null] = documents;
    expect(refusal(() => matches(heavy))).toMatchObject(stopped("looks at more than"));
    expect(matches(createDocument({_id: "light", _type: "post", items: [2, 3]}))).toBe(true);
  });
});
