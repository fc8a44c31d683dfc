import type {IncomingMessage} from "node:http";
import {describe, expect, it} from "vitest";
import {type PreviewSession, sealSession} from "../../src/preview/session.ts";
import {createBodyCache} from "../cache/body-cache.ts";
import {openSite, plainPages} from "../response/test-site.ts";
import {createContentPolicy} from "./content-policy.ts";
import {createPreviewCheck} from "./preview-request.ts";

const SECRET = "the token that reads drafts";
const NOW = new Date("2026-03-01T12:00:00Z");
const session = (expires: number): PreviewSession => ({
  kind: "studio",
  perspective: "drafts",
  at: null,
  simulation: null,
  expires,
});
const OURS = sealSession(session(NOW.getTime() + 60_000), SECRET);
const OVER = sealSession(session(NOW.getTime()), SECRET);
const FORGED = sealSession(session(NOW.getTime() + 60_000), "another secret");

const isPreview = createPreviewCheck({secret: SECRET, now: () => NOW});
const ask = (url: string, cookie?: string) => isPreview({url, headers: {cookie}} as IncomingMessage);

it("a preview cookie issued by the site counts, wherever it is among others of its name", () => {
  expect(ask("/us/en", `gradus-preview=${OURS}`)).toBe(true);
  expect(ask("/us/en", `a=1; gradus-preview=junk; gradus-preview=${OURS}; b=2`)).toBe(true);
});

it.each([
  ["none", undefined],
  ["junk", "gradus-preview=junk"],
  ["an empty one", "gradus-preview="],
  ["one signed by somebody else", `gradus-preview=${FORGED}`],
  ["one whose time is over", `gradus-preview=${OVER}`],
  ["one of another name", `x-gradus-preview=${OURS}`],
])("%s counts for nothing", (_case, cookie) => {
  expect(ask("/us/en/sign-in", cookie)).toBe(false);
});

it("without a secret there is no preview, whatever is sent", () => {
  const check = createPreviewCheck({secret: null, now: () => NOW});
  expect(check({url: "/us/en", headers: {cookie: `gradus-preview=${OURS}`}} as IncomingMessage)).toBe(false);
});

it("the entry route and the preview-blocked page count as preview, and no page with a similar name does", () => {
  expect([ask("/api/preview/enable?x=1"), ask("/us/en/preview-blocked?retry=%2F")]).toEqual([true, true]);
  expect(ask("/us/en/account/preview-blocked")).toBe(false);
});

describe("a public page", () => {
  const policy = createContentPolicy({
    siteUrl: "http://localhost:3000",
    studioUrl: "http://localhost:3333",
    contentUrl: "http://localhost:4100",
    isPreview,
    paymentsUrl: null,
    isDevelopment: false,
  });
  const open = () =>
    openSite(
      (_req, res) => {
        res.setHeader("content-type", "text/html");
        res.setHeader("x-nextjs-cache", "HIT");
        res.setHeader("cache-control", "s-maxage=3600");
        res.end("<h1>Sign in</h1>");
      },
      {policy, isPreview, cache: createBodyCache(1_000_000, plainPages)},
    );

  it("keeps its strict policy and its caches when a visitor invents a preview cookie", async () => {
    const {ask: get} = await open();
    const plain = await get("/us/en/sign-in");
    const junk = await get("/us/en/sign-in", {headers: {cookie: "gradus-preview=junk"}});
    expect(junk.headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
    expect(junk.headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    expect(junk.headers["cache-control"]).toBe("public, s-maxage=60");
  });

  it("is not cached under the looser preview policy, nor is an existing cached copy confirmed", async () => {
    const {ask: get} = await open();
    const {headers: firstHeaders} = await get("/us/en/sign-in");
    const cookie = `gradus-preview=${OURS}`;
    const {status, headers} = await get("/us/en/sign-in", {
      headers: {cookie, "if-none-match": String(firstHeaders.etag)},
    });
    expect(headers["content-security-policy"]).toContain("'unsafe-inline'");
    expect([status, headers["cache-control"], headers.etag]).toEqual([200, "no-store", undefined]);
  });
});
