import {type Api, createApi} from "./api.ts";

/**
 * The routes of all APIs as one. In whatever order they are given, a path with a word comes before one that takes any
 * word in that place: `/users/estimate` is never read as the id of a user.
 */
export function mergeApis(apis: readonly Api[]): Api {
  const all = createApi();
  for (const api of apis) all.route("/", api);
  all.routes.sort((a, b) => {
    const first = shapeOf(a.path);
    const second = shapeOf(b.path);
    return first < second ? -1 : Number(first > second);
  });
  // Its router has them in the order given; what it is mounted in reads the sorted list.
  const sorted = createApi();
  sorted.route("/", all);
  return sorted;
}

/** One digit for each segment of a path: 0 for a word, 1 for a parameter, 2 for all that follows. */
function shapeOf(path: string): string {
  return path
    .split("/")
    .map((segment) => (segment === "*" ? 2 : segment.startsWith(":") ? 1 : 0))
    .join("");
}
