import {once} from "node:events";
import {createServer, type RequestListener} from "node:http";
import type {AddressInfo, Socket} from "node:net";
import {afterEach, expect, it} from "vitest";
import {createBackendPipe} from "./backend-pipe.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const {port} = server.address() as AddressInfo;
  return {server, url: `http://127.0.0.1:${port}`};
}

it("leaves a connection that waits before the backend does: no request meets one that closes", async () => {
  const backend = await listen((_req, res) => res.end("answer"));
  backend.server.keepAliveTimeout = 2000;
  const connected = once(backend.server, "connection") as Promise<[Socket]>;
  const site = await listen(createBackendPipe(backend.url));

  expect(await (await fetch(`${site.url}/b/health`)).text()).toBe("answer");
  const [connection] = await connected;
  const first = await Promise.race([
    once(connection, "end").then(() => "the site"),
    once(connection, "close").then(() => "the backend"),
  ]);
  expect(first).toBe("the site");
});

it("breaks off where the backend does, so that no client waits for the rest", async () => {
  const backend = await listen((_req, res) => {
    res.writeHead(200, {"content-length": 10});
    res.write("half", () => res.socket?.end());
  });
  const site = await listen(createBackendPipe(backend.url));
  const answer = await fetch(`${site.url}/b/export`);
  await expect(answer.text()).rejects.toThrow();
});

it("502: reports the backend as unavailable when nothing listens there", async () => {
  const {server, url} = await listen(() => {});
  server.close();
  const site = await listen(createBackendPipe(url));
  const answer = await fetch(`${site.url}/b/health`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([502, "no-store"]);
  expect(await answer.json()).toMatchObject({err: {code: "unavailable"}});
});

it("413: an early answer reaches the client, and its connection is not reused", async () => {
  // Reads no body.
  const backend = await listen((req, res) => res.writeHead(req.method === "GET" ? 200 : 413).end("answer"));
  const site = await listen(createBackendPipe(backend.url));
  for (let round = 0; round < 5; round++) {
    const refused = await fetch(`${site.url}/b/x`, {method: "POST", body: new Uint8Array(8_000_000)});
    const others = await Promise.all([1, 2].map(() => fetch(`${site.url}/b/x`, {method: "GET"})));
    expect([refused.status, ...others.map(({status}) => status)]).toEqual([413, 200, 200]);
    await Promise.all([refused, ...others].map((answer) => answer.text()));
  }
});

it("GET is retried when the backend closes a reused connection, POST is not", async () => {
  const seen: string[] = [];
  const used = new WeakSet<Socket>();
  const backend = await listen((req, res) => {
    seen.push(`${req.method} ${used.has(req.socket) ? "again" : "first"}`);
    if (used.has(req.socket)) return void req.socket.destroy();
    used.add(req.socket);
    res.end("answer");
  });
  const site = await listen(createBackendPipe(backend.url));
  const ask = async (method: string) => (await fetch(`${site.url}/b/x`, {method})).status;
  expect([await ask("GET"), await ask("GET"), await ask("POST")]).toEqual([200, 200, 502]);
  expect(seen).toEqual(["GET first", "GET again", "GET first", "POST again"]);
});
