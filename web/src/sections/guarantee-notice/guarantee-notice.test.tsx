import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {EXAMPLES} from "../testing/examples";
import {render} from "../testing/render";

const {notice} = EXAMPLES.guaranteeNotice;

it("shows the official file untouched, with its words", () => {
  expect(render("guaranteeNotice")).toContain(
    '<img src="https://cdn.example/notice.png" alt="Official notice"',
  );
});

it("names the notice and links to the terms while there is no file", () => {
  const markup = render("guaranteeNotice", {notice: notice && {...notice, file: null}});
  expect(markup).not.toContain("<img");
  expect(visibleText(markup)).toContain("Official notice");
  expect(markup).toContain('href="/de/en/warranty"');
});

it("is not there in a region without one", () => {
  expect(render("guaranteeNotice", {notice: null})).toBe("");
});
