import type {FormPatch} from "sanity";
import {describe, expect, test} from "vitest";
import {copyPatch, itemAt, sourceAt} from "./source-at.ts";

const block = {_type: "block", _key: "b1", children: [{_key: "s", text: "Watts hold."}]};
const first = {_key: "one", _type: "hero", heading: "Up"};
const second = {_key: "two", _type: "chapter", heading: "Same hill", body: [block]};
const source = {title: "Hill", sections: [first, second]};

describe("the source value at the cursor", () => {
  test("a field, or the whole paragraph the cursor is in", () => {
    expect(sourceAt(source, ["sections", {_key: "two"}, "heading"])?.value).toBe("Same hill");
    const inText = ["sections", {_key: "two"}, "body", {_key: "b1"}, "children", {_key: "s"}, "text"];
    expect(sourceAt(source, inText)).toEqual({path: inText.slice(0, 4), value: block});
  });

  test("the nearest thing around it when the source does not go that far", () => {
    expect(sourceAt(source, ["sections", {_key: "two"}, "action", "label"])?.value).toBe(second);
    expect(sourceAt(source, ["pure"])).toBeNull();
    expect(itemAt(source, ["sections", {_key: "new"}, "heading"])).toBeNull();
    expect(itemAt(source, ["sections", {_key: "two"}, "heading"])?.value).toBe(second);
  });
});

describe("copying from the source", () => {
  const copy = (translation: unknown, path: Parameters<typeof sourceAt>[1]) => {
    const value = sourceAt(source, path);
    if (!value) throw new Error("nothing to copy");
    return copyPatch(translation, source, value).patches as FormPatch[];
  };

  test("replaces the value at the same place", () => {
    const [patch] = copy(source, ["sections", {_key: "two"}]);
    expect(patch).toMatchObject({type: "set", path: ["sections", {_key: "two"}], value: second});
  });

  test("puts a section that is missing behind the one it follows in the source", () => {
    const [, patch] = copy({sections: [first]}, ["sections", {_key: "two"}]);
    expect(patch).toMatchObject({
      type: "insert",
      position: "after",
      path: ["sections", {_key: "one"}],
      items: [second],
    });
  });

  test("the first one goes to the top, also of an empty list", () => {
    const patches = copy({}, ["sections", {_key: "one"}]);
    expect(patches).toMatchObject([
      {type: "setIfMissing"},
      {type: "insert", position: "before", path: ["sections", 0]},
    ]);
  });
});
