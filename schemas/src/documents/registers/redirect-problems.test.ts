import {describe, expect, test} from "vitest";
import type {RedirectRow} from "../../completeness/redirects.ts";
import {addressTakenProblem, formerAddressProblem, redirectChainProblem} from "./redirect-problems.ts";

const row = (from: string, to: string, fields: Partial<RedirectRow> = {}): RedirectRow => ({
  id: `redirect${from}`,
  from,
  to,
  permanent: true,
  targeting: {mode: "all"},
  ...fields,
});

describe("a former address", () => {
  test.each(["/buy", "/landing/old", "/a/b/c"])("%s may be one", (from) => {
    expect(formerAddressProblem(from)).toBeNull();
  });

  test.each([
    ["buy", "beginning with a slash"],
    ["/Buy", "lower case"],
    ["/buy/", "without a slash at the end"],
    ["/buy?a=1", "without ? or #"],
    ["/de/de/buy", "Leave out region and language"],
    ["/store", "is a page of the site"],
  ])("%s is refused", (from, words) => {
    expect(formerAddressProblem(from)).toContain(words);
  });

  test("is taken while an English page answers there, and a warning while only others do", () => {
    const page = (locale: string) => ({type: "landingPage", slug: "old", locale});
    expect(addressTakenProblem("/landing/old", [page("en"), page("de")])).toMatchObject({isFinal: true});
    expect(addressTakenProblem("/landing/old", [page("de"), page("fr")])).toEqual({
      isFinal: false,
      message: "/landing/old still answers in German and French. Change the address there as well.",
    });
    expect(addressTakenProblem("/landing/new", [page("en")])).toBeNull();
  });
});

describe("the target of a redirect", () => {
  test.each([
    ["itself", row("/a", "/a"), [], "cannot lead to itself"],
    ["itself with a query", row("/a", "/a?x=1"), [], "the same page with another ending"],
    ["a circle", row("/a", "/b"), [row("/b", "/a")], "round in circles: /a → /b → /a"],
    ["a longer circle", row("/a", "/b"), [row("/b", "/c"), row("/c", "/a")], "/a → /b → /c → /a"],
    ["another redirect", row("/a", "/b"), [row("/b", "/store")], "Lead straight to /store."],
    ["the end of another", row("/a", "/store"), [row("/z", "/a")], "/z leads here"],
    [
      "where one leads already",
      row("/a", "/store"),
      [row("/a", "/faq", {id: "other"})],
      "already leads to /faq",
    ],
  ])("%s is refused in words", (_case, own, others, words) => {
    expect(redirectChainProblem(own, others)).toContain(words);
  });

  test("a redirect to a page is accepted, also next to other redirects and to its own earlier version", () => {
    expect(redirectChainProblem(row("/a", "/store"), [row("/a", "/faq"), row("/b", "/store")])).toBeNull();
  });

  test("redirects of other regions do not meet", () => {
    const us = {targeting: {mode: "only", regions: ["us"]}};
    const de = {targeting: {mode: "only", regions: ["de"]}};
    expect(redirectChainProblem(row("/a", "/b", us), [row("/b", "/a", de)])).toBeNull();
    expect(redirectChainProblem(row("/a", "/b", us), [row("/b", "/a")])).toContain("round in circles");
  });
});
