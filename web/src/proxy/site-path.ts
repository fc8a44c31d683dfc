import {findRoute, MOVED_ROUTES} from "@gradus/schemas/routes";
import {lowerCase} from "./clean-segments";

// Slugs and dates are lower case. Every other parameter is an identifier, which may be case-sensitive.
const LOWER_CASE_PARAMETERS = new Set(["{product}", "{handle}", "{slug}", "{date}"]);

/** The canonical address of a site path (no region, no language): lower case, moved pages followed. */
export function canonicalSitePath(segments: readonly string[]): string {
  const lower = segments.map(lowerCase);
  const path = followMoved(`/${lower.join("/")}`);
  const pattern = findRoute(path)?.path.slice(1).split("/") ?? [];
  const isIdentifier = (at: number) => {
    const part = pattern[at] ?? "";
    return part.startsWith("{") && !LOWER_CASE_PARAMETERS.has(part);
  };
  if (!pattern.some((_part, at) => isIdentifier(at))) return path;
  return `/${segments.map((segment, at) => (isIdentifier(at) ? segment : lower[at])).join("/")}`;
}

/** Moved routes end in their only parameter. */
function followMoved(path: string): string {
  for (const [from, to] of Object.entries(MOVED_ROUTES)) {
    const [before = ""] = from.split("{");
    const value = path.startsWith(before) ? path.slice(before.length) : "";
    if (value !== "" && !value.includes("/")) return to.replace(/\{.*\}$/, () => value);
  }
  return path;
}
