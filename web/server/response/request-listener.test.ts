import {once} from "node:events";
import {createServer, type IncomingMessage, type RequestListener, request} from "node:http";
import {type AddressInfo, connect} from "node:net";
import {text} from "node:stream/consumers";
import {proxyList} from "@gradus/backend/contract/visitor-address";
import {describe, expect, it, onTestFinished, vi} from "vitest";
import {createRequestListener} from "./request-listener.ts";

// On a busy machine the processor may be elsewhere for a while.
const WITHIN = {timeout: 60_000};

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const silent: RequestListener = (_req, res) => res.end();

const page: RequestListener = (_req, res) => res.end("page");
const report: RequestListener = (_req, res) => res.end("report");
const worker: RequestListener = (_req, res) => res.end("worker");
const SITE_URL = "https://gradus.example";

async function openSite({
  backend = silent,
  onContentChange = () => {},
  answerPage = page,
  siteUrl = SITE_URL,
  proxies = "",
  isDevelopment = false,
}) {
  const backendUrl = await listen(backend);
  const isPreview = () => false;
  const receiveReport = report;
  const answers = {answerPage, receiveReport, answerWorker: worker};
  const trustedProxies = proxyList.parse(proxies);
  const given = {siteUrl, backendUrl, trustedProxies, ...answers, isPreview, onContentChange, isDevelopment};
  return listen(createRequestListener(given));
}

/** The raw reply of a socket to a request written literally here. */
async function sendRaw(site: string, head: string): Promise<string> {
  const socket = connect(Number(new URL(site).port), "127.0.0.1");
  socket.end(`${head}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

it.each(["/b/api/v1/users", "/canyon/carts/1"])(
  "%s is answered by the backend, piece by piece",
  async (path) => {
    const requests: (string | undefined)[] = [];
    const site = await openSite({
      backend: (req, res) => {
        requests.push(req.url);
        res.writeHead(200, {"content-type": "text/html"});
        // The rest never comes: what arrives was not held back.
        res.write("first piece");
      },
    });
    const [reply] = (await once(request(`${site}${path}?a=1`).end(), "response")) as [IncomingMessage];
    const [piece] = await once(reply, "data");
    expect([String(piece), requests]).toEqual(["first piece", [`${path}?a=1`]]);
    expect(reply.headers["strict-transport-security"]).toContain("max-age");
  },
);

it("502: a backend that is down is reported in the format of its own errors", async () => {
  const site = await openSite({backend: (req) => req.socket.destroy()});
  const reply = await fetch(`${site}/b/x`);
  expect([reply.status, reply.headers.get("cache-control")]).toEqual([502, "no-store"]);
  expect(await reply.json()).toMatchObject({err: {code: "unavailable"}});
});

it("405: a page is only read, and the refusal carries the headers of every answer", async () => {
  const reply = await fetch(`${await openSite({})}/us/en`, {method: "POST"});
  expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
});

it.each(["/us/en", "/", "/b/x", "/canyon/carts/1", "/api/locale", "/api/policy-reports"])(
  "405: TRACE %s is rejected with an explanation and reaches nothing behind the site",
  async (path) => {
    const requests: string[] = [];
    const note: RequestListener = (req, res) => {
      requests.push(String(req.url));
      res.end();
    };
    const site = await openSite({backend: note, answerPage: note, siteUrl: "http://localhost:3000"});
    const [head = "", words] = (await sendRaw(site, `TRACE ${path} HTTP/1.1\r\nHost: localhost`)).split(
      "\r\n\r\n",
    );
    expect(head).toMatch(/^HTTP\/1\.1 405 .*^Allow: GET, HEAD/ims);
    expect([words?.includes("does not answer TRACE"), requests]).toEqual([true, []]);
  },
);

it("a page comes from the framework, under the headers of every answer", async () => {
  const reply = await fetch(`${await openSite({})}/us/en`);
  expect(await reply.text()).toBe("page");
  expect(reply.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
});

it("a notice of changed content is passed on once it was answered, and nothing else is", async () => {
  const onContentChange = vi.fn();
  const site = await openSite({onContentChange});
  await (await fetch(`${site}/us/en`)).text();
  expect(onContentChange).not.toHaveBeenCalled();
  await (await fetch(`${site}/api/revalidate`, {method: "POST"})).text();
  await vi.waitFor(() => expect(onContentChange).toHaveBeenCalledOnce(), WITHIN);
});

it.each(["/us/en", "/b/api/v1/users", "/api/locale"])(
  "421: %s under a name that is not the site's",
  async (path) => {
    const requests: string[] = [];
    const note: RequestListener = (req, res) => {
      requests.push(String(req.url));
      res.end();
    };
    const site = await openSite({backend: note, answerPage: note});
    const response = await sendRaw(site, `GET ${path} HTTP/1.1\r\nHost: evil.example`);
    expect(response).toMatch(/^HTTP\/1\.1 421 /);
    expect([response.includes("evil.example"), requests]).toEqual([false, []]);
  },
);

it.each(["http://evil.example/us/en", "http://localhost/us/en", "http://localhost/b/x"])(
  "400: %s is an address, not a path",
  async (target) => {
    const site = await openSite({siteUrl: "http://localhost:3000"});
    const response = await sendRaw(site, `GET ${target} HTTP/1.1\r\nHost: localhost`);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
  },
);

it("the framework receives no host other than the one that was checked", async () => {
  const forwardedHosts: unknown[] = [];
  const answerPage: RequestListener = (req, res) => {
    forwardedHosts.push(req.headers["x-forwarded-host"]);
    res.end();
  };
  await fetch(`${await openSite({answerPage})}/us/en`, {headers: {"x-forwarded-host": "evil.example"}});
  expect(forwardedHosts).toEqual([undefined]);
});

describe("who the visitor is, alike for the backend, for our interfaces and for pages", () => {
  const PATHS = ["/b/x", "/canyon/carts/1", "/api/orders/lookup", "/us/en"];

  async function named(proxies: string, forwarded?: string): Promise<unknown[]> {
    const forwardedAddresses: unknown[] = [];
    const note: RequestListener = (req, res) => {
      forwardedAddresses.push(req.headers["x-forwarded-for"]);
      res.end();
    };
    const site = await openSite({backend: note, answerPage: note, proxies});
    for (const path of PATHS)
      await fetch(`${site}${path}`, {headers: forwarded === undefined ? {} : {"x-forwarded-for": forwarded}});
    return forwardedAddresses;
  }
  const onAll = (address: string) => PATHS.map(() => address);

  it.each([
    ["a made-up address counts for nothing", "", "203.0.113.7", "127.0.0.1"],
    ["nor does a list", "10.0.0.1", "203.0.113.7, 10.0.0.1", "127.0.0.1"],
    ["without one it is the other end", "", undefined, "127.0.0.1"],
    ["behind one proxy it is whom that one names", "127.0.0.0/8", "1.2.3.4, 203.0.113.7", "203.0.113.7"],
    [
      "behind two, whom the first names",
      "127.0.0.1,10.0.0.0/8",
      "1.2.3.4, 203.0.113.7, 10.9.8.7",
      "203.0.113.7",
    ],
    ["in whichever clothes", "::ffff:127.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"],
  ])("%s", async (_case, proxies, forwarded, expected) => {
    expect(await named(proxies, forwarded)).toEqual(onAll(expected));
  });
});

it("browser reports about refused scripts go to a handler of their own", async () => {
  const site = await openSite({});
  expect(await (await fetch(`${site}/api/policy-reports`, {method: "POST"})).text()).toBe("report");
});

it("/today-worker.js is the worker's, and is only ever read", async () => {
  const site = await openSite({});
  const [read, sent] = await Promise.all([
    fetch(`${site}/today-worker.js`),
    fetch(`${site}/today-worker.js`, {method: "POST"}),
  ]);
  expect([await read.text(), sent.status]).toEqual(["worker", 405]);
});
