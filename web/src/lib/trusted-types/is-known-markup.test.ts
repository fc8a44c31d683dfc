import {describe, expect, it} from "vitest";
import {isKnownMarkup} from "./is-known-markup";

describe("a string may become markup when it is", () => {
  it.each([
    ["the script React starts from", "<script></script>"],
    ["data", '{"@type":"Person","name":"</b> & more"}'],
    ["a drawing", `<g fill='none'><path d="M0 0L1 1"/><text x='2'>250 W &amp; more</text></g>`],
    ["nothing", ""],
  ])("%s", (_what, markup) => {
    expect(isKnownMarkup(markup)).toBe(true);
  });
});

describe("and refused when it is", () => {
  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<path d="M0 0" onload="alert(1)"/>',
    "<path/onload=alert(1)>",
    "<path d=\"M0 0\"\nonclick='alert(1)'/>",
    '<a href="javascript:alert(1)">x</a>',
    '<g href="javascript:alert(1)"/>',
    "<foreignObject><p>x</p></foreignObject>",
    '<path d="M0 0"><style>*{}</style>',
    "<path",
    "<!-- --><script>alert(1)</script>",
    "<svg><animate attributeName='href' to='javascript:alert(1)'/></svg>",
  ])("%s", (markup) => {
    expect(isKnownMarkup(markup)).toBe(false);
  });
});
