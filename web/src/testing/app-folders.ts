import {globSync} from "node:fs";
import {dirname} from "node:path";
import {fileURLToPath} from "node:url";

export const APP = fileURLToPath(new URL("../app", import.meta.url));

const LAYOUTS = globSync("**/layout.tsx", {cwd: APP});
const ANSWERS = globSync("**/{page.tsx,route.ts}", {cwd: APP}).map((file) => ({
  file,
  segments: dirname(file).split("/"),
}));

export type Params = Readonly<Record<string, string | string[]>>;

interface Answer {
  /** A `page.tsx` or a `route.ts`, below the app's folder. */
  readonly file: string;
  readonly params: Params;
}

/**
 * The file that answers an address, found as the framework does: from left to right, a spelled-out segment beats a name
 * in brackets, and that beats `[...rest]`. Throws where there is none.
 */
export function findAnswer(pathname: string): Answer {
  const parts = pathname.split("/").filter((part) => part !== "");
  const [found] = ANSWERS.flatMap(({file, segments}) => {
    const params = paramsOf(segments, parts);
    return params ? [{file, params, rank: segments.map(rankOf).join("")}] : [];
  }).sort((one, other) => one.rank.localeCompare(other.rank));
  if (!found) throw new Error(`No folder of the app answers ${pathname}`);
  return found;
}

function rankOf(segment: string): number {
  if (segment.startsWith("[...")) return 2;
  return segment.startsWith("[") ? 1 : 0;
}

function paramsOf(segments: readonly string[], parts: readonly string[]): Params | null {
  const params: Record<string, string | string[]> = {};
  for (const [at, segment] of segments.entries()) {
    const part = parts[at];
    if (part === undefined) return null;
    if (segment.startsWith("[...")) return {...params, [segment.slice(4, -1)]: parts.slice(at)};
    if (segment.startsWith("[")) params[segment.slice(1, -1)] = part;
    else if (segment !== part) return null;
  }
  return segments.length === parts.length ? params : null;
}

/** The layouts around a page, outermost first. */
export function layoutsAround(file: string): string[] {
  return LAYOUTS.filter((layout) => file.startsWith(`${dirname(layout)}/`)).sort(
    (one, other) => one.length - other.length,
  );
}
