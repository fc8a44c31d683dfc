import {describe, expect, it} from "vitest";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {resolveUnit} from "./resolve-unit";

const resolve = (unit: unknown, required: string[] = []) => resolveUnit(unit, required, EXAMPLE_CONTEXT);
const MISSING = "Now {claim:gone}";
const block = (...texts: string[]) => ({
  _type: "block",
  children: texts.map((text) => ({_type: "span", text})),
});

describe("a missing value takes away the smallest unit around it", () => {
  it("an optional field becomes null", () => {
    expect(resolve({heading: "A", text: MISSING}, ["heading"])).toEqual({heading: "A", text: null});
  });

  it("a required field takes its section", () => {
    expect(resolve({heading: MISSING, text: "B"}, ["heading"])).toBeNull();
  });

  it("a list item goes, its neighbours stay", () => {
    const items = [{text: "A"}, {text: MISSING}, {text: "C"}];
    expect(resolve({items}, ["items", "items.text"])).toEqual({items: [{text: "A"}, {text: "C"}]});
  });

  it("an optional field inside a list item leaves the item", () => {
    expect(resolve({items: [{text: "A", line: MISSING}]}, ["items.text"])).toEqual({
      items: [{text: "A", line: null}],
    });
  });

  it("a list of plain texts loses only that text", () => {
    expect(resolve({benefits: ["A", MISSING]})).toEqual({benefits: ["A"]});
  });

  it("a required list that lost everything takes its section", () => {
    expect(resolve({items: [{text: MISSING}]}, ["items", "items.text"])).toBeNull();
  });

  it.each([{heading: ""}, {heading: null}, {}, {heading: []}])(
    "a required field that never was there counts too: %o",
    (draft) => {
      expect(resolve({text: "B", ...draft}, ["heading"])).toBeNull();
    },
  );

  it("a row whose columns line up by position stays whole or goes", () => {
    const rows = [
      {label: "A", values: ["yes", MISSING]},
      {label: "B", values: ["no", "yes"]},
    ];
    const required = ["rows.label", "rows.values", "rows.values.*"];
    expect(resolve({rows}, required)).toEqual({rows: [rows[1]]});
  });

  it("a paragraph goes as a whole, the others stay", () => {
    const body = [block("Keep."), block("See ", MISSING, " there."), block("Also keep.")];
    expect(resolve({body}, ["body"])).toEqual({body: [body[0], body[2]]});
  });

  it("text without any paragraph left counts as missing", () => {
    expect(resolve({body: [block(MISSING)]}, ["body"])).toBeNull();
    expect(resolve({heading: "A", body: [block(MISSING)]})).toEqual({heading: "A", body: null});
  });
});

it("knows across the spans of a paragraph where a sentence begins", () => {
  const body = [block("Buy it. ", "{policy:trial}"), block("With a ", "{policy:trial}")];
  expect(resolve(body)).toEqual([
    block("Buy it. ", "The 30-day risk-free trial"),
    block("With a ", "30-day risk-free trial"),
  ]);
});

it("leaves numbers, switches and absent fields as they are", () => {
  const unit = {months: 12, hidden: false, text: null, list: []};
  expect(resolve(unit)).toEqual(unit);
});
