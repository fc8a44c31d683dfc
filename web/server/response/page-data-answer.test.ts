import {expect, it, vi} from "vitest";
import {createBodyCache} from "../cache/body-cache.ts";
import {splitPage} from "../cache/page-data.ts";
import {openSite, pathAsPage, plainPages} from "./test-site.ts";

const PAGE = `<p>Watts</p><script>self.__next_f.push(${JSON.stringify([1, "0:1\n".repeat(900)])})</script>`;
const {html, data} = splitPage(PAGE);
const ADDRESS = `/page-data/${data?.version}/us/en`;
const pages = {...plainPages, transform: splitPage};

/** A site whose only page is cached, marked as the framework marks it. */
function openKept(cachedBytes = 1_000_000) {
  const cache = createBodyCache(cachedBytes, pages);
  const fetchPage = vi.fn(pathAsPage);
  const site = openSite(
    (_req, res) => res.setHeader("content-type", "text/html").setHeader("x-nextjs-cache", "HIT").end(PAGE),
    {
      pages,
      cache,
      fetchPage,
    },
  );
  return {site, cache, fetchPage};
}

it("a page is sent without its data, which is fetched under its version and cached permanently", async () => {
  const {ask} = await openKept().site;
  expect((await ask("/us/en")).body.toString()).toBe(html);
  const {status, headers, body} = await ask(ADDRESS);
  expect([status, body.toString()]).toEqual([200, data?.text]);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

it("it is compressed, and a browser that has it gets nothing again", async () => {
  const {ask} = await openKept().site;
  await ask("/us/en");
  const {headers} = await ask(ADDRESS, {headers: {"accept-encoding": "br"}});
  expect(headers["content-encoding"]).toBe("br");
  expect((await ask(ADDRESS, {headers: {"if-none-match": String(headers.etag)}})).status).toBe(304);
});

it("data is available as long as its page, however long ago a browser requested it", async () => {
  const {site, cache, fetchPage} = openKept(40_000);
  const {ask} = await site;
  for (let visit = 0; visit < 50; visit += 1) {
    await ask("/us/en");
    cache.file(`/_next/static/${visit}.js`, Buffer.alloc(2000));
  }
  expect((await ask(ADDRESS)).body.toString()).toBe(data?.text);
  expect(fetchPage).not.toHaveBeenCalled();
});

it("data that is not stored is restored by making its page again", async () => {
  const {site, cache, fetchPage} = openKept();
  fetchPage.mockImplementation(async (path) => {
    cache.page(PAGE, path);
    return {status: 200, body: Buffer.from("")};
  });
  const {ask} = await site;
  expect((await ask(ADDRESS)).body.toString()).toBe(data?.text);
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith("/us/en");
});

it.each([
  ["another version", `/page-data/${"x".repeat(22)}/us/en`],
  ["no page", `/page-data/${data?.version}`],
  ["no version", "/page-data//us/en"],
])("404: %s, and the answer is not stored", async (_what, address) => {
  const {ask} = await openKept().site;
  const {status, headers} = await ask(address);
  expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
});

it("404: a page that cannot be made now", async () => {
  const {site, fetchPage} = openKept();
  fetchPage.mockRejectedValue(new Error("gone"));
  const {ask} = await site;
  expect((await ask(ADDRESS)).status).toBe(404);
});
