import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {CONTEXT} from "../testing/render";
import {Action, Actions} from "./actions";

const action = {label: "Go", path: null, href: null, style: "primary"} as const;
const linkTo = (where: {path?: string; href?: string}) =>
  renderToStaticMarkup(<Action action={{...action, ...where}} context={CONTEXT} />);

it("links a path within the current region and language", () => {
  expect(linkTo({path: "/store"})).toContain('href="/de/en/store"');
});

it("links an anchor on the same page", () => {
  expect(linkTo({path: "#plans"})).toContain('href="#plans"');
});

it("marks a link to another site as external", () => {
  expect(linkTo({href: "https://example.com"})).toContain("external site");
  expect(linkTo({href: "mailto:a@example.com"})).not.toContain("external site");
});

it("is nothing without an action", () => {
  expect(renderToStaticMarkup(<Action action={null} context={CONTEXT} />)).toBe("");
  expect(renderToStaticMarkup(<Actions actions={[]} context={CONTEXT} />)).toBe("");
  expect(renderToStaticMarkup(<Actions actions={null} context={CONTEXT} />)).toBe("");
});

it.each(["javascript:alert(1)", "data:text/html,x", "//other.example", "java\nscript:alert(1)"])(
  "renders nothing for a link to %j",
  (href) => {
    expect(linkTo({href})).toBe("");
  },
);
