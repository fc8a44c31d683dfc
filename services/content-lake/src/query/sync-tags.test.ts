import {describe, expect, inject, it} from "vitest";
import type {LakeDocument, Perspective} from "../types.ts";
import {createQueryEngine} from "./engine.ts";
import {CORPUS, PARAMS} from "./test/corpus.ts";
import {createDocument, createMemorySource} from "./test/memory-source.ts";
import {createDice, createRandomDataset, createRandomDocument, type Dice} from "./test/random-dataset.ts";

const options = {
  projectId: "gradus",
  dataset: "production",
  now: () => new Date("2026-11-21T12:00:00Z"),
  clock: () => 0,
};
const PERSPECTIVES: Perspective[] = ["raw", "published", ["drafts"], ["rOne", "drafts"]];

/** The rounds of one take as long as all other tests of queries. */
const DATASETS = inject("isDeep") ? [0, 1, 2, 3] : [0];

function createAsk(documents: readonly LakeDocument[]) {
  const source = createMemorySource(documents);
  const engine = createQueryEngine(source, options);
  const ask = (query: string, perspective: Perspective = "raw") =>
    engine.query({query, params: PARAMS, perspective, identity: null, sourceMap: false, canRead: null});
  return {source, engine, ask};
}

function randomCommit(dice: Dice): Record<string, LakeDocument | null> {
  const prefix = dice.pick(["", "drafts.", "versions.rOne."]);
  const id = `${prefix}doc-${dice.below(28)}`;
  return {[id]: dice.chance(0.35) ? null : createRandomDocument(id, dice)};
}

describe("a change that alters an answer shares a tag with it", () => {
  it.each(DATASETS)("holds for all queries and random writes, on dataset %i", (index) => {
    const dice = createDice(inject("seed") + index);
    const {source, engine, ask} = createAsk(createRandomDataset(dice));
    for (let round = 0; round < 15; round++) {
      const queries = CORPUS.flatMap((query) => PERSPECTIVES.map((perspective) => ({query, perspective})));
      const before = queries.map(({query, perspective}) => ask(query, perspective));
      const tags = new Set(source.commit(randomCommit(dice)).flatMap((change) => engine.tagsOf(change)));
      for (const [index, {query, perspective}] of queries.entries()) {
        const {result, syncTags = []} = before[index] ?? {};
        if (JSON.stringify(ask(query, perspective).result) === JSON.stringify(result)) continue;
        expect(
          syncTags.some((tag) => tags.has(tag)),
          `${query} in ${String(perspective)}`,
        ).toBe(true);
      }
    }
  });
});

describe("a change elsewhere leaves an answer alone", () => {
  const post = createDocument({
    _id: "post",
    _type: "post",
    slug: {current: "a"},
    author: {_ref: "ann"},
    gone: {_ref: "x"},
  });
  const ann = createDocument({_id: "ann", _type: "person", name: "Ann"});
  const {engine, ask} = createAsk([post, ann]);
  const changeOf = (document: LakeDocument) =>
    engine.tagsOf({id: document._id, before: document, after: null});

  it.each([
    ["of another type", "*[_type == 'post']{_id}", ann, false],
    ["of a type that was dereferenced", "*[_type == 'post']{'by': author->name}", ann, true],
    ["of the same type", "*[_type == $type && slug.current == 'a']", post, true],
    ["of one of several types", "*[_type in ['post', 'tag']]", ann, false],
    ["of another document, asked by id", "*[_id == 'ann'][0]", post, false],
    ["of the document asked by id", "*[_id == 'ann'][0]", ann, true],
    [
      "of a type that only one of two conditions names",
      "*[_type in ['person', 'post'] && _type == 'post']",
      ann,
      false,
    ],
    ["of any document, when no type was named", "*[references('x')]", ann, true],
    ["of any document, when one branch names no type", "*[_type == 'post' || live]", ann, true],
  ])("%s: %s", (_what, query, changed, affects) => {
    const tags = changeOf(changed);
    expect(ask(query).syncTags.some((tag) => tags.includes(tag))).toBe(affects);
  });

  it("a document that is missing is waited for by its id", () => {
    const created = createDocument({_id: "x", _type: "unheardOf"});
    const tags = engine.tagsOf({id: "x", before: null, after: created});
    expect(ask("*[_id == 'post'][0].gone->name").syncTags.some((tag) => tags.includes(tag))).toBe(true);
  });

  it("every change carries the catch-all, and tags are short plain words", () => {
    const odd = createDocument({_id: "odd", _type: `type with spaces ${"x".repeat(300)}`});
    const tags = changeOf(odd);
    expect(tags[0]).toBe("s1:all");
    for (const tag of tags) expect(tag).toMatch(/^s1:[\w.-]{1,130}$/);
  });
});
