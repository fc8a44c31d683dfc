import {readFileSync} from "node:fs";
import {evaluate, parse} from "groq-js";
import {expect, test} from "vitest";
import {mainDocuments} from "./main-documents.ts";

const SEED = new URL("../../../services/content-lake/seed/", import.meta.url);
const dataset = ["pages", "legal", "settings", "fixtures"].flatMap((file) =>
  readFileSync(new URL(`${file}.ndjson`, SEED), "utf8")
    .trim()
    .split("\n")
    .map((line): {_id: string} => JSON.parse(line)),
);

/** Resolves a path like the Presentation tool: the first matching route, with its filter and parameters. */
async function mainDocument(path: string, documents = dataset): Promise<string | null> {
  for (const {route, filter, params} of mainDocuments) {
    const match = new URLPattern({pathname: String(route)}).exec({pathname: path});
    if (!match) continue;
    const groups = match.pathname.groups;
    const context = {
      origin: "",
      path,
      params: Object.fromEntries(Object.entries(groups).map(([k, v]) => [k, v ?? ""])),
    };
    const resolvedParams = typeof params === "function" ? params(context) : {};
    const result = await evaluate(parse(`*[${String(filter)}][0]._id`), {
      dataset: documents,
      params: resolvedParams,
    });
    const id: unknown = await result.get();
    return typeof id === "string" ? id : null;
  }
  return null;
}

test.each([
  ["/us/en", "home-en"],
  ["/de/de", "home-de"],
  ["/ch/de", "home-ch-de"],
  ["/de/de/store/pod", "product-pod-de"],
  ["/fr/fr/landing/race-by-power", "landing-race-by-power-fr"],
  ["/us/en/compare", "system-compare-en"],
  ["/us/en/terms/versions/2026-02-01", "legal-terms-base-20260201-en"],
  ["/us/en/nowhere", null],
])("%s mainly shows %s", async (path, id) => {
  expect(await mainDocument(path)).toBe(id);
});

test("the address of a missing translation resolves to the English page shown in its place", async () => {
  const without = dataset.filter(({_id}) => _id !== "landing-race-by-power-fr");
  expect(await mainDocument("/fr/fr/landing/race-by-power", without)).toBe("landing-race-by-power-en");
});

test("the address of a region with its own text resolves to that text", async () => {
  expect(await mainDocument("/de/de/terms")).toMatch(/^legal-terms-euConsumer-.*-de$/i);
  expect(await mainDocument("/us/en/terms")).toMatch(/^legal-terms-base-.*-en$/);
});
