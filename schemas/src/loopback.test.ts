import {describe, expect, it} from "vitest";
import {isBrowserLoopback, isBrowserLoopbackUrl, isLoopback, isLoopbackUrl} from "./loopback.ts";

describe("a host", () => {
  it.each([
    "localhost",
    "LOCALHOST",
    "127.0.0.1",
    "127.255.255.254",
    "::1",
    "[::1]",
    "::ffff:127.0.0.1",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
  ])("%s is this machine", (host) => {
    expect([isLoopback(host), isBrowserLoopback(host)]).toEqual([true, true]);
  });

  it.each(["gradus.localhost", "s3.gradus.localhost", "DB.Localhost"])(
    "%s is this machine to a browser; elsewhere a hosts file decides",
    (host) => {
      expect([isLoopback(host), isBrowserLoopback(host)]).toEqual([false, true]);
    },
  );

  it.each([
    "",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example",
    "evillocalhost",
    "evil.example/.localhost",
    "evil.example\n.localhost",
    "gradus.127.0.0.1",
    "gradus.::1",
    "localhost:3000",
    "localhost.",
    ".localhost",
    "user@localhost",
    "0.0.0.0",
    "::",
    "[::]",
    "0x7f.1",
    "0x7f.0.0.1",
    "127.1",
    "127.0.0.256",
    "127.0.0.01",
    "2130706433",
    "126.0.0.1",
    "128.0.0.1",
    "192.168.0.1",
    "::2",
    "::ffff:128.0.0.1",
    "[::ffff:8000:1]",
    "[127.0.0.1",
    "fe80::1",
  ])("%s is not", (host) => {
    expect([isLoopback(host), isBrowserLoopback(host)]).toEqual([false, false]);
  });
});

describe("an address", () => {
  it.each([
    "http://localhost:3000/us/en",
    "http://[::1]:4000",
    "http://[::ffff:127.0.0.1]/",
    // Other spellings of 127.0.0.1: a request to them goes there, whatever parses them.
    "http://0x7f.1/",
    "http://127.1/",
    "smtp://127.0.0.1:1025",
    "postgres://user:secret@localhost/gradus",
  ])("%s points to this machine", (url) => {
    expect([isLoopbackUrl(url), isBrowserLoopbackUrl(url)]).toEqual([true, true]);
  });

  it.each(["https://gradus.localhost", "http://gradus.localhost:4100/v1"])(
    "%s points to this machine only from a browser",
    (url) => {
      expect([isLoopbackUrl(url), isBrowserLoopbackUrl(url)]).toEqual([false, true]);
    },
  );

  it.each([
    "http://127.0.0.1.evil.example/",
    "http://localhost.evil.example/",
    "http://localhost@evil.example/",
    "https://evil.example/?localhost",
    "http://0.0.0.0:3000/",
    "http://[::ffff:8000:1]/",
    "postgres://0x7f.1/gradus",
    "localhost",
    "null",
    "",
  ])("%s does not", (url) => {
    expect([isLoopbackUrl(url), isBrowserLoopbackUrl(url)]).toEqual([false, false]);
  });
});
