import {once} from "node:events";
import {Agent, createServer, request} from "node:http";
import type {AddressInfo} from "node:net";
import {getRequestListener} from "@hono/node-server";
import {pino} from "pino";
import {describe, expect, it} from "vitest";
import {UPLOAD_MAX_BYTES} from "../../contract/platforms.ts";
import {listUploads} from "../../server/list-parts.ts";
import {MODULES} from "../../server/modules.ts";
import {createApi} from "./api.ts";
import {limitBodies} from "./body-limit.ts";
import {createErrorHandler} from "./error-reply.ts";

const KB = 1024;
const [SMALL, FORM] = [64 * KB, 16 * KB];
const AVATAR = 2 * KB * KB + FORM;
const RUN = UPLOAD_MAX_BYTES + FORM;

/** Whether a body gets as far as a handler, and how much of it was read until then. */
function open() {
  const app = createApi();
  app.onError(createErrorHandler(pino({level: "silent"})));
  app.use(limitBodies(listUploads(MODULES)));
  app.all("*", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));
  const send = async (
    path: string,
    body: Uint8Array<ArrayBuffer> | ReadableStream,
    headers: Record<string, string> = {},
  ) => {
    const init = {method: "POST", headers, body, duplex: "half"} as const;
    return (await app.request(path, init)).status;
  };
  return {send};
}

/** A body without a declared length, which counts how much of it is read. */
function stream(bytes: number) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= bytes) return controller.close();
      const piece = new Uint8Array(Math.min(KB, bytes - sent));
      sent += piece.length;
      controller.enqueue(piece);
    },
  });
  return {body, sent: () => sent};
}

describe("a body", () => {
  it.each([
    ["/b/email/signin", SMALL],
    ["/canyon/email/subscribe", SMALL],
    ["/b/api/v1/users/me", SMALL],
    ["/b/api/v1/users/me/avatar", AVATAR],
    ["/b/api/v1/users/usr_1/avatar", AVATAR],
    ["/b/platform/data/pod", RUN],
  ])("for %s may have %i bytes and not one more", async (path, most) => {
    const {send} = open();
    expect(await send(path, new Uint8Array(most))).toBe(200);
    expect(await send(path, new Uint8Array(most + 1))).toBe(413);
  });

  it.each([
    "/b/api/v1/users/me/avatar/more",
    "/b/api/v1/users/a/b/avatar",
    "/x/b/api/v1/users/me/avatar",
    "/b/platform/data/pod/more",
    "/b/platform/data/",
    "/b/platform/webhook/suunto",
  ])("for %s, which only looks like a place for files, is a small one", async (path) => {
    expect(await open().send(path, new Uint8Array(SMALL + 1))).toBe(413);
  });

  it("a body with a declared length above the limit is rejected before any of it is read", async () => {
    const {body, sent} = stream(10 * KB * KB);
    expect(await open().send("/b/email/signin", body, {"content-length": String(10 * KB * KB)})).toBe(413);
    expect(sent()).toBeLessThanOrEqual(KB);
  });

  it("a body without a declared length is read only up to the limit", async () => {
    const {body, sent} = stream(10 * KB * KB);
    expect(await open().send("/b/email/signin", body, {"transfer-encoding": "chunked"})).toBe(413);
    expect(sent()).toBeLessThan(2 * SMALL);
    const short = stream(SMALL);
    expect(await open().send("/b/email/signin", short.body, {"transfer-encoding": "chunked"})).toBe(200);
  });
});

describe("the next request on a connection is answered after a body", () => {
  const tooLarge = new Uint8Array(5 * SMALL);
  it.each([
    [
      "whose length is too large",
      "/b/email/signin",
      tooLarge,
      {"content-length": String(tooLarge.length)},
      413,
    ],
    [
      "of unknown length that is too large",
      "/b/email/signin",
      tooLarge,
      {"transfer-encoding": "chunked"},
      413,
    ],
    ["that was not read", "/b/refused", new Uint8Array(SMALL), {"content-length": String(SMALL)}, 401],
  ])("%s", async (_which, path, body, headers, status) => {
    const app = createApi();
    app.onError(createErrorHandler(pino({level: "silent"})));
    app.use(limitBodies([]));
    app.post("/b/refused", (c) => c.body(null, 401));
    app.post("/b/next", async (c) => c.text(await c.req.text()));
    const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const {port} = server.address() as AddressInfo;
    const agent = new Agent({keepAlive: true, maxSockets: 1});
    const send = async (to: string, content: Uint8Array, requestHeaders: Record<string, string>) => {
      const outgoing = request({port, path: to, method: "POST", agent, headers: requestHeaders}).end(content);
      const [answer] = await once(outgoing, "response");
      await answer.resume().toArray();
      return answer.statusCode;
    };
    const statuses = [await send(path, body, headers), await send("/b/next", Buffer.from("x"), {})];
    agent.destroy();
    server.close();
    expect(statuses).toEqual([status, 200]);
  });
});
