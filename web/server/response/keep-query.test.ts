import type {RequestListener} from "node:http";
import {expect, it} from "vitest";
import {openSite} from "./test-site.ts";

const movedTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(308, {location}).end();

it.each([
  ["/us/en/buy?utm_source=mail", "/us/en/store", "/us/en/store?utm_source=mail"],
  ["/us/en/buy?clip=red&a=1", "/us/en/store?clip=blue#box", "/us/en/store?clip=blue&a=1#box"],
  ["/us/en/buy", "/us/en/store", "/us/en/store"],
  ["/us/en/terms?on=2026-03-03", "/us/en/terms/versions/2026-02-01", "/us/en/terms/versions/2026-02-01"],
  [
    "/us/en/terms?on=2026-03-03&utm_source=a",
    "/us/en/terms/versions/2026-02-01",
    "/us/en/terms/versions/2026-02-01?utm_source=a",
  ],
  ["/api/preview/share?t=secret", "/us/en", "/us/en"],
  ["/us/en/buy?a=1", "https://other.example/", "https://other.example/"],
])("%s, which moved to %s, redirects to %s", async (address, location, expected) => {
  const {ask} = await openSite(movedTo(location));
  expect((await ask(address)).headers.location).toBe(expected);
});
