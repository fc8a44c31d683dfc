import {type ContentSourceMap, parseJsonPath, resolveMapping, walkMap} from "@sanity/client/csm";
import {describe, expect, it} from "vitest";
import type {Perspective} from "../../types.ts";
import {createQueryEngine} from "../engine.ts";
import {CORPUS, PARAMS} from "../test/corpus.ts";
import {createDocument, createMemorySource, type MemorySource} from "../test/memory-source.ts";
import {createDice, createRandomDataset} from "../test/random-dataset.ts";
import {getAttribute} from "../values.ts";

const options = {
  projectId: "gradus",
  dataset: "production",
  now: () => new Date("2026-11-21T12:00:00Z"),
  clock: () => 0,
};

type Segment = ReturnType<typeof parseJsonPath>[number];

/** Follows a parsed path into a stored document. */
function follow(value: unknown, path: readonly Segment[]): unknown {
  return path.reduce<unknown>((current, segment) => {
    if (!Array.isArray(current)) return getAttribute(current, String(segment));
    if (typeof segment === "object")
      return current.find((item) => getAttribute(item, "_key") === segment._key);
    return current[Number(segment)];
  }, value);
}

/** Every scalar of a result with the place its source map gives for it, as the stega encoder reads the map. */
function sourcesOf(result: unknown, map: ContentSourceMap) {
  const found: {value: unknown; documentId: string; path: readonly Segment[]}[] = [];
  walkMap(result, (value, resultPath) => {
    const resolved = resolveMapping(resultPath, map);
    if (resolved?.mapping.type !== "value" || resolved.mapping.source.type !== "documentValue") return value;
    const {document, path} = resolved.mapping.source;
    const matched = parseJsonPath(resolved.matchedPath);
    const source = parseJsonPath(map.paths[path] ?? "");
    const fullPath = [...source, ...resultPath.slice(matched.length)];
    found.push({value, documentId: map.documents[document]?._id ?? "", path: fullPath});
    return value;
  });
  return found;
}

function ask(source: MemorySource, query: string, perspective: Perspective, sourceMap = true) {
  const engine = createQueryEngine(source, options);
  const {result, resultSourceMap} = engine.query({
    query,
    params: PARAMS,
    perspective,
    identity: "user-1",
    sourceMap,
    canRead: null,
  });
  return {result, map: resultSourceMap as ContentSourceMap};
}

describe("for every query of the corpus", () => {
  const source = createMemorySource(createRandomDataset(createDice(5)));
  const perspectives: Perspective[] = ["raw", ["drafts"], ["rOne", "drafts"]];

  it.each(CORPUS)("same answer, and each source holds the value: %s", (query) => {
    for (const perspective of perspectives) {
      const {result, map} = ask(source, query, perspective);
      expect(result).toEqual(ask(source, query, perspective, false).result);
      for (const {value, documentId, path} of sourcesOf(result, map)) {
        // The one field that is meant to differ: a version is shown under its group's id.
        if (path[0] === "_id") continue;
        expect(follow(source.get(documentId), path), `${documentId} ${JSON.stringify(path)}`).toEqual(value);
      }
    }
  });
});

describe("what is mapped", () => {
  const source = createMemorySource([
    createDocument({
      _id: "drafts.page",
      _type: "page",
      title: "Start",
      "it's": "quoted",
      author: {_ref: "ann"},
      tags: ["one", "two"],
      body: [
        {_key: "b1", children: [{_key: "s1", text: "first"}]},
        {_key: "b2", children: [{_key: "s2", text: "second"}]},
      ],
    }),
    createDocument({_id: "ann", _type: "person", name: "Ann", nick: null}),
  ]);
  const sources = (query: string) => {
    const {result, map} = ask(source, query, ["drafts"]);
    return sourcesOf(result, map).map(({value, documentId, path}) => [
      value,
      `${documentId} ${path.map((segment) => (typeof segment === "object" ? `#${segment._key}` : segment)).join("/")}`,
    ]);
  };
  const page = "*[_id == 'page'][0]";

  it.each([
    ["a field", `${page}{title}`, [["Start", "drafts.page title"]]],
    ["a renamed field", `${page}{"heading": title}`, [["Start", "drafts.page title"]]],
    ["the result itself", `${page}.title`, [["Start", "drafts.page title"]]],
    ["a field through a reference", `${page}{"by": author->name}`, [["Ann", "ann name"]]],
    [
      "the first of coalesce that is there",
      `${page}{"by": coalesce(none, author->nick, title)}`,
      [["Start", "drafts.page title"]],
    ],
    [
      "the branch select takes",
      `${page}{"x": select(none => none, title == "Start" => author->name)}`,
      [["Ann", "ann name"]],
    ],
    [
      "a conditional projection",
      `${page}{_type == "page" => {title}, none => {"title": "no"}}`,
      [["Start", "drafts.page title"]],
    ],
    ["list items without key, by place", `${page}{"x": tags[1..1]}`, [["two", "drafts.page tags/1"]]],
    [
      "list items by key, at any depth",
      `${page}{"x": body[].children[].text}`,
      [
        ["first", "drafts.page body/#b1/children/#s1/text"],
        ["second", "drafts.page body/#b2/children/#s2/text"],
      ],
    ],
    [
      "a filtered list",
      `${page}{"x": body[_key == "b1"]{"t": children[0].text}}`,
      [["first", "drafts.page body/#b1/children/#s1/text"]],
    ],
    ["names with quotes", `${page}{"it's": @["it's"]}`, [["quoted", "drafts.page it's"]]],
    [
      "through order, slice and score",
      `*[_type == "person"]|score(name match "ann")|order(name)[0..2]{name}`,
      [["Ann", "ann name"]],
    ],
    [
      "nothing that was computed",
      `${page}{"x": title + "!", "n": count(body), "u": upper(title), "l": "literal"}`,
      [],
    ],
    ["nothing that is absent", `${page}{none, "nick": author->nick}`, []],
  ])("%s", (_what, query, expected) => {
    expect(sources(query)).toEqual(expected);
  });

  it("a field set after a splat hides the source of the splat", () => {
    const found = sources(`${page}{..., "title": "fixed"}`);
    expect(found.filter(([value]) => value === "fixed")).toEqual([]);
    expect(found).toContainEqual(["second", "drafts.page body/#b2/children/#s2/text"]);
  });

  it("documents are named by the version that was read", () => {
    const {map} = ask(source, `${page}{title, "by": author->name}`, ["drafts"]);
    expect(map.documents).toEqual([
      {_id: "drafts.page", _type: "page"},
      {_id: "ann", _type: "person"},
    ]);
  });
});
