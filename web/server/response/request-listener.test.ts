import {once} from "node:events";
import {createServer, type IncomingMessage, type RequestListener, request} from "node:http";
import type {AddressInfo} from "node:net";
import {expect, it, onTestFinished, vi} from "vitest";
import {createRequestListener} from "./request-listener.ts";

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

async function openSite({backend = silent, onContentChange = () => {}}) {
  const answerPage: RequestListener = (_req, res) => res.end("page");
  const backendUrl = await listen(backend);
  const siteUrl = "https://gradus.example";
  return listen(createRequestListener({siteUrl, backendUrl, answerPage, onContentChange}));
}

it.each(["/b/api/v1/users", "/canyon/carts/1"])(
  "%s is answered by the backend, piece by piece",
  async (path) => {
    const asked: (string | undefined)[] = [];
    const site = await openSite({
      backend: (req, res) => {
        asked.push(req.url);
        res.writeHead(200, {"content-type": "text/html"});
        // The rest never comes: what arrives was not held back.
        res.write("first piece");
      },
    });
    const [reply] = (await once(request(`${site}${path}?a=1`).end(), "response")) as [IncomingMessage];
    const [piece] = await once(reply, "data");
    expect([String(piece), asked]).toEqual(["first piece", [`${path}?a=1`]]);
    expect(reply.headers["strict-transport-security"]).toContain("max-age");
  },
);

it("502: a backend that is down is said to be so, in the words of its own errors", async () => {
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
  await vi.waitFor(() => expect(onContentChange).toHaveBeenCalledOnce());
});
