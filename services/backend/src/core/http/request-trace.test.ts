import {setTimeout as pause} from "node:timers/promises";
import {requestId} from "hono/request-id";
import {describe, expect, it} from "vitest";
import {z} from "zod";
import {createSecret} from "../crypto/secret.ts";
import {createApi} from "./api.ts";
import {currentTrace, traceRequests} from "./request-trace.ts";

const trace = z.object({request_id: z.string(), ip_hash: z.string().nullable()});
const NO_REQUEST = {request_id: null, ip_hash: null};

/** An app whose answer is the trace of the request, as a record far below the route would see it. */
function open(key = "test-key") {
  const app = createApi();
  app.use(requestId());
  app.use(
    traceRequests({
      secret: createSecret(key),
      trustedProxies: new Set(["10.0.0.1"]),
      peerAddress: (c) => c.req.header("x-peer") ?? "203.0.113.7",
    }),
  );
  app.get("/", async (c) => {
    await pause(Number(c.req.query("after") ?? 0));
    return c.json(currentTrace());
  });
  return async (headers: Record<string, string> = {}, after = 0) =>
    trace.parse(await (await app.request(`/?after=${after}`, {headers})).json());
}

describe("what a record stores about the origin of a request", () => {
  it("is the request's id, and a digest that is the same for one address and names none", async () => {
    const ask = open();
    const [first, again, other] = [
      await ask({"x-request-id": "r-1"}),
      await ask({"x-request-id": "r-2"}),
      await ask({"x-peer": "198.51.100.1"}),
    ];
    expect([first, again]).toMatchObject([{request_id: "r-1"}, {request_id: "r-2"}]);
    expect(first.ip_hash).toBe(again.ip_hash);
    expect(other.ip_hash).not.toBe(first.ip_hash);
    expect(JSON.stringify([first, other])).not.toMatch(/203\.0|198\.51/);
  });

  it("the address digest differs under another key, so that tables of two installations cannot be linked", async () => {
    expect((await open("one")()).ip_hash).not.toBe((await open("two")()).ip_hash);
  });

  it("a caller cannot influence the address digest: only a trusted proxy can name another address", async () => {
    const ask = open();
    const forged = {"x-forwarded-for": "198.51.100.1"};
    expect(await ask(forged)).toMatchObject({ip_hash: (await ask()).ip_hash});
    const proxied = await ask({...forged, "x-peer": "10.0.0.1"});
    expect(proxied.ip_hash).toBe((await ask({"x-peer": "198.51.100.1"})).ip_hash);
  });

  it("is each request's own, though many are answered at once", async () => {
    const ask = open();
    const ids = Array.from({length: 20}, (_, number) => `r-${number}`);
    const traces = await Promise.all(ids.map((id, number) => ask({"x-request-id": id}, (20 - number) % 5)));
    expect(traces.map(({request_id}) => request_id)).toEqual(ids);
  });

  it("is nothing for this machine, and in a job", async () => {
    expect(await open()({"x-peer": "127.0.0.1"})).toMatchObject({ip_hash: null});
    expect(currentTrace()).toEqual(NO_REQUEST);
  });
});
