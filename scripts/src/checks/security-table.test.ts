import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {ROOT} from "../env.ts";

const text = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const rows = text.split("\n").filter((line) => /^\| (?!Area|What somebody|---)/.test(line));
/** Every file of a row with the titles behind it, up to the next file. */
const PROOF = /`([^`]+\.(?:test|spec)\.tsx?)`((?: "[^"]+",?)+)/g;

const proofs = rows.flatMap((row) =>
  [...row.matchAll(PROOF)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => [file, title] as const),
  ),
);

describe("docs/security.md", () => {
  it("has a row for every requirement, and none without a proof or a word that it is missing", () => {
    expect(rows.length).toBeGreaterThanOrEqual(32);
    const empty = rows.filter((row) => row.search(PROOF) < 0 && !row.includes("not proven yet"));
    expect(empty).toEqual([]);
  });

  it.each(proofs)("%s has a test called: %s", (file, title) => {
    const path = join(ROOT, file);
    expect(existsSync(path)).toBe(true);
    // A title may hold what only the running test knows.
    expect(readFileSync(path, "utf8").replaceAll(/\s+/g, " ")).toContain(title);
  });
});
