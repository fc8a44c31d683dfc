import {expect, it} from "vitest";
import {type ChangedDocument, documentTags, tagsOfChange} from "./cache-tags";

const home = (fields: Partial<ChangedDocument> = {}): ChangedDocument => ({
  _id: "home-de",
  _type: "homePage",
  slug: "home",
  locale: "de",
  kind: null,
  region: null,
  addressKey: ["home", "de", "all", [], false],
  ...fields,
});

it("new words of a page touch that document alone", () => {
  expect(tagsOfChange({before: home(), after: home()})).toEqual(["doc:home-de"]);
});

it.each([
  ["published for the first time", null, home()],
  ["deleted", home(), null],
  ["moved to another region", home(), home({addressKey: ["home", "de", "only", ["ch"], false]})],
])("a page that is %s also touches its address and the lists of addresses", (_case, before, after) => {
  expect(tagsOfChange({before, after})).toEqual(
    expect.arrayContaining(["doc:home-de", "address:homePage:home", "addresses", "type:homePage"]),
  );
});

it("a page that changes its slug touches both addresses", () => {
  const after = home({slug: "start", addressKey: ["start", "de", "all", [], false]});
  expect(tagsOfChange({before: home(), after})).toEqual(
    expect.arrayContaining(["address:homePage:home", "address:homePage:start"]),
  );
});

it.each([
  ["claim", {}, "values"],
  ["datedNote", {}, "values"],
  ["siteSettings", {locale: "fr"}, "settings:fr"],
  ["regionSettings", {region: "ch"}, "region:ch"],
  ["legalVersion", {kind: "terms"}, "legal:terms"],
  ["redirect", {}, "redirects"],
  ["storageEntry", {}, "type:storageEntry"],
])("a %s touches everything that reads it", (_type, fields, tag) => {
  const document = home({_id: "x", _type, slug: null, addressKey: null, ...fields});
  expect(tagsOfChange({before: document, after: document})).toContain(tag);
});

it("finds every document a result was made from, however deep", () => {
  const result = {_id: "page", sections: [{_key: "a", group: {_id: "faq", items: [{_id: "deep"}]}}, null]};
  expect(documentTags(result)).toEqual(["doc:page", "doc:faq", "doc:deep"]);
});
