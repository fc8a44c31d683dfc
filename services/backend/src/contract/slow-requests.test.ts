import {once} from "node:events";
import {createServer, type IncomingMessage, request, type ServerResponse} from "node:http";
import {type AddressInfo, connect} from "node:net";
import {text} from "node:stream/consumers";
import {expect, it, onTestFinished} from "vitest";
import {endSlowBodies, REQUEST_TIMES} from "./slow-requests.ts";

/** Starts a server that reads the body and replies with its length. */
async function listen(rule?: Parameters<typeof endSlowBodies>[1], reads = true) {
  const server = createServer(REQUEST_TIMES, async (req, res) => {
    if (!reads) return;
    const body = await text(req).catch(() => null);
    if (body !== null) res.end(String(body.length));
  });
  endSlowBodies(server, rule);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const {port} = server.address() as AddressInfo;
  return {server, port};
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

it("408: a body that stops half-way ends the connection", async () => {
  const {port} = await listen({start_ms: 30, bytes_per_second: 1024});
  const socket = connect(port, "127.0.0.1");
  socket.write(`${head(100)}half`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close/);
});

it("408: a body of unknown length that never ends has no more time", async () => {
  const {port} = await listen({start_ms: 30, bytes_per_second: 1024});
  const socket = connect(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it("a large one goes on while it moves, when a small one that began after it has been ended", async () => {
  // Each byte buys ten seconds.
  const {server, port} = await listen({start_ms: 200, bytes_per_second: 0.1});
  const large = request({port, host: "127.0.0.1", method: "POST", headers: {"content-length": 200_000}});
  const answered = once(large, "response") as Promise<[IncomingMessage]>;
  large.flushHeaders();
  await once(server, "request");
  large.write("x".repeat(100_000));
  const small = connect(port, "127.0.0.1");
  small.write(head(100));
  expect(await text(small)).toMatch(/^HTTP\/1\.1 408 /);
  large.end("x".repeat(100_000));
  const [reply] = await answered;
  expect(await text(reply)).toBe("200000");
});

it("a body that is here may wait to be read for as long as we are busy", async () => {
  const {server, port} = await listen({start_ms: 30, bytes_per_second: 1024}, false);
  const whole = request({port, host: "127.0.0.1", method: "POST", headers: {"content-length": 4}});
  const answered = once(whole, "response") as Promise<[IncomingMessage]>;
  whole.end("body");
  const [, res] = (await once(server, "request")) as [IncomingMessage, ServerResponse];
  const slow = connect(port, "127.0.0.1");
  slow.write(head(100));
  // Began later and is ended: by now the first was looked at too.
  await text(slow);
  res.end("read at last");
  const [reply] = await answered;
  expect(await text(reply)).toBe("read at last");
});

it("the rule is a quarter of a minute for headers and for bodies, and no end for what moves", async () => {
  const {server} = await listen();
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 0]);
});
