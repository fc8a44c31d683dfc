import {expect, test} from "vitest";
import {tokenRanges} from "./token-ranges.ts";

test("tokens are found in their spans, known and misspelt ones", () => {
  const blocks = [
    {_key: "a", children: [{_key: "s", text: "From {price:pod} or {prise:pod}"}]},
    {
      _key: "b",
      children: [
        {_key: "t", text: "none"},
        {_key: "u", text: "{product}"},
      ],
    },
    {_key: "picture", _type: "image"},
  ];
  expect(tokenRanges(blocks)).toEqual([
    {block: "a", span: "s", from: 5, to: 16, isKnown: true},
    {block: "a", span: "s", from: 20, to: 31, isKnown: false},
    {block: "b", span: "u", from: 0, to: 9, isKnown: true},
  ]);
});
