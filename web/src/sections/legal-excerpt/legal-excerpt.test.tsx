import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {EXAMPLES} from "../testing/examples";
import {render} from "../testing/render";
import {clauseInForce} from "./clause-in-force";

const {plain} = EXAMPLES.legalExcerpt;
const clause = plain?.text?.clause;
if (!clause) throw new Error("The example has a clause");
const base = {_id: "base", text: {_id: "base-en", locale: "en" as const, clause: {...clause, title: "Base"}}};
const overlay = (override: {mode: "replace" | "remove"} | null) => ({
  _id: "eu",
  label: "2.1",
  effectiveFrom: "2026-06-19",
  base,
  text: {
    _id: "eu-de",
    locale: "de" as const,
    override: override && {...override, title: "Region", body: clause.body},
  },
});

it.each([
  ["everywhere else the plain version", null, "Risk-free trial"],
  ["the region's own wording", overlay({mode: "replace"}), "Region"],
  ["what the region leaves as it is, from the version it is based on", overlay(null), "Base"],
])("binds: %s", (_case, ownVersion, title) => {
  expect(clauseInForce({overlay: ownVersion, plain})?.title).toBe(title);
});

it("binds: a newer common version that needs no words of the region's own", () => {
  const newer = plain && {...plain, effectiveFrom: "2027-01-01"};
  const title = (isForAll: boolean) =>
    clauseInForce({overlay: overlay({mode: "replace"}), plain: newer && {...newer, isForAll}})?.title;
  expect([title(true), title(false)]).toEqual(["Risk-free trial", "Region"]);
});

it("shows nothing where the region removed the clause, or where there is none", () => {
  expect(render("legalExcerpt", {overlay: overlay({mode: "remove"})})).toBe("");
  expect(render("legalExcerpt", {plain: null})).toBe("");
});

it("marks the language of a text that differs from the language of the page", () => {
  expect(render("legalExcerpt")).not.toContain("lang=");
  expect(render("legalExcerpt", {overlay: overlay({mode: "replace"})})).toContain('lang="de"');
});

it("links to the clause in the whole document", () => {
  expect(render("legalExcerpt")).toContain('href="/de/en/returns#trial"');
  expect(visibleText(render("legalExcerpt"))).toContain("Read all of it: Return policy");
});
