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
])(
  "when the content API does not answer, the check does not claim %s and reports that it could not run",
  async (_title, check) => {
    const unreachable = contextOf(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await check(slug, unreachable)).toContain("could not be checked");
  },
);

test("a translation whose address differs from its source is reported with the address to use", async () => {
  const source = {title: "Race", locale: "en", slug: "race-day"};
  expect(
    await checkSameAddress(
      slug,
      contextOf(async () => source),
    ),
  ).toContain("Use race-day");
});
