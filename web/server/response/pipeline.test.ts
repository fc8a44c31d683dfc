import type {RequestListener} from "node:http";
import {brotliDecompressSync} from "node:zlib";
import {describe, expect, it, vi} from "vitest";
import {hashSource} from "../policy/inline-sources.ts";
import {openSite} from "./test-site.ts";

const OWN_SCRIPT = 'self.__next_f.push([1,"framework"])';
const ERROR_SCRIPT = 'self.__next_f.push([1,"error page"])';
const PAGE = `<h1>Gradus</h1>${"<p>250 W</p>".repeat(500)}<script>${OWN_SCRIPT}</script>`;

/** A shared page, written the way the framework writes one it has just cached. */
const pageForAll =
  (status = 200): RequestListener =>
  (_req, res) => {
    res.statusCode = status;
    for (const _time of [1, 2]) {
      res.appendHeader("content-type", "text/html; charset=utf-8");
      res.appendHeader("x-nextjs-cache", "HIT");
      res.appendHeader("cache-control", "s-maxage=3600, stale-while-revalidate=60");
      res.appendHeader("x-gradus-market", "ch/fr");
    }
    res.end(PAGE);
  };

describe("the order of the steps: each sees what the one before it made", () => {
  it("repair before error pages: the market that was named twice is understood", async () => {
    const fetchPage = vi.fn(async () => ({status: 200, body: Buffer.from("<h1>404</h1>")}));
    const {ask} = await openSite(pageForAll(404), {fetchPage});
    await ask("/junk");
    expect(fetchPage.mock.calls).toEqual([["/ch/fr/errors/not-found", undefined]]);
  });

  it("error pages before the policy: it names the scripts that leave, not those of the page that was replaced", async () => {
    const page = {status: 200, body: Buffer.from(`<h1>404</h1><script>${ERROR_SCRIPT}</script>`)};
    const {ask} = await openSite(pageForAll(404), {fetchPage: async () => page});
    const {headers} = await ask("/us/en/x");
    expect(headers["content-security-policy"]).toBe(`script-src ${hashSource(ERROR_SCRIPT)}`);
  });

  it("error pages before encoding: an error is neither cached nor compared with a copy", async () => {
    const {ask} = await openSite(pageForAll(404));
    const {status, headers, body} = await ask("/us/en/x", {
      headers: {"accept-encoding": "br", "if-none-match": "*"},
    });
    expect([status, headers.etag, headers["content-encoding"]]).toEqual([404, undefined, undefined]);
    expect(headers["content-length"]).toBe(String(body.length));
  });

  it("repair before the shared age: an age that was written twice is capped, once", async () => {
    const {ask} = await openSite(pageForAll(), {secondsLeft: () => 12});
    expect((await ask("/us/en")).headers["cache-control"]).toBe("public, s-maxage=12");
  });

  it("the finished page before policy and encoding: both describe what is sent", async () => {
    const pages = {
      transform: (html: string) => ({html: `${html}<style>p{}</style>`, data: null}),
      sources: (html: string) => ({scripts: [String(html.length)], styles: []}),
    };
    const {createBodyCache} = await import("../cache/body-cache.ts");
    const {ask} = await openSite(pageForAll(), {pages, cache: createBodyCache(1_000_000, pages)});
    const {headers, body} = await ask("/us/en", {headers: {"accept-encoding": "br"}});
    const sent = brotliDecompressSync(body).toString();
    expect(sent).toBe(`${PAGE}<style>p{}</style>`);
    expect(headers["content-security-policy"]).toBe(`script-src ${sent.length}`);
  });

  it("everything before the 304: it carries the headers of the page", async () => {
    const {ask} = await openSite(pageForAll());
    const {headers: first} = await ask("/us/en");
    const {status, headers, body} = await ask("/us/en", {headers: {"if-none-match": String(first.etag)}});
    expect([status, body.length, headers["content-length"]]).toEqual([304, 0, undefined]);
    for (const name of ["etag", "vary", "cache-control", "content-security-policy"])
      expect(headers[name], name).toBe(first[name]);
  });
});

it("HEAD: the head of a page is repaired and aged like any other, without a body", async () => {
  const {ask} = await openSite(pageForAll());
  const {status, headers, body} = await ask("/us/en", {method: "HEAD"});
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers["cache-control"]).toBe("public, s-maxage=60");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
});

it("an answer that is not a page keeps its bytes; only its headers are prepared", async () => {
  const {ask} = await openSite((_req, res) => {
    res.setHeader("cache-control", "s-maxage=3600");
    res.appendHeader("x-once", "a");
    res.appendHeader("x-once", "a");
    res.writeHead(200, "Fine", {"content-type": "application/json"});
    res.end('{"watts":250}');
  });
  const {headers, rawHeaders, body} = await ask("/api/x", {headers: {"accept-encoding": "br"}});
  expect(body.toString()).toBe('{"watts":250}');
  expect(rawHeaders.filter((name) => name === "x-once")).toHaveLength(1);
  expect([headers["cache-control"], headers.etag]).toEqual(["public, s-maxage=60", undefined]);
});

it("500: a failing step is an internal error, reported to the log and nowhere else", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const policy = () => {
    throw new Error("secret reason");
  };
  const {ask} = await openSite(pageForAll(), {policy});
  const {status, headers, body} = await ask("/us/en");
  expect([status, body.toString(), headers["cache-control"]]).toEqual([500, "", "no-store"]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
