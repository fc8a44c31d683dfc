import type {RequestListener} from "node:http";
import {expect, it} from "vitest";
import {noteContentFailure} from "../../src/content/content-failure.ts";
import {type FetchPage, OWN_REQUEST} from "./error-pages.ts";
import {requireTls} from "./page-headers.ts";
import {openSite, pathAsPage} from "./test-site.ts";

async function answer(framework: RequestListener, path: string, fetchPage = pathAsPage, question = {}) {
  const site = await openSite(framework, {fetchPage});
  const {status, headers, body} = await site.ask(path, question);
  return {status, headers, body: body.toString()};
}

const framework =
  (status: number, type = "text/html"): RequestListener =>
  (_req, res) => {
    res.statusCode = status;
    res.setHeader("content-type", type);
    res.setHeader("etag", "old");
    res.write("from the ");
    res.end("framework");
  };

it("200: passes unchanged", async () => {
  const {status, body, headers} = await answer(framework(200), "/de/de");
  expect([status, body, headers.etag]).toEqual([200, "from the framework", "old"]);
});

it.each(["/de/de/terms/versions/2020-01-01", "/de/de/terms?on=2020-01-01"])(
  "404: %s is answered with the versions there are, or plainly when there are none",
  async (path) => {
    const {status, body} = await answer(framework(404), path);
    expect([status, body]).toEqual([404, "<h1>/de/de/errors/no-version/terms</h1>"]);
    const noList: FetchPage = async (pagePath) =>
      pagePath.includes("no-version") ? {status: 404, body: Buffer.from("")} : pathAsPage(pagePath);
    expect(await answer(framework(404), path, noList)).toMatchObject({
      status: 404,
      body: "<h1>/de/de/errors/not-found</h1>",
    });
  },
);

it("404: answers with the market's finished page, without the framework's headers", async () => {
  const {status, body, headers} = await answer(framework(404), "/de/de/nichts");
  expect([status, body]).toEqual([404, "<h1>/de/de/errors/not-found</h1>"]);
  expect(headers.etag).toBeUndefined();
});

it("404: still instructs browsers to stay on TLS", async () => {
  const secure: RequestListener = (req, res) => {
    requireTls(res, "https://gradus.example");
    framework(404)(req, res);
  };
  const {headers} = await answer(secure, "/de/de/nichts");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
});

it("404 outside any market: uses the market the path rules chose, else the international one", async () => {
  const chosen: RequestListener = (req, res) => {
    res.setHeader("x-gradus-market", "ch/fr");
    framework(404)(req, res);
  };
  expect((await answer(chosen, "/junk")).body).toBe("<h1>/ch/fr/errors/not-found</h1>");
  expect((await answer(framework(404), "/junk")).body).toBe("<h1>/int/en/errors/not-found</h1>");
});

it("503: content was unreachable while the page was made; asks to retry later, is not stored", async () => {
  const failing: RequestListener = (req, res) => {
    noteContentFailure();
    framework(500)(req, res);
  };
  const {status, body, headers} = await answer(failing, "/fr/fr/store");
  expect([status, body]).toEqual([503, "<h1>/fr/fr/errors/unavailable</h1>"]);
  expect(headers["retry-after"]).toBe("30");
  expect(headers["cache-control"]).toBe("no-store");
});

it("500: any other failure keeps its status", async () => {
  expect((await answer(framework(500), "/fr/fr/store")).status).toBe(500);
});

it("503: still answers when not even the error page can be made", async () => {
  const {status, body} = await answer(framework(404), "/fr/fr/x", async () => ({
    status: 500,
    body: Buffer.from(""),
  }));
  expect(status).toBe(500);
  expect(body).toContain("<h1>");
});

it.each(["/_next/static/x.js", "/api/locale"])("leaves %s unchanged: no page is read there", async (path) => {
  expect((await answer(framework(404), path)).body).toBe("from the framework");
});

it("leaves answers that are no pages alone", async () => {
  expect((await answer(framework(404, "application/json"), "/us/en/x")).body).toBe("from the framework");
});

it("404: the error page's own address holds nothing for visitors", async () => {
  expect((await answer(framework(200), "/us/en/errors/not-found")).status).toBe(404);
});

it("HEAD: the status without a body", async () => {
  const {status, body} = await answer(framework(404), "/us/en/x", pathAsPage, {method: "HEAD"});
  expect([status, body]).toEqual([404, ""]);
});

it("an error page that fails is not answered with itself", async () => {
  const paths: string[] = [];
  const fetchPage: FetchPage = async (path) => {
    paths.push(path);
    return {status: 200, body: Buffer.from("")};
  };
  const own = {headers: {[OWN_REQUEST.name]: OWN_REQUEST.value}};
  const {status, body} = await answer(framework(500), "/us/en/errors/unavailable", fetchPage, own);
  expect([status, body, paths]).toEqual([500, "from the framework", []]);
});
