import {expect, it} from "vitest";
import {parseShareLink} from "./parse-share-link";

const LINK = {
  _id: "shareLink.a",
  _createdAt: "2026-11-20T12:00:00Z",
  expires: "2026-11-27T12:00:00.000Z",
  at: null,
  release: null,
  documents: ["home-en"],
  region: "us",
  locale: "en",
  revoked: false,
};

it("a link is read as it was made", () => {
  expect(parseShareLink({...LINK, at: "2027-01-01T12:00:00Z"})).toMatchObject({
    at: "2027-01-01T12:00:00Z",
    documents: ["home-en"],
    region: "us",
    revoked: false,
  });
  expect(parseShareLink({...LINK, revoked: null})).toMatchObject({revoked: false});
});

it.each([
  {at: "junk"},
  {at: "2027-01-01"},
  {at: 5},
  {expires: "some day"},
  {region: "constructor"},
  {region: "us", locale: "de"},
  {documents: "home-en"},
  {documents: [null]},
  {release: 5},
])("a link with an unreadable field is rejected: %o", (fields) => {
  expect(parseShareLink({...LINK, ...fields})).toBeNull();
});

it("a link that is not clearly open counts as revoked, and a missing link yields none", () => {
  expect(parseShareLink({...LINK, revoked: "no"})).toMatchObject({revoked: true});
  expect(parseShareLink(null)).toBeNull();
});
