import {describe, expect, it} from "vitest";
import {createQueryEngine} from "./engine.ts";
import {QueryError} from "./query-error.ts";
import {QUERY_LIMITS} from "./query-size.ts";
import {createDocument, createMemorySource} from "./test/memory-source.ts";

const engine = createQueryEngine(createMemorySource([createDocument({_id: "one", _type: "post"})]), {
  projectId: "gradus",
  dataset: "production",
  now: () => new Date(0),
});

const ask = (query: string, params: Readonly<Record<string, unknown>> = {}) =>
  engine.query({query, params, perspective: "raw", identity: null, sourceMap: false, canRead: null}).result;

function refusal(run: () => unknown) {
  try {
    return {answer: run()};
  } catch (error) {
    if (error instanceof QueryError) return error.toBody();
    throw error;
  }
}

const refused = (type: string, description: string) => ({
  statusCode: 400,
  error: {type, description: expect.stringContaining(description)},
});

describe("a query that is too large to read", () => {
  it.each([
    ["a list of fifty thousand numbers", `[${"1,".repeat(49_000)}1]`, "more than 12,000 words and signs"],
    ["a chain of conditions", `*[true${"||a".repeat(30_000)}]`, "more than 12,000 words and signs"],
    ["a megabyte", `*[true${"||a".repeat(400_000)}]`, "longer than 150,000 characters"],
    ["brackets in brackets", `${"[".repeat(60)}1${"]".repeat(60)}`, "nested deeper than 50 levels"],
    ["one open bracket and nothing else", `[${"$.".repeat(49_000)}`, "more than 12,000 words and signs"],
  ])("is refused unread: %s", (_case, query, description) => {
    expect(refusal(() => ask(query))).toMatchObject(refused("queryParseError", description));
    expect(refusal(() => engine.matcher(query, {}))).toMatchObject(refused("queryParseError", description));
  });

  it("does not count what is text or comment", () => {
    const longQuery = "([{ ".repeat(QUERY_LIMITS.characters / 10);
    expect(ask(`"${longQuery}\\"(" + '${longQuery}'`)).toBe(`${longQuery}"(${longQuery}`);
    expect(ask(`// ${longQuery}\n*[0]._id`)).toBe("one");
  });
});

describe("a query that would take for ever", () => {
  it("is stopped while it is read", () => {
    const brackets = `${'a.b{"c":'.repeat(40)}?${"}".repeat(40)}`;
    expect(refusal(() => ask(brackets))).toMatchObject(refused("queryExecutionError", "took longer than"));
    expect(ask("count(*)")).toBe(1);
  });

  it("is stopped inside a single comparison", () => {
    const words = Array.from({length: 100_000}, (_, at) => `w${at}`);
    const params = {text: words.join(" "), patterns: words.map((word) => `*${word.slice(1)}*`)};
    expect(refusal(() => ask("$text match $patterns", params))).toMatchObject(
      refused("queryExecutionError", "took longer than 3 seconds"),
    );
    expect(ask("count(*)")).toBe(1);
  });
});
