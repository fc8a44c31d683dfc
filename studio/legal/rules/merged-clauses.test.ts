import {expect, test} from "vitest";
import {readWords} from "../data/texts.ts";
import {readClauses} from "./merged-clauses.ts";

const words = (anchor: string, title: string) => ({
  _key: anchor,
  anchor,
  title,
  body: [{_type: "block", children: [{_type: "span", text: `${title}.`}]}],
});
const base = readWords({clauses: [words("price", "Price"), words("withdrawal", "Trial")]});

test("a scope of its own is read inside its base", () => {
  const overlay = readWords({
    overrides: [
      {...words("withdrawal", "Withdrawal"), mode: "replace"},
      {...words("notice", "Notice"), mode: "add", after: "price"},
    ],
  });
  expect(readClauses(overlay, base).map(({title}) => title)).toEqual(["Price", "Notice", "Withdrawal"]);
});

test("half-typed words do not break the comparison", () => {
  const typing = readWords({overrides: [{_key: "a"}], clauses: null, title: null});
  expect(readClauses(typing, base).map(({title}) => title)).toEqual(["Price", "Trial"]);
  expect(readClauses(readWords({clauses: [{_key: "a"}]}), null)).toEqual([
    expect.objectContaining({anchor: "", title: ""}),
  ]);
  expect(readWords(undefined).clauses).toEqual([]);
});
