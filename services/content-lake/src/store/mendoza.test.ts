import {applyPatch, incremental, type RawPatch} from "mendoza";
import {describe, expect, inject, it} from "vitest";
import {effectsOf, encodePatch} from "./mendoza.ts";

/** A small deterministic generator, so that a failing pair can be found again by its seed. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const FIRST = inject("seed");
const PAIRS = inject("isDeep") ? 3000 : 300;

const KEYS = ["_type", "title", "a", "B", "_key", "slug", "ü", "zz", "10", "2", "constructor"];

function randomValue(random: (below: number) => number, depth: number): unknown {
  const kind = random(depth > 0 ? 7 : 5);
  if (kind === 0) return null;
  if (kind === 1) return random(2) === 0;
  if (kind === 2) return random(5);
  if (kind < 4) return `text ${random(4)}`;
  if (kind === 4) return randomText(random);
  if (kind === 5) return Array.from({length: random(4)}, () => randomValue(random, depth - 1));
  return randomObject(random, depth - 1);
}

const SIGNS = ["a", "ß", "…", "🏃", "🏔", "한"];

/** Long enough to be put together from parts, with signs of one to four bytes at every seam. */
function randomText(random: (below: number) => number): string {
  const sign = () => SIGNS[random(SIGNS.length)];
  return `${sign()}${"runner 🏃 in the hills ".repeat(random(3))}${sign()}${"…and back again".repeat(random(3))}${sign()}`;
}

function randomObject(random: (below: number) => number, depth: number): Record<string, unknown> {
  const keys = KEYS.filter(() => random(2) === 0).sort(() => random(3) - 1);
  return Object.fromEntries(keys.map((key) => [key, randomValue(random, depth)]));
}

function blocks(count: number, prefix = "b") {
  return Array.from({length: count}, (_, at) => ({
    _key: `${prefix}${at}`,
    _type: "block",
    text: `Paragraph ${at} of a text that is a little longer than its title`,
  }));
}

describe("patches applied by the client's own library", () => {
  it("turn any document into any other and back", () => {
    for (let seed = FIRST; seed < FIRST + PAIRS; seed++) {
      const random = createRandom(seed);
      const before = {...randomObject(random, 3), _id: "x", _rev: "one"};
      const after = {...randomObject(random, 3), _id: "x", _rev: "two"};
      const {apply, revert} = effectsOf(before, after);
      const {_rev: _one, ...from} = before;
      const {_rev: _two, ...to} = after;
      expect(applyPatch(from, apply as RawPatch), `seed ${seed}`).toEqual(to);
      expect(applyPatch(to, revert as RawPatch), `seed ${seed}`).toEqual(from);
    }
  });

  it("patches work with the library that tracks who wrote what", () => {
    for (let seed = FIRST; seed < FIRST + PAIRS / 3; seed++) {
      const random = createRandom(seed);
      const [first, second] = [randomObject(random, 3), randomObject(random, 3)];
      const tracked = incremental.wrap<string>(first, "first");
      const patched = incremental.applyPatch(tracked, encodePatch(first, second) as RawPatch, "second");
      expect(incremental.unwrap(patched), `seed ${seed}`).toEqual(second);
    }
  });

  it.each([
    [
      "a letter in a long text",
      {text: `${"so far ".repeat(30)}good`},
      {text: `${"so far ".repeat(30)}so good`},
    ],
    [
      "a letter in one block of many",
      {body: blocks(50)},
      {body: blocks(50).map((block, at) => (at === 7 ? {...block, text: `${block.text}!`} : block))},
    ],
    ["a block that moved", {body: blocks(50)}, {body: [...blocks(50).slice(1), ...blocks(1)]}],
    ["a block that was put in", {body: blocks(50)}, {body: [...blocks(1, "new"), ...blocks(50)]}],
    ["a block that was taken out", {body: blocks(50)}, {body: blocks(50).toSpliced(20, 3)}],
  ])("patches stay small for %s", (_case, before: object, after: object) => {
    const {apply, revert} = effectsOf(before, after);
    expect(applyPatch(before, apply as RawPatch)).toEqual(after);
    expect(applyPatch(after, revert as RawPatch)).toEqual(before);
    expect(JSON.stringify(apply).length).toBeLessThan(JSON.stringify(before).length / 3);
  });

  it("create and delete a document", () => {
    const document = {_id: "x", _type: "page", _rev: "one"};
    const {apply, revert} = effectsOf(null, document);
    expect(apply).toEqual([0, {_id: "x", _type: "page"}]);
    expect(revert).toEqual([0, null]);
  });

  it("name only the field that changed, so that its author is not blamed for the rest", () => {
    const before = {title: "A", seo: {title: "B", description: "C"}};
    const after = {title: "A", seo: {title: "D", description: "C"}};
    expect(encodePatch(before, after)).toEqual([10, 0, 17, "D", "title", 15]);
  });
});
