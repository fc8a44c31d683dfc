import {afterEach, beforeEach, expect, test, vi} from "vitest";
import {retryReads} from "./retry-reads.ts";

const READ = "http://project.localhost:4100/v2025-02-19/data/query/production?query=*";
const OUT_OF_REACH = new TypeError("Failed to fetch");
const fetch = vi.fn<(input: RequestInfo | URL, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset();
  vi.stubGlobal("window", {fetch});
  retryReads("http://localhost:4100");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The content API answers once and is out of reach from then on. */
async function breakDown(): Promise<void> {
  fetch.mockResolvedValueOnce(new Response("before"));
  await window.fetch(READ);
  fetch.mockRejectedValue(OUT_OF_REACH);
}

test("a read waits until the content API is back", async () => {
  await breakDown();
  const answer = window.fetch(READ);
  await vi.advanceTimersByTimeAsync(60_000);
  fetch.mockResolvedValue(new Response("after"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await (await answer).text()).toBe("after");
});

test("a Studio that never received a response reports it at once", async () => {
  fetch.mockRejectedValue(OUT_OF_REACH);
  await expect(window.fetch(READ)).rejects.toBe(OUT_OF_REACH);
});

test("an aborted read does not wait for a response", async () => {
  await breakDown();
  const controller = new AbortController();
  const answer = expect(window.fetch(READ, {signal: controller.signal})).rejects.toBe(OUT_OF_REACH);
  controller.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
});

test.each([
  ["a write", READ.replace("query/production", "actions/production"), {method: "POST"}],
  ["a stream", READ.replace("query/", "listen/"), {}],
  ["a probe", "http://project.localhost:4100/v2025-02-19/check/cors", {}],
  ["another host", "http://localhost:4000/b/legal", {}],
])("%s fails at once", async (_what, url, init) => {
  await breakDown();
  await expect(window.fetch(url, init)).rejects.toBe(OUT_OF_REACH);
});
