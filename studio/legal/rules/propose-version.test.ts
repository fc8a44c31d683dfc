import {expect, test} from "vitest";
import type {Version} from "../data/versions.ts";
import {proposeVersion, scopesWithoutVersions} from "./propose-version.ts";

const version = (id: string, scope: string, effectiveFrom: string, more: Partial<Version> = {}): Version => ({
  id,
  scope,
  effectiveFrom,
  kind: "cookies",
  title: "Cookies",
  label: id,
  state: null,
  sealed: true,
  seal: null,
  announcedOn: null,
  changeKind: null,
  author: null,
  base: null,
  previous: null,
  noDifference: [],
  regions: null,
  texts: [],
  ...more,
});
const old = version("1.0", "base", "2026-01-01");
const now = version("1.1", "base", "2026-06-01");
const own = version("1.1 EU", "euConsumer", "2026-06-01", {base: now.id});
const request = {noticeDays: 30, today: "2026-11-21"};

test("words for all regions get the next label, and take those of every scope along", () => {
  const proposed = proposeVersion({...request, from: now, scope: "base"}, [old, now, own]);
  expect(proposed).toEqual({label: "1.2", effectiveFrom: "2027-01-01", base: null, overlays: [own]});
});

test("the next words of a scope build on the newest version for all regions, and begin with it", () => {
  const next = version("1.2", "base", "2027-03-01", {sealed: false});
  const proposed = proposeVersion({...request, from: own, scope: "euConsumer"}, [now, own, next]);
  expect(proposed).toEqual({label: "1.2", effectiveFrom: "2027-03-01", base: next, overlays: []});
});

test("the first words of a scope build on the version they start from, and never begin in the past", () => {
  const proposed = proposeVersion({...request, from: now, scope: "euConsumer"}, [old, now]);
  expect(proposed).toEqual({label: "1.1", effectiveFrom: "2027-01-01", base: now, overlays: []});
});

test("the first words of a scope begin with an announced version", () => {
  const next = version("1.2", "base", "2027-03-01");
  const proposed = proposeVersion({...request, from: next, scope: "euConsumer"}, [now, next]);
  expect(proposed).toMatchObject({effectiveFrom: "2027-03-01", base: next});
});

test("a scope is offered while it has no text, or only a withdrawn one", () => {
  const scopes = ["base", "euConsumer"];
  expect(scopesWithoutVersions(scopes, [now])).toEqual(["euConsumer"]);
  expect(scopesWithoutVersions(scopes, [now, {...own, sealed: false}])).toEqual([]);
  expect(scopesWithoutVersions(scopes, [now, {...own, state: "withdrawnBeforeEffect"}])).toEqual([
    "euConsumer",
  ]);
});
