import {expect, test} from "vitest";
import {addressProblem, sameAddressProblem} from "./address-problem.ts";

const store = {title: "Store", locale: "de", availability: {mode: "all"}};

test("two pages at one address: where, and which one is the other", () => {
  expect(addressProblem("/store", {mode: "except", regions: ["us"]}, [store])).toBe(
    "Two pages answer /store in 9 regions, Canada among them: this one and “Store” (German). Change one of the addresses.",
  );
  expect(addressProblem("/store", undefined, [store])).toContain("/store everywhere");
});

test("a region's own page and the general one live side by side", () => {
  expect(addressProblem("/store", {mode: "only", regions: ["ch"]}, [store])).toBeNull();
});

test("regions are named as editors know them", () => {
  const swiss = {...store, availability: {mode: "only", regions: ["ch", "de"]}};
  expect(addressProblem("/store", {mode: "only", regions: ["de", "ch"]}, [swiss])).toContain(
    "in Germany and Switzerland",
  );
});

test("a translation must use the address of its source, once the source has one", () => {
  expect(sameAddressProblem("frueh", {title: "Early", locale: "en", slug: "early"})).toContain(
    "Use early, as “Early” (English) does.",
  );
  expect(sameAddressProblem("early", {slug: "early"})).toBeNull();
  // The source may still be waiting for its address.
  expect(sameAddressProblem("early", {slug: null})).toBeNull();
});
