import type {LookupFunction} from "node:net";
import {describe, expect, it} from "vitest";
import {startFakeSite} from "../../../../test/fake-site.ts";
import {createOutgoing} from "./outgoing-client.ts";
import {isPrivateAddress} from "./private-address.ts";

/** What is refused may stand deep inside what the library throws. */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "an answer";
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

const to = (address: string): LookupFunction => {
  const family = address.includes(":") ? 6 : 4;
  return (_hostname, _options, done) => done(null, [{address, family}]);
};

const INSIDE = [
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "0.0.0.0",
  "100.64.0.1",
  "192.0.0.8",
  "192.0.2.1",
  "198.18.0.1",
  "203.0.113.5",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:a00:1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "fec0::1",
];

describe("the way out", () => {
  it.each(INSIDE)(
    "%s: rejected as a literal address and as the address a host name resolves to",
    async (address) => {
      const host = address.includes(":") ? `[${address}]` : address;
      const {host: written} = new URL(`https://${host}/`);
      const byAddress = createOutgoing({hosts: new Set([written]), allowPrivate: false});
      expect(await refusalOf(byAddress(`https://${host}/`))).toContain("private address");
      const byName = createOutgoing({
        hosts: new Set(["p.example"]),
        allowPrivate: false,
        lookup: to(address),
      });
      expect(await refusalOf(byName("https://p.example/"))).toContain("leads to a private address");
    },
  );

  it.each([
    ["decimal", "https://2130706433/"],
    ["octal", "https://0177.0.0.1/"],
    ["short", "https://127.1/"],
    ["hexadecimal", "https://0x7f000001/"],
  ])("an address in another spelling is the same address: %s", async (_spelling, url) => {
    const outgoing = createOutgoing({hosts: new Set(["127.0.0.1"]), allowPrivate: false});
    expect(await refusalOf(outgoing(url))).toContain("private address");
  });

  it("a host name that resolves to both a public and a private address is rejected", async () => {
    const lookup: LookupFunction = (_hostname, _options, done) =>
      done(null, [
        {address: "93.184.215.14", family: 4},
        {address: "10.0.0.1", family: 4},
      ]);
    const outgoing = createOutgoing({hosts: new Set(["p.example"]), allowPrivate: false, lookup});
    expect(await refusalOf(outgoing("https://p.example/"))).toContain("leads to a private address");
  });

  it.each(["93.184.215.14", "2606:2800:21f:cb07::1"])("%s is out there", (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });

  it.each([
    ["another host", "https://evil.example/"],
    ["another port", "https://p.example:8443/"],
    ["a name in front", "https://p.example@evil.example/"],
    ["a name behind", "https://p.example.evil.example/"],
  ])("sends requests to configured hosts only: %s", async (_case, url) => {
    const outgoing = createOutgoing({hosts: new Set(["p.example"]), allowPrivate: true});
    expect(await refusalOf(outgoing(url))).toContain("not a configured host");
  });

  it("sends no request without TLS", async () => {
    const outgoing = createOutgoing({hosts: new Set(["p.example"]), allowPrivate: false});
    expect(await refusalOf(outgoing("http://p.example/"))).toContain("without TLS");
  });
});

describe("what comes back", () => {
  async function ask(answer: Parameters<typeof startFakeSite>[0], timeoutMs = 10_000) {
    const site = await startFakeSite(answer);
    const outgoing = createOutgoing({
      hosts: new Set([new URL(site.url).host]),
      allowPrivate: true,
      timeoutMs,
    });
    const refusal = await refusalOf(outgoing(site.url));
    await site.close();
    return refusal;
  }

  it("is not followed elsewhere", async () => {
    const requests: string[] = [];
    const refusal = await ask((request, response) => {
      requests.push(request.url ?? "");
      response.writeHead(302, {location: "/inside"}).end();
    });
    expect([refusal, requests]).toEqual([expect.stringContaining("redirects"), ["/"]]);
  });

  it("a response longer than five megabytes is rejected, whether or not it declares its length", async () => {
    const block = Buffer.alloc(1024 * 1024);
    const refusal = await ask((_request, response) => {
      for (let count = 0; count < 6; count++) response.write(block);
      response.end();
    });
    expect(refusal).toContain("exceeded");
  });

  it("must come in time", async () => {
    expect(await ask(() => {}, 50)).toMatch(/Timeout|aborted/i);
  });
});
