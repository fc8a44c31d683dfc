import type {RequestListener} from "node:http";
import type {LookupFunction} from "node:net";
import {afterEach, describe, expect, it} from "vitest";
import {startFakeSite} from "../../../../test/fake-site.ts";
import {guardedLookup} from "./guarded-lookup.ts";
import {createOutgoing, type OutgoingRequest} from "./outgoing-client.ts";

type Site = Awaited<ReturnType<typeof startFakeSite>>;
const sites: Site[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

/** Sends a request to a site with this reply. It runs on this machine, so private addresses are allowed here. */
async function ask(answer: RequestListener, request?: OutgoingRequest, timeoutMs = 5_000) {
  const site = await startFakeSite(answer);
  sites.push(site);
  const hosts = new Set([new URL(site.url).host]);
  return createOutgoing({hosts, allowPrivate: true, timeoutMs})(`${site.url}/token`, request);
}

describe("an answer", () => {
  it.each([200, 204, 400, 401, 403, 404, 418, 429, 500, 503])(
    "a response with status %i is returned unchanged",
    async (status) => {
      const reply = await ask((_request, response) =>
        response.writeHead(status).end(status === 204 ? "" : "so"),
      );
      expect([reply.status, reply.body.toString()]).toEqual([status, status === 204 ? "" : "so"]);
    },
  );

  it.each([301, 302, 303, 307, 308])(
    "a redirect with status %i is not followed, even though it names a location",
    async (status) => {
      const requests: string[] = [];
      const answered = ask(
        (request, response) => {
          requests.push(request.url ?? "");
          response.writeHead(status, {location: "/elsewhere"}).end();
        },
        {method: "POST", form: {client_secret: "s"}},
      );
      await expect(answered).rejects.toThrow("redirects");
      expect(requests).toEqual(["/token"]);
    },
  );

  it.each<[string, RequestListener]>([
    ["is cut before it begins", (request) => void request.socket.destroy()],
    [
      "is cut in its middle",
      (_request, response) => {
        response.writeHead(200, {"content-length": "100"});
        response.write("half");
        setImmediate(() => response.destroy());
      },
    ],
    [
      "is shorter than it says",
      (_request, response) => {
        response.socket?.end("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf");
      },
    ],
    ["is none", (_request, response) => void response.socket?.end("hello\r\n\r\n")],
    [
      "has two lengths",
      (_request, response) =>
        void response.socket?.end("HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab"),
    ],
    [
      "says beforehand that it is too long",
      (_request, response) =>
        void response.writeHead(200, {"content-length": String(6 * 1024 * 1024)}).write("x"),
    ],
    [
      "has a head without an end",
      (_request, response) => void response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${"y".repeat(100_000)}`),
    ],
  ])("a response that %s is rejected without waiting for more", async (_case, answer) => {
    await expect(ask(answer)).rejects.toThrow();
  });

  it("that trickles is not waited for longer than the whole may take", async () => {
    const trickle: RequestListener = (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("."), 10);
      response.on("close", () => clearInterval(timer));
    };
    await expect(ask(trickle, undefined, 150)).rejects.toThrow(/Timeout|aborted/i);
  });
});

it("a form goes as one, its values escaped; a question without one has no body", async () => {
  const received: string[] = [];
  const echo: RequestListener = async (request, response) => {
    const pieces = await request.toArray();
    received.push(
      [request.method, request.headers["content-type"], Buffer.concat(pieces).toString()].join(" "),
    );
    response.end();
  };
  await ask(echo, {method: "POST", form: {code: "a&b=c d", state: "ä"}});
  await ask(echo, {headers: {authorization: "Bearer t"}});
  expect(received).toEqual(["POST application/x-www-form-urlencoded code=a%26b%3Dc+d&state=%C3%A4", "GET  "]);
});

describe("a name that is looked up", () => {
  const leads = (...addresses: string[]): LookupFunction => {
    return (_hostname, _options, done) =>
      done(
        null,
        addresses.map((address) => ({address, family: address.includes(":") ? 6 : 4})),
      );
  };
  /** What the lookup returns to a connection that asks for one address or for all. */
  const resolveHost = (lookup: LookupFunction, all: boolean) =>
    new Promise<unknown>((resolve) => {
      guardedLookup(lookup)("p.example", {all}, (error, address) => resolve(error ? error.message : address));
    });
  const OUTSIDE = "93.184.215.14";

  it("the lookup returns exactly the addresses that were checked, in the requested form", async () => {
    expect(await resolveHost(leads(OUTSIDE), false)).toBe(OUTSIDE);
    expect(await resolveHost(leads(OUTSIDE), true)).toEqual([{address: OUTSIDE, family: 4}]);
  });

  it.each([
    ["one inside among many", [OUTSIDE, "2606:2800:21f:cb07::1", "10.0.0.1"]],
    ["nothing", []],
    ["what is no address", ["localhost"]],
  ])("a host name is rejected when it resolves to %s", async (_case, addresses) => {
    for (const all of [true, false]) {
      expect(await resolveHost(leads(...addresses), all)).toBe("p.example leads to a private address");
    }
  });

  it("is judged at each look: a name that turns inside meanwhile is refused from then on", async () => {
    const turns = [[OUTSIDE], ["127.0.0.1"], [OUTSIDE]];
    const lookup: LookupFunction = (hostname, options, done) =>
      leads(...(turns.shift() ?? []))(hostname, options, done);
    const answers = [
      await resolveHost(lookup, false),
      await resolveHost(lookup, false),
      await resolveHost(lookup, false),
    ];
    expect(answers).toEqual([OUTSIDE, "p.example leads to a private address", OUTSIDE]);
  });

  it("a host name that cannot be resolved stays unresolved", async () => {
    const unknown: LookupFunction = (_hostname, _options, done) => done(new Error("ENOTFOUND"), []);
    expect(await resolveHost(unknown, true)).toBe("ENOTFOUND");
  });
});
