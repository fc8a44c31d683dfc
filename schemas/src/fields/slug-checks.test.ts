import type {ValidationContext} from "sanity";
import {expect, test} from "vitest";
import {checkAddressIsFree, checkSameAddress} from "./slug-checks.ts";

/** A translation in a Studio whose content API answers every question with `answer`. */
function contextOf(answer: () => Promise<unknown>): ValidationContext {
  const client = {fetch: answer};
  const document = {
    _id: "drafts.a-de",
    _type: "landingPage",
    locale: "de",
    translation: {source: {_ref: "a-en"}},
  };
  return {document, getClient: () => client} as unknown as ValidationContext;
}
const slug = {_type: "slug", current: "race"};

test.each([
  ["that an address is free", checkAddressIsFree],
  ["that languages share an address", checkSameAddress],
])("without an answer nobody claims %s, and nothing breaks", async (_title, check) => {
  const unreachable = contextOf(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await check(slug, unreachable)).toContain("could not be checked");
});

test("a translation at another address than its source is told which one to use", async () => {
  const source = {title: "Race", locale: "en", slug: "race-day"};
  expect(
    await checkSameAddress(
      slug,
      contextOf(async () => source),
    ),
  ).toContain("Use race-day");
});
