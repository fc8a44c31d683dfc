import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {CONTEXT} from "../testing/render";
import {Action, Actions} from "./actions";

const action = {label: "Go", path: null, href: null, style: "primary"} as const;
const linkTo = (where: {path?: string; href?: string}) =>
  renderToStaticMarkup(<Action action={{...action, ...where}} context={CONTEXT} />);

it("keeps a path within the region and language", () => {
  expect(linkTo({path: "/store"})).toContain('href="/de/en/store"');
});

it("keeps a place on the page on the page", () => {
  expect(linkTo({path: "#plans"})).toContain('href="#plans"');
});

it("says that another site is another site", () => {
  expect(linkTo({href: "https://example.com"})).toContain("external site");
  expect(linkTo({href: "mailto:a@example.com"})).not.toContain("external site");
});

it("is nothing without an action", () => {
  expect(renderToStaticMarkup(<Action action={null} context={CONTEXT} />)).toBe("");
  expect(renderToStaticMarkup(<Actions actions={[]} context={CONTEXT} />)).toBe("");
  expect(renderToStaticMarkup(<Actions actions={null} context={CONTEXT} />)).toBe("");
});

it.each(["javascript:alert(1)", "data:text/html,x", "//other.example", "java\nscript:alert(1)"])(
  "is nothing when it leads to %j",
  (href) => {
    expect(linkTo({href})).toBe("");
  },
);
