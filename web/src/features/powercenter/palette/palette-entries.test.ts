import {expect, it} from "vitest";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {findEntries} from "./palette-entries";
import {PALETTE_MESSAGES} from "./palette-messages";

const t = clientTranslator(selectMessages({region: "us", locale: "en"}, PALETTE_MESSAGES));
const pages = [
  {group: "pages", label: "Critical power", href: "/cp"},
  {group: "pages", label: "Profil d’été", href: "/ete"},
  {group: "account", label: "Devices", href: "/devices"},
] as const;
const hrefs = {runs: "/runs", upload: "/upload", calendar: "/calendar", signIn: "/sign-in"};
const find = (words: string) =>
  findEntries(words, {pages, runs: [], hrefs}, t).map(({key, entries}) => [
    key,
    entries.map(({label}) => label),
  ]);

it("shows pages and what can be done before anything is typed, and leaves settings to those who ask", () => {
  expect(find("")).toEqual([
    ["pages", ["Critical power", "Profil d’été"]],
    ["actions", ["Upload runs", "Plan a workout or a race", "Move a workout", "Go to this week", "Sign out"]],
  ]);
});

it.each([
  ["POWER crit", [["pages", ["Critical power"]]]],
  ["ete", [["pages", ["Profil d’été"]]]],
  ["dev", [["account", ["Devices"]]]],
  ["sign", [["actions", ["Sign out"]]]],
  ["nothing", []],
])("%j finds by every word, without case and accents", (words, expected) => {
  expect(find(words)).toEqual(expected);
});

it("a date leads to its week, and to adding an entry on it", () => {
  const [{entries} = {entries: []}] = findEntries("2027-03-03", {pages, runs: [], hrefs}, t);
  expect(entries.map(({label, href}) => [label, href])).toEqual([
    ["Go to the week of Mar 3, 2027", "/calendar?view=week&day=2027-03-03"],
    ["Plan on Mar 3, 2027", "/calendar?add=1&day=2027-03-03"],
  ]);
});
