import {ROUTES, type Route} from "../protocol/validate.ts";

export interface Match {
  readonly route: Route;
  readonly id: string;
}

const PATTERNS = ROUTES.map((route) => {
  const [method = "", path = ""] = route.split(" ");
  return {route, method, parts: path.split("/")};
  // A word in the path wins over an id: `/search` is none.
}).sort((a, b) => Number(a.parts.includes(":id")) - Number(b.parts.includes(":id")));

export function matchRoute(method: string, path: string): Match | null {
  const segments = path.split("/");
  for (const {route, method: routeMethod, parts} of PATTERNS) {
    if (routeMethod !== method || parts.length !== segments.length) continue;
    if (!parts.every((part, index) => part === ":id" || part === segments[index])) continue;
    return {route, id: decodeURIComponent(segments[parts.indexOf(":id")] ?? "")};
  }
  return null;
}
