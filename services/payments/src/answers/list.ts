import {refuse} from "../protocol/errors.ts";

interface Page {
  readonly limit?: number;
  readonly starting_after?: string;
  readonly ending_before?: string;
  readonly created?:
    | number
    | {readonly gt?: number; readonly gte?: number; readonly lt?: number; readonly lte?: number};
}

/** One page of a list, newest first, as the API cuts it. */
export function listOf<T extends {readonly id: string}>(url: string, objects: readonly T[], page: Page) {
  const {limit = 10, starting_after, ending_before} = page;
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    refuse("Invalid integer: limit must be between 1 and 100", "limit", "parameter_invalid_integer");
  }
  const found = objects.filter((one) => isCreatedIn(one, page.created));
  if (ending_before !== undefined) {
    const end = indexOf(objects, found, ending_before, "ending_before");
    const start = Math.max(0, end - limit);
    return {object: "list" as const, url, has_more: start > 0, data: found.slice(start, end)};
  }
  const start =
    starting_after === undefined ? 0 : indexOf(objects, found, starting_after, "starting_after") + 1;
  return {
    object: "list" as const,
    url,
    has_more: start + limit < found.length,
    data: found.slice(start, start + limit),
  };
}

function indexOf<T extends {readonly id: string}>(
  all: readonly T[],
  found: readonly T[],
  id: string,
  param: string,
) {
  const index = found.findIndex((one) => one.id === id);
  if (index < 0 && !all.some((one) => one.id === id))
    refuse(`No such object: '${id}'`, param, "resource_missing");
  return index;
}

function isCreatedIn(one: object, range: Page["created"]) {
  if (range === undefined) return true;
  const created = "created" in one && typeof one.created === "number" ? one.created : 0;
  if (typeof range === "number") return created === range;
  const {gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity} = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
