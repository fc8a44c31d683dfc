import {createHash} from "node:crypto";
import {expect, test} from "vitest";
import {linkState, makeShareLink, type ShareLinkRequest} from "./share-link.ts";

const now = new Date("2026-11-21T10:00:00Z");
const request: ShareLinkRequest = {
  shared: {kind: "documents", ids: ["home-de"]},
  market: {region: "de", locale: "de"},
  at: null,
  days: 7,
  createdBy: "local-editor",
};
const make = (changes: Partial<ShareLinkRequest> = {}) =>
  makeShareLink({...request, ...changes}, "http://localhost:3000", now);

test("the secret is in the address and nowhere else", async () => {
  const {document, url} = await make();
  const token = new URL(url).searchParams.get("t") ?? "";
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(JSON.stringify(document)).not.toContain(token);
  expect(document.tokenHash).toBe(createHash("sha256").update(token).digest("hex"));
});

test("two links never share a secret or a document", async () => {
  const [one, other] = await Promise.all([make(), make()]);
  expect(one.url).not.toBe(other.url);
  expect(one.document._id).not.toBe(other.document._id);
});

test("a link lives as long as wished, thirty days at most", async () => {
  expect((await make()).document.expires).toBe("2026-11-28T10:00:00.000Z");
  expect((await make({days: 400})).document.expires).toBe("2026-12-21T10:00:00.000Z");
});

test("a link shows documents or a release, at an instant if one was chosen", async () => {
  const at = new Date("2026-11-30T23:00:00Z");
  const {document} = await make({shared: {kind: "release", name: "rSpring"}, at});
  expect(document).toMatchObject({
    release: "rSpring",
    at: "2026-11-30T23:00:00.000Z",
    region: "de",
    locale: "de",
  });
  expect(document).not.toHaveProperty("documents");
});

test("the existence of a link cannot be read without a token", async () => {
  expect((await make()).document._id).toContain(".");
});

test.each([
  [{expires: "2026-11-21T10:00:01Z", revoked: false}, "live"],
  [{expires: "2026-11-21T10:00:00Z", revoked: false}, "ended"],
  [{expires: "2026-12-01T00:00:00Z", revoked: true}, "revoked"],
])("%j is %s", (link, state) => {
  expect(linkState(link, now)).toBe(state);
});
