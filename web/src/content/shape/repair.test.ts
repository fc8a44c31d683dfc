import {expect, it} from "vitest";
import {defaultRegionSettings} from "../settings/default-region-settings";
import {repair} from "./repair";

const hero = {
  _key: "a",
  _type: "hero",
  anchor: null,
  field: "track",
  heading: "Run",
  text: null,
  actions: [],
  art: null,
};
const page = {
  _id: "landing-x-en",
  _type: "landingPage",
  updatedAt: "2026-11-16T09:00:00Z",
  shownLocale: "en",
  isFallback: false,
  translationGroup: "x",
  slug: "x",
  title: "X",
  pure: false,
  seo: {title: "X", description: "About X", noindex: false, socialArt: null},
  alternates: [],
  sections: [hero],
  field: "none",
  campaignFrom: null,
  campaignTo: null,
  bounds: [],
};

it("leaves content that matches its schema unchanged", () => {
  expect(repair("PageQueryResult", page)).toEqual(page);
});

it("knows absent from broken", () => {
  expect(repair("PageQueryResult", null)).toBeNull();
  expect(repair("PageQueryResult", {...page, title: null, sections: null})).toMatchObject({
    title: "",
    sections: [],
  });
});

it.each([
  ["a section that lacks what it cannot be without", {...hero, heading: null}],
  ["one of a type nobody knows", {...hero, _type: "hologram"}],
  ["what is no section", "hero"],
  ["nothing", null],
])("leaves out %s, and only that", (_case, broken) => {
  expect(repair("PageQueryResult", {...page, sections: [broken, hero]})?.sections).toEqual([hero]);
});

it("adds the keys that other tools omit, and replaces an unknown look with the plain one", () => {
  const {_key, ...keyless} = hero;
  const [mended] =
    repair("PageQueryResult", {...page, sections: [{...keyless, field: "pink"}]})?.sections ?? [];
  expect(mended).toMatchObject({_key: "at-0", field: "none", heading: "Run"});
});

it("keeps the valid parts of a document every page needs, and fills the rest with defaults", () => {
  const defaults = defaultRegionSettings("de");
  const published = {
    ...defaults,
    timeZone: 7,
    legal: {...defaults.legal, scope: null, noticeDays: 14},
    provider: "us",
  };
  const mended = repair("RegionSettingsQueryResult", published, defaults);
  expect(mended).toMatchObject({
    timeZone: "Europe/Berlin",
    provider: {legalName: defaults.provider.legalName},
  });
  expect(mended?.legal).toEqual({...defaults.legal, noticeDays: 14});
  expect(mended?.legal.scope).toBe("euConsumer");
});
