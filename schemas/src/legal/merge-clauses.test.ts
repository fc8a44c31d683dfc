import {expect, it} from "vitest";
import {mergeClauses} from "./merge-clauses.ts";

const clause = (anchor: string) => ({_key: anchor, anchor, title: anchor});
const base = ["scope", "orders", "withdrawal", "law"].map(clause);
const anchors = (overrides: Parameters<typeof mergeClauses>[1]) =>
  mergeClauses(base, overrides).map(({anchor, title}) => (anchor === title ? anchor : `${anchor}: ${title}`));

it.each([
  [
    "replaces in place",
    {mode: "replace", anchor: "withdrawal", title: "Widerruf"},
    "scope,orders,withdrawal: Widerruf,law",
  ],
  [
    "adds after a clause",
    {mode: "add", anchor: "cancel", after: "orders", title: "cancel"},
    "scope,orders,cancel,withdrawal,law",
  ],
  [
    "adds at the end when the clause before is gone",
    {mode: "add", anchor: "new", after: "gone", title: "new"},
    "scope,orders,withdrawal,law,new",
  ],
  ["removes", {mode: "remove", anchor: "orders"}, "scope,withdrawal,law"],
  [
    "leaves the text alone when its clause is gone",
    {mode: "replace", anchor: "gone", title: "x"},
    "scope,orders,withdrawal,law",
  ],
])("%s", (_case, override, expected) => {
  expect(anchors([{_key: "o", ...override}]).join()).toBe(expected);
});
