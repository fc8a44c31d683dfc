import type {RequestListener} from "node:http";
import {brotliDecompressSync, gunzipSync} from "node:zlib";
import {expect, it} from "vitest";
import {createBodyCache} from "../cache/body-cache.ts";
import {hashSource} from "../policy/inline-sources.ts";
import {openSite, plainPages} from "./test-site.ts";

const PAGE = `<!doctype html>${"<p>Jeder Schritt zählt.</p>".repeat(200)}`;
const SCRIPT = 'self.__next_f.push([1,"a"])';

async function serve(framework: RequestListener) {
  const {ask} = await openSite(framework);
  return (headers: Record<string, string> = {}, method = "GET") =>
    ask("/_next/static/chunks/0a1b.js", {headers, method});
}

const page =
  (html = PAGE, mark = "HIT"): RequestListener =>
  (_req, res) => {
    res.setHeader("content-type", "text/html; charset=utf-8");
    if (mark) res.setHeader("x-nextjs-cache", mark);
    res.end(html);
  };

const file: RequestListener = (_req, res) => {
  res.setHeader("content-type", "application/javascript");
  res.setHeader("content-length", Buffer.byteLength(PAGE));
  res.write(Buffer.from(PAGE.slice(0, 100)));
  res.end(Buffer.from(PAGE.slice(100)));
};

it.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["", undefined, (body: Buffer) => body],
] as const)("a visitor who accepts '%s' gets the whole page as %s", async (accepted, encoding, open) => {
  for (const listener of [page(), file]) {
    const ask = await serve(listener);
    const {headers, body} = await ask({"accept-encoding": accepted});
    expect(headers["content-encoding"]).toBe(encoding);
    expect(Number(headers["content-length"])).toBe(body.length);
    if (encoding) expect(headers.vary).toContain("accept-encoding");
    expect(open(body).toString()).toBe(PAGE);
  }
});

it("304: a visitor who has this version gets nothing again; one with another version gets the page", async () => {
  const ask = await serve(page());
  const {headers} = await ask();
  const again = await ask({"if-none-match": String(headers.etag)});
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await ask({"if-none-match": '"other"'})).status).toBe(200);
});

it("a page made anew has another validator, also when only its end differs", async () => {
  let html = PAGE;
  const ask = await serve((req, res) => page(html)(req, res));
  const {headers: before} = await ask();
  html = `${PAGE}!`;
  const {headers: after, body} = await ask({"accept-encoding": "br"});
  expect(after.etag).not.toBe(before.etag);
  expect(brotliDecompressSync(body).toString()).toBe(html);
});

it.each([
  ["made for one visitor", page(PAGE, ""), {"accept-encoding": "br"}],
  ["asked for in part", page(), {"accept-encoding": "br", range: "bytes=0-10"}],
])("an answer %s passes as it is", async (_case, listener, headers) => {
  const answer = await (await serve(listener))(headers as Record<string, string>);
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.body.toString()).toBe(PAGE);
});

it("an answer too small to gain is sent as it is", async () => {
  const {headers, body} = await (await serve(page("<p>404</p>")))({"accept-encoding": "br"});
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.toString()).toBe("<p>404</p>");
});

it("HEAD: the framework's headers, no body", async () => {
  const {status, body} = await (await serve(page()))({"accept-encoding": "br"}, "HEAD");
  expect([status, body.length]).toEqual([200, 0]);
});

it("stores no more than its size allows and still serves evicted pages", async () => {
  const cache = createBodyCache(PAGE.length * 4, plainPages);
  const etag = cache.page(PAGE, "/us/en").etag;
  cache.page(`${PAGE}2`, "/us/en");
  expect(cache.page(PAGE, "/us/en").etag).toBe(etag);
  expect((await cache.page(PAGE, "/us/en").encoded("identity")).toString()).toBe(PAGE);
});

it("the policy of a public page names its scripts, also with a 304, which updates what the browser stored", async () => {
  const ask = await serve(page(`${PAGE}<script>${SCRIPT}</script>`));
  const {headers} = await ask();
  expect(headers["content-security-policy"]).toBe(`script-src ${hashSource(SCRIPT)}`);
  const again = await ask({"if-none-match": String(headers.etag)});
  expect(again.status).toBe(304);
  expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
});

it("a page made for one visitor gets a policy of its own, although it comes in pieces", async () => {
  const ask = await serve((_req, res) => {
    res.setHeader("content-type", "text/html");
    res.flushHeaders();
    res.write("<p>250 W</p><script>self.__next_f");
    res.end('.push([1,"a"])</script>');
  });
  const {headers, body} = await ask();
  expect(headers["content-security-policy"]).toBe(`script-src ${hashSource(SCRIPT)}`);
  expect(body.toString()).toBe(`<p>250 W</p><script>${SCRIPT}</script>`);
});

it.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["", undefined, (body: Buffer) => body],
] as const)(
  "an own call's JSON for a visitor who accepts '%s' leaves as %s, not cached",
  async (accepted, encoding, decode) => {
    const text = JSON.stringify({lines: Array.from({length: 200}, (_, line) => ({line, sku: "pod"}))});
    const {ask} = await openSite((_req, res) => {
      res.writeHead(200, {"content-type": "application/json", "cache-control": "no-store", vary: "cookie"});
      res.write(text.slice(0, 10));
      res.end(text.slice(10));
    });
    const {headers, body} = await ask("/api/shop/cart", {headers: {"accept-encoding": accepted}});
    expect([headers["content-encoding"], headers["content-length"]]).toEqual([encoding, String(body.length)]);
    expect([headers.etag, headers["cache-control"]]).toEqual([undefined, "no-store"]);
    expect(headers.vary).toBe(encoding ? "cookie, accept-encoding" : "cookie");
    expect(decode(body).toString()).toBe(text);
  },
);

it("a short answer of an own call, one that must not be changed, and a picture leave as they are", async () => {
  for (const [type, cache, length] of [
    ["application/json", "no-store", 20],
    ["application/json", "no-transform", 5000],
    ["image/png", "no-store", 5000],
  ] as const) {
    const {ask} = await openSite((_req, res) => {
      res.writeHead(200, {"content-type": type, "cache-control": cache}).end("x".repeat(length));
    });
    const {headers, body} = await ask("/api/x", {headers: {"accept-encoding": "br"}});
    expect([type, headers["content-encoding"], body.length]).toEqual([type, undefined, length]);
  }
});
