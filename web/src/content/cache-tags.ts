import type {Locale, Region} from "@gradus/schemas/markets";

export const tags = {
  /** Everything read from content, for the moment when it is unknown what changed. */
  content: "content",
  /** One document's words. */
  document: (id: string) => `doc:${id}`,
  /** Which document answers an address: changes when one appears, leaves or moves. */
  address: (type: string, slug: string) => `address:${type}:${slug}`,
  /** The list of all addresses: sitemaps. */
  addresses: "addresses",
  /** Claims, policies and dated notes, which tokens anywhere may name. */
  values: "values",
  settings: (locale: Locale) => `settings:${locale}`,
  region: (region: Region) => `region:${region}`,
  legal: (kind: string) => `legal:${kind}`,
  redirects: "redirects",
  prices: (region: Region) => `prices:${region}`,
  /** A register read as a whole, such as the watches. */
  type: (type: string) => `type:${type}`,
} as const;

/** One side of a change, as reported by a webhook. */
export interface ChangedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly slug: string | null;
  readonly locale: string | null;
  readonly kind: string | null;
  readonly region: string | null;
  /** Everything that decides where the document is found. */
  readonly addressKey: readonly unknown[] | null;
}

export interface DocumentChange {
  readonly before: ChangedDocument | null;
  readonly after: ChangedDocument | null;
}

const VALUE_TYPES = new Set(["claim", "returnPolicy", "shippingPolicy", "datedNote"]);
const REGISTER_TYPES = new Set(["watchDevice", "storageEntry", "announcement"]);
const LEGAL_TYPES = new Set(["legalDocument", "legalVersion", "legalText"]);

/** The tags a published change makes stale. A page that does not use the document shares none of them. */
export function tagsOfChange({before, after}: DocumentChange): string[] {
  const found = new Set<string>();
  for (const side of [before, after]) if (side) addTagsOf(side, found);
  const moved = JSON.stringify(before?.addressKey ?? null) !== JSON.stringify(after?.addressKey ?? null);
  if (moved || !before || !after) addAddressTags([before, after], found);
  return [...found];
}

function addTagsOf(document: ChangedDocument, found: Set<string>) {
  const {_id, _type, locale, region, kind} = document;
  found.add(tags.document(_id));
  if (VALUE_TYPES.has(_type)) found.add(tags.values);
  if (REGISTER_TYPES.has(_type)) found.add(tags.type(_type));
  if (LEGAL_TYPES.has(_type)) found.add(tags.legal(kind ?? "")).add(tags.type("legal"));
  if (_type === "siteSettings" && locale) found.add(`settings:${locale}`);
  if (_type === "regionSettings" && region) found.add(`region:${region}`);
  if (_type === "redirect") found.add(tags.redirects);
}

function addAddressTags(sides: readonly (ChangedDocument | null)[], found: Set<string>) {
  for (const side of sides) {
    if (!side) continue;
    // The type as well: an index page lists every product, so a new one belongs to no result it has.
    found.add(tags.addresses).add(tags.type(side._type));
    if (side.slug) found.add(tags.address(side._type, side.slug));
  }
}

/** Every document a query result was made from, found by the `_id`s it carries. */
export function documentTags(result: unknown): string[] {
  const ids = new Set<string>();
  collectIds(result, ids);
  return [...ids].map(tags.document);
}

function collectIds(value: unknown, ids: Set<string>) {
  if (Array.isArray(value)) {
    for (const item of value) collectIds(item, ids);
  } else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      if (key === "_id" && typeof item === "string") ids.add(item);
      else collectIds(item, ids);
    }
  }
}
