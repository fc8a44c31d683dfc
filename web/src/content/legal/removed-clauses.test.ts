import {expect, it} from "vitest";
import type {LegalHistoryEntry} from "./legal-history.query";
import {removedClauses} from "./removed-clauses";

const clause = (anchor: string, aliases: string[] = []) => ({anchor, aliases, title: `About ${anchor}`});
const version = (label: string, ...clauses: ReturnType<typeof clause>[]): LegalHistoryEntry => ({
  _id: label,
  label,
  effectiveFrom: `2026-0${label[0]}-01`,
  effectiveTo: null,
  announcedOn: null,
  status: "past",
  isNewToday: false,
  base: null,
  bindingLocale: "en",
  seller: null,
  summary: null,
  shownLocale: "en",
  clauses,
});

it("a removed clause leaves a line in its former place", () => {
  const history = [
    version("3.0", clause("scope"), clause("law")),
    version("2.0", clause("scope"), clause("beta"), clause("law")),
    version("1.0", clause("scope"), clause("beta"), clause("law")),
  ];
  expect(removedClauses(history)).toEqual([
    {anchor: "beta", title: "About beta", removedIn: "3.0", lastIn: "2026-02-01", after: "scope"},
  ]);
});

it("a clause that left long ago names the version that dropped it", () => {
  const history = [
    version("3.0", clause("law")),
    version("2.0", clause("law")),
    version("1.0", clause("beta"), clause("law")),
  ];
  expect(removedClauses(history)).toMatchObject([{anchor: "beta", removedIn: "2.0", after: null}]);
});

it("a clause that goes by another name now has not left", () => {
  const history = [version("2.0", clause("trial", ["risk-free"])), version("1.0", clause("risk-free"))];
  expect(removedClauses(history)).toEqual([]);
});

it("a clause that came back has not left either", () => {
  const history = [version("3.0", clause("law")), version("2.0"), version("1.0", clause("law"))];
  expect(removedClauses(history)).toEqual([]);
});
