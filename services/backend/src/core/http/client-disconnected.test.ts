import {once} from "node:events";
import {createServer} from "node:http";
import {type AddressInfo, connect} from "node:net";
import {Writable} from "node:stream";
import {getRequestListener} from "@hono/node-server";
import {drizzle} from "drizzle-orm/pglite";
import {expect, it, onTestFinished} from "vitest";
import {createTestApp} from "../../../test/test-app.ts";
import {createLogger} from "../log/logger.ts";

interface Line {
  readonly level: number;
  readonly status?: number;
}

/** Starts the backend on a port and returns what it logs of a request that breaks off in the middle of its body. */
async function logOf(head: readonly string[]): Promise<Line[]> {
  const lines: Line[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      log.emit("line");
      done();
    },
  });
  const {app} = createTestApp(drizzle.mock(), {logger: createLogger("info", log)});
  const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const written = once(log, "line");
  const requestReceived = once(server, "request");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`${[...head, "Host: localhost", "Content-Length: 1000"].join("\r\n")}\r\n\r\n{"email":`);
  await requestReceived;
  socket.destroy();
  await written;
  return lines;
}

it.each([
  ["a small body", ["POST /b/email/signin HTTP/1.1", "Content-Type: application/json"]],
  [
    "one that shall have one effect",
    ["POST /b/email/signin HTTP/1.1", "Content-Type: application/json", "Idempotency-Key: 0123456789abcdef"],
  ],
  [
    "a form",
    ["POST /b/user/signin/apple/return HTTP/1.1", "Content-Type: application/x-www-form-urlencoded"],
  ],
])(
  "%s that the client breaks off is no server error, and is logged as left by the client",
  async (_case, head) => {
    expect(await logOf(head)).toEqual([expect.objectContaining({level: 30, status: 499})]);
  },
);
