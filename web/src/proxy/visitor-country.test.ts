import {expect, it} from "vitest";
import {visitorCountry} from "./visitor-country";

const seen = (headers: Record<string, string>, options = {}) =>
  visitorCountry(new Request("http://site.test/?country=fr", {headers}), {
    header: undefined,
    isDevelopment: false,
    ...options,
  });

it("believes the edge, its own header first", () => {
  expect(seen({"cf-ipcountry": "DE"})).toBe("DE");
  expect(seen({"cf-ipcountry": "DE", "x-edge-country": "ch"}, {header: "x-edge-country"})).toBe("CH");
});

it("lets only a developer pretend", () => {
  expect(seen({"cf-ipcountry": "DE"})).toBe("DE");
  expect(seen({"cf-ipcountry": "DE"}, {isDevelopment: true})).toBe("FR");
});

it("knows nothing of a missing or malformed country", () => {
  expect(seen({})).toBeNull();
  expect(seen({"cf-ipcountry": "T1"})).toBeNull();
});
