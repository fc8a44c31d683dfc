import {expect, it} from "vitest";
import {withoutRepeatedHeaders} from "./repeated-headers.ts";

const repaired = (headers: Record<string, string | string[]>) =>
  withoutRepeatedHeaders({status: 307, headers}).headers;

it("a value that was written twice leaves once, as one plain header", () => {
  expect(repaired({location: ["/us/en", "/us/en"]})).toEqual({location: "/us/en"});
});

it("different values of one header all leave, in their order", () => {
  expect(repaired({"set-cookie": ["a=1", "b=2", "a=1"]})).toEqual({"set-cookie": ["a=1", "b=2"]});
});

it("every other header stays as it is", () => {
  expect(repaired({vary: ["rsc", "rsc"], etag: '"a"'})).toEqual({vary: "rsc", etag: '"a"'});
});
