import {createHash, randomUUID} from "node:crypto";
import {mkdirSync, readFileSync, renameSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import type {TestInfo} from "@playwright/test";

/** Data shared by the tests of one run, in whichever order and workers they run. */
export interface RunFiles {
  /** True once for each key in a run: for the first test that claims it. A repeated test keeps its claims. */
  claim(key: string): boolean;
  /** Lines that any of the tests can compute: the first test does, the others read the result. */
  once(key: string, workOut: () => Promise<readonly string[]>): Promise<ReadonlySet<string>>;
}

export function openRunFiles({project, testId}: TestInfo): RunFiles {
  const claimed = new Set<string>();
  // Playwright empties this folder when a run begins.
  const fileOf = (kind: string, key: string) => {
    const folder = join(project.outputDir, "crawl", kind);
    mkdirSync(folder, {recursive: true});
    return join(folder, createHash("sha256").update(key).digest("base64url"));
  };
  return {
    claim(key) {
      if (claimed.has(key)) return false;
      claimed.add(key);
      return ownerOf(fileOf("claims", key), testId) === testId;
    },
    async once(key, workOut) {
      const file = fileOf("lines", key);
      const known = readIfThere(file);
      if (known !== null) return new Set(JSON.parse(known));
      const lines = await workOut();
      // Put there whole, so that no other test reads the half of it.
      const draft = `${file}.${randomUUID()}`;
      writeFileSync(draft, JSON.stringify(lines));
      renameSync(draft, file);
      return new Set(lines);
    },
  };
}

/** Owner of a file: the first test that requested it. */
function ownerOf(file: string, asking: string): string {
  try {
    writeFileSync(file, asking, {flag: "wx"});
    return asking;
  } catch (err) {
    if (!hasCode(err, "EEXIST")) throw err;
    return readFileSync(file, "utf8");
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (err) {
    if (hasCode(err, "ENOENT")) return null;
    throw err;
  }
}

const hasCode = (err: unknown, code: string) => err instanceof Error && "code" in err && err.code === code;
