import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {RichText} from "./rich-text";

const context = {href: (path: string) => `/de/en${path}`};
const block = (style: string, spans: object[], extra: object = {}) => ({
  _type: "block",
  _key: style,
  style,
  children: spans.map((span, index) => ({_type: "span", _key: String(index), marks: [], ...span})),
  markDefs: [],
  ...extra,
});
const render = (...value: ReturnType<typeof block>[]) =>
  renderToStaticMarkup(<RichText value={value} context={context} />);
const linked = (markDef: object) =>
  render(block("normal", [{text: "there", marks: ["m"]}], {markDefs: [{_key: "m", ...markDef}]}));

it("writes paragraphs, headings and lists as what they are", () => {
  expect(render(block("h3", [{text: "A"}]), block("normal", [{text: "B"}]))).toContain("<h3>A</h3><p>B</p>");
  expect(render(block("normal", [{text: "one"}], {listItem: "number", level: 1}))).toContain(
    "<ol><li>one</li></ol>",
  );
});

it("escapes what editors type", () => {
  expect(render(block("normal", [{text: "<b>&"}]))).toContain("&lt;b&gt;&amp;");
});

it.each([
  [{_type: "internalLink", path: "/compatibility"}, 'href="/de/en/compatibility"'],
  [{_type: "internalLink", path: "#plans"}, 'href="#plans"'],
  [{_type: "link", href: "https://example.com/a"}, 'href="https://example.com/a"'],
  [{_type: "clauseRef", document: "returns", anchor: "trial"}, 'href="/de/en/returns#trial"'],
  [{_type: "definedTerm", anchor: "seller"}, 'href="#seller"'],
])("links keep their target: %o", (markDef, address) => {
  expect(linked(markDef)).toContain(address);
});

it.each([
  {_type: "link", href: "javascript:alert(1)"},
  {_type: "link", href: "data:text/html,x"},
  {_type: "link", href: "//other.example"},
  {_type: "link"},
  {_type: "internalLink", path: "//other.example"},
  {_type: "internalLink"},
  {_type: "hologram"},
])("a link without a valid target is reduced to its text: %o", (markDef) => {
  expect(linked(markDef)).toBe('<div class="prose"><p>there</p></div>');
});
