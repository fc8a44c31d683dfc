import {IncomingMessage, ServerResponse} from "node:http";
import {Socket} from "node:net";
import {expect, it} from "vitest";
import {pageHeaders, refusesMethod, requireTls} from "./page-headers.ts";

const isRefused = (method: string, url: string) => refusesMethod({method, url} as IncomingMessage);

it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s to a page is refused", (method) => {
  expect(isRefused(method, "/us/en/store")).toBe(true);
});

it("reading a page and writing to an interface of ours are not", () => {
  expect(isRefused("GET", "/us/en")).toBe(false);
  expect(isRefused("HEAD", "/us/en")).toBe(false);
  expect(isRefused("POST", "/api/revalidate")).toBe(false);
});

it("a site on TLS instructs browsers to stay on TLS; a site without TLS sends no such header", () => {
  const hstsHeader = (siteUrl: string) => {
    const res = new ServerResponse(new IncomingMessage(new Socket()));
    requireTls(res, siteUrl);
    return res.getHeader("strict-transport-security");
  };
  expect(hstsHeader("https://gradus.example")).toBe("max-age=31536000");
  expect(hstsHeader("http://localhost:3000")).toBeUndefined();
});

it("every answer sends nosniff, and declares what it may use and what it reveals to others", () => {
  expect(pageHeaders(false)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
});

it.each([
  ["/us/en/powercenter/activities/act_1", true],
  ["/us/en/powercenter/activities/act_1?from=mail", true],
  ["/us/en/powercenter/activities", false],
  ["/us/en/powercenter/activities?x=/a", false],
  ["/us/en/powercenter/activities/act_1/share", false],
  ["/us/en/store", false],
])("%s may use the microphone: %s", (url, may) => {
  expect(pageHeaders(false, url)["permissions-policy"]?.includes("microphone=(self)")).toBe(may);
});
