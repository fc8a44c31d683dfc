import type {IncomingMessage} from "node:http";
import {describe, expect, it} from "vitest";
import {createHostCheck, namesPath} from "./own-host.ts";

const checkHost = (siteUrl: string, host: string | undefined, remoteAddress = "203.0.113.7") =>
  createHostCheck([siteUrl])({
    headers: {host},
    socket: {remoteAddress, localAddress: "::ffff:198.51.100.4"},
  } as IncomingMessage);

describe("a site of its own name", () => {
  const SITE = "https://gradus.example";

  it.each(["gradus.example", "GRADUS.example", "gradus.example:443", "198.51.100.4:3000"])(
    "answers to %s",
    (host) => {
      expect(checkHost(SITE, host)).toBe(true);
    },
  );

  it.each([
    "evil.example",
    "gradus.example.evil.example",
    "gradus.example:8443",
    "gradus.example@evil.example",
    "gradus.example evil.example",
    "203.0.113.1",
    "localhost",
    "",
    undefined,
  ])("not to %s", (host) => {
    expect(checkHost(SITE, host)).toBe(false);
  });

  it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
    "answers to %s only for requests from this machine itself, which a visitor cannot forge",
    (host) => {
      expect(checkHost(SITE, host, "127.0.0.1")).toBe(true);
      expect(checkHost(SITE, host, "::ffff:127.0.0.1")).toBe(true);
      expect(checkHost(SITE, host)).toBe(false);
    },
  );
});

describe("a site on this machine", () => {
  const SITE = "http://localhost:3000";

  it.each(["localhost:3000", "localhost:3100", "127.0.0.1:3000", "[::1]:3000", "gradus.localhost:3000"])(
    "answers to %s",
    (host) => {
      expect(checkHost(SITE, host)).toBe(true);
    },
  );

  it.each(["evil.example", "localhost.evil.example", "evil.example:3000", "192.0.2.1:3000"])(
    "does not answer to %s, even when that name resolves to this machine",
    (host) => {
      expect(checkHost(SITE, host, "127.0.0.1")).toBe(false);
    },
  );
});

it("a server of several addresses answers to each of them", () => {
  const check = createHostCheck(["https://gradus.example", "http://backend:4000"]);
  const ask = (host: string) => check({headers: {host}, socket: {}} as IncomingMessage);
  expect(["gradus.example", "backend:4000", "backend"].map(ask)).toEqual([true, true, false]);
});

it.each(["http://evil.example/us/en", "http://localhost:3000/", "*", "evil.example:443", ""])(
  "%j is no path",
  (url) => {
    expect(namesPath({url} as IncomingMessage)).toBe(false);
  },
);
