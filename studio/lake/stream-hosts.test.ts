import {afterEach, beforeEach, expect, test, vi} from "vitest";
import {spreadStreams} from "./stream-hosts.ts";

const LAKE = "http://localhost:4100";
let urls: string[] = [];

beforeEach(() => {
  urls = [];
  const fetch = (input: RequestInfo | URL) => {
    urls.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(new Response());
  };
  vi.stubGlobal("window", {fetch});
  spreadStreams(LAKE);
});
afterEach(() => vi.unstubAllGlobals());

test("every event stream gets a host name of its own", async () => {
  const stream = "http://project.localhost:4100/v2026-02-01/data/listen/production?query=*";
  await window.fetch(stream);
  await window.fetch(new URL(stream));
  await window.fetch(new Request(stream));
  expect(new Set(urls.map((url) => new URL(url).host)).size).toBe(3);
  expect(urls[0]).toBe("http://s0.project.localhost:4100/v2026-02-01/data/listen/production?query=*");
});

test.each([
  "http://project.localhost:4100/v2026-02-01/data/query/production?query=*",
  "https://elsewhere.example/data/listen/production",
  "/data/listen/production",
])("%s is left alone", async (url) => {
  await window.fetch(url);
  expect(urls).toEqual([url]);
});

test("where there is no fetch, nothing happens", () => {
  vi.stubGlobal("window", {});
  expect(() => spreadStreams(LAKE)).not.toThrow();
});
