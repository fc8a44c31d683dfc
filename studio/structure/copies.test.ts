import type {
  DocumentActionComponent,
  DocumentActionProps,
  DuplicateDocumentActionComponent,
  SanityDocumentLike,
} from "sanity";
import {expect, test} from "vitest";
import {documentActions} from "./documents.ts";

const original: SanityDocumentLike = {
  _id: "landing-race",
  _type: "landingPage",
  _rev: "1",
  _createdAt: "2026-11-16T09:00:00Z",
  _updatedAt: "2026-11-16T09:00:00Z",
  locale: "en",
  translationGroup: "landing-race",
  translation: {source: {_ref: "landing-race-de"}, sourceHash: "sha256:1"},
  title: "Race",
  slug: {_type: "slug", current: "race"},
};
const props: Partial<DocumentActionProps> = {id: "landing-race", type: "landingPage"};

/** The Studio's Duplicate, as far as this: it stores what the document is mapped to. */
function pressDuplicate(schemaType: string): SanityDocumentLike[] {
  const stored: SanityDocumentLike[] = [];
  const duplicate: DuplicateDocumentActionComponent = ({mapDocument}) => {
    stored.push(mapDocument ? mapDocument(original) : original);
    return null;
  };
  duplicate.action = "duplicate";
  const [shown] = documentActions([duplicate], {schemaType});
  // The action uses nothing else of a running Studio.
  shown?.(props as DocumentActionProps);
  shown?.(props as DocumentActionProps);
  return stored;
}

test("a copy is a page of its own: another group each time, no address, no source to follow", () => {
  const [first, second] = pressDuplicate("landingPage");
  expect(first).toMatchObject({title: "Race", locale: "en", _type: "landingPage"});
  expect(first).not.toHaveProperty("slug");
  expect(first).not.toHaveProperty("translation");
  expect(first?.translationGroup).toMatch(/^landingPage-[0-9a-f]{8}$/);
  expect(first?.translationGroup).not.toBe(second?.translationGroup);
});

test("what has no languages is copied as it is", () => {
  expect(pressDuplicate("claim")[0]).toEqual(original);
});

test("the action stays the same component, or the Studio would lose its state", () => {
  const duplicate: DocumentActionComponent = Object.assign(() => null, {action: "duplicate" as const});
  const press = () => documentActions([duplicate], {schemaType: "landingPage"})[0];
  expect(press()).toBe(press());
});
