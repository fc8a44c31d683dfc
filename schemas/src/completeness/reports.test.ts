import {expect, test} from "vitest";
import type {ContentDocument} from "./content-document.ts";
import {createContentSnapshot} from "./content-snapshot.ts";
import {page, pages} from "./example-documents.ts";
import {listLinks} from "./links.ts";
import {listOrphans} from "./orphans.ts";
import {listClaimUsage, listShopTokens, listUnusedPictures} from "./usage.ts";

const snapshot = (...documents: ContentDocument[]) =>
  createContentSnapshot(documents, new Date("2026-11-21T12:00:00Z"));
const linking = (...paths: string[]) => ({
  sections: [
    {_key: "s", _type: "callToAction", actions: paths.map((path, index) => ({_key: `a${index}`, path}))},
  ],
});

test("the link report finds a planted dead link, a hop and a page still to be built", async () => {
  const links = listLinks(
    await snapshot(
      page("store-en", {
        _type: "storePage",
        ...linking("/store", "/landing/gone", "/buy", "/powercenter/races/new", "#plans", "/products/pod"),
      }),
      ...pages("race", "en"),
      {_id: "redirect-buy", _type: "redirect", from: "/buy", to: "/store", permanent: true},
      {
        _id: "settings-en",
        _type: "siteSettings",
        locale: "en",
        navigation: [{_key: "n", href: "https://blog.example"}],
      },
    ),
  );
  expect(links.map(({target, state, redirectsTo}) => [target, state, redirectsTo])).toEqual([
    ["/store", "fine", null],
    ["/landing/gone", "dead", null],
    ["/buy", "hop", "/store"],
    ["/powercenter/races/new", "planned", null],
    ["#plans", "fine", null],
    ["/products/pod", "hop", "/store/pod"],
    ["https://blog.example", "external", null],
  ]);
});

test("a page that only links to itself is an orphan; the menu saves one", async () => {
  const lost = page("lost-en", linking("/landing/lost"));
  const orphans = async (...more: ContentDocument[]) => {
    const content = await snapshot(lost, ...more);
    return listOrphans(content, listLinks(content)).map(({path}) => path);
  };
  expect(await orphans()).toEqual(["/landing/lost"]);
  const menu = {
    _id: "settings-en",
    _type: "siteSettings",
    locale: "en",
    footer: [{_key: "f", path: "/landing/lost#top"}],
  };
  expect(await orphans(menu)).toEqual([]);
});

test("claims and prices name the places that print them", async () => {
  const content = await snapshot(
    {_id: "claim-faster", _type: "claim", key: {current: "faster"}},
    page("race-en", {
      title: "From {price:pod}",
      sections: [
        {
          _key: "s",
          _type: "claimProof",
          text: "{claim:faster}, {price:pod}",
          claims: [{_ref: "claim-faster"}],
        },
      ],
    }),
  );
  expect(listClaimUsage(content)[0]?.uses.map(({field}) => field)).toEqual([
    'sections[_key=="s"].text',
    null,
  ]);
  expect(listShopTokens(content).map(({source, uses}) => [source, uses.length])).toEqual([
    ["{price:pod}", 2],
  ]);
});

test("a picture that no page shows is unused; its own alternative text does not count as a use", async () => {
  const picture = (id: string) => ({_id: id, _type: "sanity.imageAsset"});
  const content = await snapshot(
    picture("image-a"),
    picture("image-b"),
    {_id: "alt-a", _type: "mediaAltText", image: {asset: {_ref: "image-a"}}},
    page("drafts.race-en", {portrait: {asset: {_ref: "image-b"}}}),
  );
  expect(listUnusedPictures(content).map(({_id}) => _id)).toEqual(["image-a"]);
});
