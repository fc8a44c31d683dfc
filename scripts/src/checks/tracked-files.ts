import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {ROOT} from "../env.ts";

const CODE = /\.(ts|tsx|mts|mjs|js|css|json)$/;
const MADE_BY_TOOLS = /(^|\/)(pnpm-lock\.yaml|.*\.generated\.ts|schema\.json|migrations\/.*)$/;

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every source file a person wrote: tracked ones and those about to be. */
export function listSourceFiles(): SourceFile[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const paths = execFileSync("git", args, {cwd: ROOT, encoding: "utf8"}).split("\n");
  return paths
    .filter((path) => CODE.test(path) && !MADE_BY_TOOLS.test(path))
    .flatMap((path) => {
      const text = readIfPresent(join(ROOT, path));
      return text === null ? [] : [{path, text}];
    });
}

/** A tracked file may be deleted in the working tree. */
function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|(^|\/)test\//.test(path);
}
