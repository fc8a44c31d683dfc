import {describe, expect, test} from "vitest";
import {createDocumentCheck} from "../check-document.ts";
import {hrefProblem} from "./href-problem.ts";

const GOOD = [
  "https://site.example",
  "HTTPS://site.example/a?b=c#d",
  "mailto:help@site.example",
  "mailto:a@b.example?subject=x",
];
const BAD = [
  "data:text/html,x",
  "DATA:text/html;base64,eA==",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "//site.example",
  "/\\site.example",
  "\\\\site.example",
  "https:site.example",
  "https:///site.example",
  "https://",
  "https://site.example@elsewhere.example",
  " https://site.example",
  "https://site.example /a",
  "http://site.example",
  "mailto:",
  "store",
];

test.each(GOOD)("%s is accepted as a link target", (href) =>
  expect(hrefProblem(href, ["https", "mailto"])).toBeNull(),
);
test.each(BAD)("%j is refused", (href) => {
  expect(hrefProblem(href, ["https", "mailto"])).toBe("Use an address that begins with https:// or mailto:.");
});

const STAMPS = {_id: "a", _createdAt: "", _updatedAt: "", _rev: ""};
const linked = (markDef: object) => [
  {
    _type: "block",
    _key: "b",
    style: "normal",
    children: [{_type: "span", _key: "s", text: "here", marks: ["m"]}],
    markDefs: [{_key: "m", ...markDef}],
  },
];
const section = (fields: object) => ({...STAMPS, _type: "landingPage", sections: [{_key: "s", ...fields}]});
/** Every place a link can be written to. */
const PLACES: Readonly<Record<string, (href: string) => {_type: string; [field: string]: unknown}>> = {
  "a link in a page's text": (href) => section({_type: "richText", body: linked({_type: "link", href})}),
  "a link to a page in a text": (path) =>
    section({_type: "richText", body: linked({_type: "internalLink", path})}),
  "a button": (href) => section({_type: "callToAction", actions: [{_type: "action", _key: "k", href}]}),
  "the path of a button": (path) =>
    section({_type: "callToAction", actions: [{_type: "action", _key: "k", path}]}),
  "the navigation": (href) => ({
    ...STAMPS,
    _type: "siteSettings",
    navigation: [{_type: "navItem", _key: "k", key: "k", href}],
  }),
  "an announcement": (path) => ({...STAMPS, _type: "announcement", action: {_type: "localizedAction", path}}),
  "the proof of a claim": (link) => ({...STAMPS, _type: "claim", source: {link}}),
  "a store of apps": (href) => ({
    ...STAMPS,
    _type: "downloadPage",
    stores: [{_type: "appStore", _key: "k", code: "ios", href}],
  }),
  "a redirect": (to) => ({...STAMPS, _type: "redirect", from: "/old", to}),
  "a clause": (href) => ({
    ...STAMPS,
    _type: "legalText",
    clauses: [{_type: "clause", _key: "c", body: linked({_type: "link", href})}],
  }),
};

describe.each(Object.entries(PLACES))("%s", (_place, make) => {
  const check = createDocumentCheck({has: () => true, query: async () => []});

  test.each(["data:text/html,x", "//site.example", "javascript:alert(1)", "https:site.example"])(
    "rejects a link to %s",
    async (href) => {
      const problems = await check({...STAMPS, ...make(href)});
      const own = problems.filter(({path}) => /(?:href|path|to|link)$/.test(path));
      expect(own.map(({level}) => level)).toContain("error");
    },
  );
});
