import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {ROOT} from "../env.ts";

const promises = readFileSync(join(ROOT, "docs/security.md"), "utf8");
/** Each promise with the lines below it. */
const requirements = promises.split(/\n(?=- )/).slice(1);
const PROOF = /^ {2}- `([^`]+\.(?:test|spec)\.tsx?)` "([^"]+)"$/gm;
const proofs = [...promises.matchAll(PROOF)].map(([, file = "", title = ""]) => [file, title] as const);

describe("docs/security.md", () => {
  it("has no requirement without a proof", () => {
    expect(requirements.length).toBeGreaterThanOrEqual(32);
    const bare = requirements.filter((lines) => lines.search(PROOF) < 0);
    expect(bare).toEqual([]);
  });

  it("has nothing below a requirement that is neither", () => {
    const lines = promises.split("\n").filter((line) => line.startsWith("  - "));
    expect(lines.length).toBe(proofs.length);
  });

  it.each(proofs)("%s has a test called: %s", (file, title) => {
    const path = join(ROOT, file);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, "utf8")).toContain(title);
  });
});
