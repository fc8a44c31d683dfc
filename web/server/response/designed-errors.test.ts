import {createServer, type RequestListener} from "node:http";
import type {AddressInfo} from "node:net";
import {afterEach, expect, it} from "vitest";
import {noteContentFailure} from "../../src/content/content-failure.ts";
import {type FetchPage, withDesignedErrors} from "./designed-errors.ts";
import {requireTls} from "./page-headers.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const page: FetchPage = async (path) => ({status: 200, body: Buffer.from(`<h1>${path}</h1>`)});

async function answer(framework: RequestListener, path: string, fetchPage = page, init: RequestInit = {}) {
  const server = createServer(withDesignedErrors(framework, fetchPage));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const {port} = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return {status: response.status, headers: response.headers, body: await response.text()};
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
  expect([status, body, headers.get("etag")]).toEqual([200, "from the framework", "old"]);
});

it.each(["/de/de/terms/versions/2020-01-01", "/de/de/terms?on=2020-01-01"])(
  "404: %s is answered with the versions there are, or plainly when there are none",
  async (path) => {
    const {status, body} = await answer(framework(404), path);
    expect([status, body]).toEqual([404, "<h1>/de/de/errors/no-version/terms</h1>"]);
    const noList: FetchPage = async (asked) =>
      asked.includes("no-version") ? {status: 404, body: Buffer.from("")} : page(asked);
    expect(await answer(framework(404), path, noList)).toMatchObject({
      status: 404,
      body: "<h1>/de/de/errors/not-found</h1>",
    });
  },
);

it("404: answers with the market's finished page, without the framework's headers", async () => {
  const {status, body, headers} = await answer(framework(404), "/de/de/nichts");
  expect([status, body]).toEqual([404, "<h1>/de/de/errors/not-found</h1>"]);
  expect(headers.get("etag")).toBeNull();
});

it("404: still tells browsers to go on by TLS", async () => {
  const secure: RequestListener = (req, res) => {
    requireTls(res, "https://gradus.example");
    framework(404)(req, res);
  };
  const {headers} = await answer(secure, "/de/de/nichts");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

it("404 outside any market: uses the market the path rules chose, else the international one", async () => {
  const chosen: RequestListener = (req, res) => {
    res.setHeader("x-gradus-market", "ch/fr");
    framework(404)(req, res);
  };
  expect((await answer(chosen, "/junk")).body).toBe("<h1>/ch/fr/errors/not-found</h1>");
  expect((await answer(framework(404), "/junk")).body).toBe("<h1>/int/en/errors/not-found</h1>");
});

it("503: content could not be reached while the page was made; asks to come back, is not stored", async () => {
  const failing: RequestListener = (req, res) => {
    noteContentFailure();
    framework(500)(req, res);
  };
  const {status, body, headers} = await answer(failing, "/fr/fr/store");
  expect([status, body]).toEqual([503, "<h1>/fr/fr/errors/unavailable</h1>"]);
  expect(headers.get("retry-after")).toBe("30");
  expect(headers.get("cache-control")).toBe("no-store");
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

it.each(["/_next/static/x.js", "/api/locale"])("leaves %s alone: nobody reads a page there", async (path) => {
  expect((await answer(framework(404), path)).body).toBe("from the framework");
});

it("leaves answers that are no pages alone", async () => {
  expect((await answer(framework(404, "application/json"), "/us/en/x")).body).toBe("from the framework");
});

it("404: the error page's own address holds nothing for visitors", async () => {
  expect((await answer(framework(200), "/us/en/errors/not-found")).status).toBe(404);
});

it("HEAD: the status without a body", async () => {
  const {status, body} = await answer(framework(404), "/us/en/x", page, {method: "HEAD"});
  expect([status, body]).toEqual([404, ""]);
});
