import {expect, test, vi} from "vitest";
import {checkDeadLink, deadLinkProblem, sectionLinkProblem} from "./dead-link.ts";

const pages = [
  {type: "landingPage", slug: "race-by-power", isPublished: true},
  {type: "landingPage", slug: "autumn", isPublished: false},
  {type: "productPage", slug: "pod", isPublished: true},
];

test.each([
  "/landing/race-by-power",
  "/landing/race-by-power?from=mail#plans",
  "/store/pod",
  "/store",
  "#plans",
])("%s is not reported as a dead link", (path) => expect(deadLinkProblem(path, pages)).toBeNull());

test.each([
  [
    "/landing/spring",
    "missing",
    "The landing page /landing/spring does not exist. Pick another page or create it.",
  ],
  ["/store/treadmill", "missing", "The product page /store/treadmill does not exist."],
  ["/landing/pod", "missing", "The landing page /landing/pod does not exist."],
  ["/landing/autumn", "unpublished", "The landing page /landing/autumn is not published yet."],
])("%s is %s", (path, kind, words) => {
  expect(deadLinkProblem(path, pages)).toEqual({kind, message: expect.stringContaining(words)});
});

test("the dataset is queried once for all links of a document, and not for pages that always exist", async () => {
  const fetch = vi.fn(async () => pages);
  const client = {fetch, withConfig: () => client};
  const context = {getClient: () => client};
  expect(checkDeadLink("/store", context, "missing")).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  expect(await checkDeadLink("/landing/spring", context, "missing")).toContain("does not exist");
  expect(await checkDeadLink("/landing/autumn", context, "missing")).toBe(true);
  expect(await checkDeadLink("/landing/autumn", context, "unpublished")).toContain("not published yet");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a link to a place needs that place on its page", () => {
  const page = {sections: [{anchor: "plans"}, {heading: "No anchor"}]};
  expect(sectionLinkProblem("#plans", page)).toBeNull();
  expect(sectionLinkProblem("#plan", page)).toBe(
    "No section of this page has the anchor #plan. This page has: #plans.",
  );
  expect(sectionLinkProblem("#anything", {title: "A shared hero has no sections"})).toBeNull();
});
