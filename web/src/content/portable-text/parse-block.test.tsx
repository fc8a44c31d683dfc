import type {PortableTextBlock} from "@portabletext/react";
import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {parseBlock} from "./parse-block";
import {RichText} from "./rich-text";

const INHERITED = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];
const span = (text: string, marks: unknown[] = []) => ({_type: "span", _key: "s", text, marks});
const block = (extra: object, ...children: unknown[]) => ({
  _type: "block",
  _key: "b",
  style: "normal",
  markDefs: [],
  children: children.length > 0 ? children : [span("words")],
  ...extra,
});
const isBlock = (value: object): value is PortableTextBlock => "children" in value;
function render(value: Readonly<Record<string, unknown>>) {
  const parsed = parseBlock(value);
  if (!isBlock(parsed)) throw new Error("It is no block any more");
  return renderToStaticMarkup(<RichText value={[parsed]} context={{href: (path) => path}} />);
}
const WORDS = '<div class="prose"><p>words</p></div>';

it("what is known is handed back untouched", () => {
  const markDefs = [{_key: "m", _type: "link", href: "https://example.com"}];
  const known = block(
    {markDefs, listItem: "number", level: 3},
    span("a", ["strong", "m"]),
    span("b", ["em"]),
  );
  expect(parseBlock(known)).toBe(known);
  expect(parseBlock({_type: "art", level: 5000})).toEqual({_type: "art", level: 5000});
});

it.each(INHERITED)("of a mark called %s the words stay", (name) => {
  expect(render(block({}, span("words", [name])))).toBe(WORDS);
  const byKey = block({markDefs: [{_key: name, _type: "link", href: "https://a.b"}]}, span("words", [name]));
  expect(render(byKey)).toBe(WORDS);
  expect(render(block({markDefs: [{_key: "m", _type: name}]}, span("words", ["m"])))).toBe(WORDS);
});

it.each(INHERITED)("a style, a list and a child called %s are none", (name) => {
  expect(render(block({style: name}))).toBe(WORDS);
  expect(render(block({listItem: name, level: 1}))).toContain("<li>words</li>");
  expect(render(block({}, span("words"), {_type: name, _key: "c"}))).toBe(WORDS);
});

it.each([
  [1000, 6],
  [1e9, 6],
  [0, 1],
  [-3, 1],
  [2.5, 2],
  [Number.NaN, 1],
  [4, 4],
])("a list of level %s is drawn at level %s", (level, drawn) => {
  const html = render(block({listItem: "bullet", level}));
  expect(html.match(/<ul>/g)).toHaveLength(drawn);
});

it.each([[null], ["strong"], [[null, 5, {}]]])("marks that are no list of names are none: %j", (marks) => {
  const [child] = [parseBlock(block({}, {...span("words"), marks}))].map(({children}) => children);
  expect(JSON.stringify(child)).toContain('"words"');
});
