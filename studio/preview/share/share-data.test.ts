import {expect, test} from "vitest";
import {type Link, linkContent} from "./share-data.ts";

const link: Link = {
  id: "shareLink.1",
  region: "de",
  locale: "de",
  at: null,
  expires: "2026-12-01T00:00:00Z",
  revoked: false,
  createdBy: "local-editor",
  release: null,
  releaseTitle: null,
  titles: [{id: "drafts.home-de", title: "Start"}],
  count: 1,
};

test.each<[Partial<Link>, string]>([
  [{}, "Start"],
  [{count: 3}, "Start and 2 more"],
  [{titles: []}, "A deleted document"],
  [{release: "rSpring", releaseTitle: "Spring"}, "Release Spring"],
  [{release: "rSpring"}, "Release rSpring"],
])("%j reads %s", (changes, words) => {
  expect(linkContent({...link, ...changes})).toBe(words);
});
