import {expect, it} from "vitest";
import {isLinkLive, shareView} from "./share-view";

const NOW = new Date("2026-11-21T12:00:00Z");
const life = (createdAt: string, expires: string, revoked = false) => ({createdAt, expires, revoked});

it.each([
  ["within its time", life("2026-11-20T12:00:00Z", "2026-11-27T12:00:00Z"), true],
  ["for 30 days", life("2026-11-01T12:00:00Z", "2026-12-01T12:00:00Z"), true],
  ["once it is over", life("2026-11-20T12:00:00Z", "2026-11-21T12:00:00Z"), false],
  ["once it was taken back", life("2026-11-20T12:00:00Z", "2026-11-27T12:00:00Z", true), false],
  ["with more than 30 days", life("2026-11-20T12:00:00Z", "2027-11-20T12:00:00Z"), false],
  ["made in the future", life("2027-11-01T12:00:00Z", "2027-11-20T12:00:00Z"), false],
  ["with no day one can read", life("2026-11-20T12:00:00Z", "some day"), false],
])("a link %s works or not", (_case, link, works) => {
  expect(isLinkLive(link, NOW)).toBe(works);
});

it("a link shows the release it names, and never a whole layer of the content", () => {
  const view = (release: string | null) => shareView({at: null, release, documents: ["page"]});
  expect(view("rSpring")).toMatchObject({perspective: ["rSpring"], documents: null});
  expect(view(null)).toMatchObject({perspective: "drafts", documents: ["page"]});
  for (const layer of ["drafts", "raw", "published", "rSpring,drafts", ""]) expect(view(layer)).toBeNull();
});
