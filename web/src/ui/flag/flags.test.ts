import {expect, it} from "vitest";
import {isKnownMarkup} from "@/lib/trusted-types/is-known-markup";
import {FLAGS} from "./flags";

it.each(Object.entries(FLAGS))("the flag of %s is markup a page may hold", (_region, flag) => {
  expect(isKnownMarkup(flag)).toBe(true);
});
