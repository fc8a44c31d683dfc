import type {DocumentActionComponent} from "sanity";
import {expect, test} from "vitest";
import {scheduleInRegion} from "./document-actions.ts";
import {useScheduleDraftAction} from "./schedule/schedule-draft-action.tsx";

const action = (name: "publish" | "schedule"): DocumentActionComponent =>
  Object.assign(() => null, {action: name});
const all = [action("publish"), action("schedule")];

test("a draft is scheduled on the clock of a region", () => {
  expect(scheduleInRegion(all, {schemaType: "homePage", versionType: "draft"})).toEqual([
    all[0],
    useScheduleDraftAction,
  ]);
});

test("a document that is already scheduled keeps the Studio's own actions", () => {
  expect(scheduleInRegion(all, {schemaType: "homePage", versionType: "scheduled-draft"})).toEqual(all);
});

test.each(["legalVersion", "legalText"])("%s cannot be scheduled", (schemaType) => {
  expect(scheduleInRegion(all, {schemaType, versionType: "draft"})).toEqual([all[0]]);
});
