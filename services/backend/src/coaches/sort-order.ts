import {createHash} from "node:crypto";
import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import type {CoachSort} from "../contract/coach-values.ts";
import {AppError} from "../core/errors.ts";
import {compareText} from "./compare-text.ts";

export interface SortKey {
  readonly id: string;
  readonly name: string;
}

export type SortOrder = (a: SortKey, b: SortKey) => number;

/** A total order: two entries are never equal, so pages neither repeat nor lose anyone. */
export function createSortOrder(sort: CoachSort, locale: Locale, seed: number): SortOrder {
  if (sort === "random") return byDigest(seed);
  const {compare} = new Intl.Collator(locale);
  const byName: SortOrder = (a, b) => compare(a.name, b.name) || compareText(a.id, b.id);
  return sort === "az" ? byName : (a, b) => byName(b, a);
}

function byDigest(seed: number): SortOrder {
  const digests = new Map<string, string>();
  const digestOf = (id: string) => {
    const digest = digests.get(id) ?? createHash("md5").update(`${id}${seed}`).digest("hex");
    digests.set(id, digest);
    return digest;
  };
  return (a, b) => compareText(digestOf(a.id), digestOf(b.id)) || compareText(a.id, b.id);
}

const sortKey = z.tuple([z.string(), z.string()]);

/**
 * A page begins after the last entry of the previous one, not at an offset: entries added or removed shift no others.
 */
export function encodeCursor({id, name}: SortKey) {
  return Buffer.from(JSON.stringify([id, name])).toString("base64url");
}

export function decodeCursor(cursor: string): SortKey {
  try {
    const [id, name] = sortKey.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    return {id, name};
  } catch (cause) {
    throw new AppError("invalid", "The cursor is not one of ours", {
      field_errors: {cursor: "unknown_value"},
      cause,
    });
  }
}
