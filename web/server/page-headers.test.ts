import type {IncomingMessage} from "node:http";
import {expect, it} from "vitest";
import {refusesMethod} from "./page-headers.ts";

const asked = (method: string, url: string) => refusesMethod({method, url} as IncomingMessage);

it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s to a page is refused", (method) => {
  expect(asked(method, "/us/en/store")).toBe(true);
});

it("reading a page and writing to an interface of ours are not", () => {
  expect(asked("GET", "/us/en")).toBe(false);
  expect(asked("HEAD", "/us/en")).toBe(false);
  expect(asked("POST", "/api/revalidate")).toBe(false);
});
