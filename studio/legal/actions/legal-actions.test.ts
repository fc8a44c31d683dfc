import type {DocumentActionComponent, DocumentActionsContext} from "sanity";
import {expect, test} from "vitest";
import {legalActions} from "./legal-actions.ts";
import {MOVE_ORDER, MOVE_SPECS} from "./moves.ts";

const STANDARD = ["publish", "unpublish", "delete", "discardChanges", "duplicate", "schedule", "restore"];
const defaults = STANDARD.map((action) => Object.assign(() => null, {action}) as DocumentActionComponent);

const offered = (schemaType: string) =>
  // The rest of the context belongs to a running Studio.
  legalActions(defaults, {schemaType} as DocumentActionsContext).flatMap(({action}) => action ?? []);

test.each(["legalVersion", "legalText", "legalApproval"])(
  "%s has none of the Studio's own actions",
  (type) => {
    expect(offered(type)).toEqual([]);
  },
);

test("the few facts about a document can be published, everything else stays as it is", () => {
  expect(offered("legalDocument")).toEqual(["publish", "discardChanges"]);
  expect(offered("landingPage")).toEqual(STANDARD);
});

test("every move has its button, and forward moves come before backward moves", () => {
  expect(MOVE_ORDER.toSorted()).toEqual(Object.keys(MOVE_SPECS).toSorted());
  expect(MOVE_ORDER.indexOf("seal")).toBeLessThan(MOVE_ORDER.indexOf("return"));
});
