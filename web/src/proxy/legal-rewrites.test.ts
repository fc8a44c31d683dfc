import {LEGAL_PATHS} from "@gradus/schemas/routes";
import {getRewrittenUrl, unstable_getResponseFromNextConfig} from "next/experimental/testing/server";
import {expect, it} from "vitest";
import {LEGAL_REWRITES} from "./legal-rewrites";

// The framework's helper does not fill in values from the query; e2e tests follow such addresses.
async function rewritten(path: string): Promise<string | null> {
  const response = await unstable_getResponseFromNextConfig({
    url: `http://site.test${path}`,
    nextConfig: {rewrites: async () => ({beforeFiles: LEGAL_REWRITES})},
  });
  const target = getRewrittenUrl(response);
  return target === null ? null : new URL(target).pathname;
}

it.each(LEGAL_PATHS)("%s answers for a day and as a file", async (path) => {
  expect(await rewritten(`/de/de${path}?on=tomorrow`)).toBe(`/de/de${path}/on/unknown`);
  expect(await rewritten(`/de/de${path}.txt`)).toBe(`/de/de${path}/text`);
});

it.each([
  ["/us/en/terms/versions/2026-06-19.txt", "/us/en/terms/versions/2026-06-19/text"],
  ["/us/en/terms/compare?from=2025-03-01", "/us/en/terms/compare/unknown/unknown"],
  ["/us/en/terms/compare?from=../../x&to=2026-02-01", "/us/en/terms/compare/unknown/unknown"],
  ["/us/en/terms?utm=x", null],
  ["/us/en/terms/compare", null],
  ["/us/en/store?on=2027-03-03", null],
])("%s is rewritten to %s", async (path, target) => {
  expect(await rewritten(path)).toBe(target);
});
