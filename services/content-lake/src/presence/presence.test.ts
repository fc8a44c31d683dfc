import {once} from "node:events";
import {createServer} from "node:http";
import type {AddressInfo} from "node:net";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {WebSocket} from "ws";
import {attachPresence, type Presence} from "./attach-presence.ts";

const server = createServer();
let presence: Presence;
let port: number;

beforeAll(async () => {
  presence = attachPresence(server, {
    authenticate: (token) => (token.startsWith("token-of-") ? token.slice("token-of-".length) : null),
    hasDataset: (name) => name === "production",
    isAllowed: ({headers}) => headers.origin !== "https://elsewhere.example",
    heartbeatMs: 20,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({port} = server.address() as AddressInfo);
});

afterAll(() => {
  presence.close();
  server.close();
});

const addressOf = (dataset: string) => `ws://127.0.0.1:${port}/v2022-06-30/socket/${dataset}?tag=x`;

/** A Studio's end of the socket: messages in the order they came, and a way to wait for the next. */
async function open() {
  const socket = new WebSocket(addressOf("production"));
  const inbox: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  socket.on("message", (data) => {
    const text = data.toString();
    const message: unknown = text.startsWith("{") ? JSON.parse(text) : text;
    const next = waiting.shift();
    if (next) next(message);
    else inbox.push(message);
  });
  await once(socket, "open");
  const next = async (): Promise<unknown> =>
    inbox.length > 0 ? inbox.shift() : new Promise((resolve) => waiting.push(resolve));
  /** Skips heartbeats, and everything before the first message that looks like this. */
  const expectMessage = async (shape: object): Promise<void> => {
    for (;;) {
      const message = await next();
      if (message === "♥") continue;
      expect(message).toMatchObject(shape);
      return;
    }
  };
  let id = 0;
  const call = (method: string, params?: unknown) => {
    id++;
    socket.send(JSON.stringify({jsonrpc: "2.0", id: `${id}`, method, params}));
    return `${id}`;
  };
  return {socket, next, expectMessage, call};
}

async function join(person: string) {
  const studio = await open();
  await studio.expectMessage({
    id: studio.call("authorization", {authorization: `Bearer token-of-${person}`}),
    result: "ok",
  });
  await studio.expectMessage({id: studio.call("presence_subscribe"), result: expect.any(String)});
  return studio;
}

const event = (result: object) => ({method: "presence_subscription", params: {result}});

describe("two Studios on one dataset", () => {
  it("learn of each other, follow each other, and notice when one closes", async () => {
    const anna = await join("anna");
    const ben = await join("ben");
    const state = {sessionId: "s-ben", locations: [{type: "document", documentId: "home", path: []}]};

    anna.call("presence_rollcall", {session: "s-anna"});
    await ben.expectMessage(event({type: "rollCall", i: "anna", session: "s-anna"}));
    ben.call("presence_announce", {data: state});
    await anna.expectMessage(event({type: "rollCall"}));
    await anna.expectMessage({result: "ok"});
    await anna.expectMessage(event({type: "state", i: "ben", m: state}));
    ben.socket.terminate();
    await anna.expectMessage(event({type: "disconnect", i: "ben", m: {session: "s-ben"}}));
    anna.socket.close();
  });

  it("a Studio receives no more messages for a subscription that was ended", async () => {
    const studio = await open();
    studio.call("authorization", {authorization: "Bearer token-of-anna"});
    await studio.expectMessage({result: "ok"});
    studio.call("presence_subscribe");
    const answer = await studio.next();
    studio.call("presence_unsubscribe", {subscriptionId: (answer as {result: string}).result});
    await studio.expectMessage({result: "ok"});
    const last = studio.call("presence_rollcall", {session: "s"});
    await studio.expectMessage({id: last, result: "ok"});
    studio.socket.close();
  });
});

describe("a connection", () => {
  it.each([
    ["that has not said who it is", "presence_rollcall", {session: "s"}, -32001],
    ["with a token nobody has", "authorization", {authorization: "Bearer stranger"}, -32001],
  ])("%s gets an error and nothing else", async (_case, method, params, code) => {
    const studio = await open();
    await studio.expectMessage({id: studio.call(method, params), error: {code}});
    studio.socket.close();
  });

  it.each([
    ["an unknown method", "presence_dance", {}, -32601],
    ["parameters of the wrong shape", "presence_announce", {data: {sessionId: 7}}, -32602],
  ])("answers %s with an error and stays open", async (_case, method, params, code) => {
    const studio = await join("anna");
    await studio.expectMessage({id: studio.call(method, params), error: {code}});
    studio.socket.send("not json");
    await studio.expectMessage({id: null, error: {code: -32700}});
    await studio.expectMessage({id: studio.call("presence_subscribe"), result: expect.any(String)});
    studio.socket.close();
  });

  it("a connection is kept open by heartbeats", async () => {
    const studio = await open();
    expect(await studio.next()).toBe("♥");
    studio.socket.close();
  });

  it("that sends too much is cut off, and the others stay", async () => {
    const studio = await open();
    const other = await join("ben");
    studio.socket.send("x".repeat(300_000));
    await once(studio.socket, "close");
    await other.expectMessage({id: other.call("presence_subscribe"), result: expect.any(String)});
    other.socket.close();
  });

  it.each([
    ["for a dataset that does not exist", "nowhere", {}, 404],
    ["from a page elsewhere", "production", {origin: "https://elsewhere.example"}, 403],
  ])("%s is refused", async (_case, dataset, headers, status) => {
    const socket = new WebSocket(addressOf(dataset), {headers});
    const [error] = await once(socket, "error").catch((reason: unknown) => [reason]);
    expect(String(error)).toContain(String(status));
  });
});
