import {expect, it} from "vitest";
import {changedKeys, usesMessage} from "./used-messages.ts";

it("names what differs, what is new and what is gone, by its whole key", () => {
  const before = {runs: {title: "Runs", gone: "Gone", lists: {empty: "No run"}}, common: {save: "Save"}};
  const after = {runs: {title: "Your runs", added: "New", lists: {empty: "None"}}, common: {save: "Save"}};
  expect(changedKeys(before, after).sort()).toEqual([
    "runs.added",
    "runs.gone",
    "runs.lists.empty",
    "runs.title",
  ]);
});

it("a source uses a message by its key, or by one that it puts together", () => {
  const keys = ["runs.kinds.long"];
  expect(usesMessage('t("runs.kinds.long")', keys)).toBe(true);
  expect(usesMessage("t(`runs.kinds.$" + "{kind}`)", keys)).toBe(true);
  expect(usesMessage('t("runs.kinds.longer")', keys)).toBe(false);
  expect(usesMessage("t(`races.kinds.$" + "{kind}`)", keys)).toBe(false);
});
