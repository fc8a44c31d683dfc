import type {MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import {type PageLocation, type PageRow, pageLocations} from "./page-locations.ts";

const pageRow = z.object({
  id: z.string(),
  type: z.string(),
  slug: z.string().nullable(),
  locale: z.string().nullable(),
  title: z.string().nullable(),
  availability: z.object({mode: z.string().nullable(), regions: z.array(z.string()).nullable()}).nullable(),
});
export const pageRows = z.array(pageRow.extend({isUser: z.boolean(), content: z.unknown().optional()}));
export type PageWithUse = z.infer<typeof pageRows>[number];

/** Document types whose words reach pages by a token, with the token's start. */
const TOKEN_OF_TYPE: Readonly<Record<string, (key: string) => string>> = {
  claim: (key) => `{claim:${key}}`,
  datedNote: (key) => `{note:${key}}`,
  returnPolicy: () => "{policy:trial}",
  shippingPolicy: () => "{policy:shipping}",
};

const isTokenType = (type: string): boolean => Object.hasOwn(TOKEN_OF_TYPE, type);

/** All pages, and whether each refers to the document `$id`. With `content` for those that are searched for a token. */
export const pagesQuery = (type: string): string => `*[defined(slug.current) && defined(locale)]{
  "id": _id, "type": _type, "slug": slug.current, locale, title, availability{mode, regions},
  "isUser": references($id)${isTokenType(type) ? ', "content": @' : ""}
}`;

interface DocumentReference {
  readonly id: string;
  readonly type: string;
  /** Of a register entry that tokens name. */
  readonly key: string | null;
}

/** Every address at which a document is seen: its own page's, else those of the pages that use it. */
export function documentLocations(
  {id, type, key}: DocumentReference,
  pages: readonly PageWithUse[],
): PageLocation[] {
  const own = pages.find((page) => page.id === id);
  if (own) return pageLocations(own, pages);
  const token = TOKEN_OF_TYPE[type]?.(key ?? "");
  const users = pages.filter(
    ({isUser, content}) => isUser || (token !== undefined && containsToken(content, token)),
  );
  return users.flatMap((page) => pageLocations(page, pages));
}

const containsToken = (content: unknown, token: string) => JSON.stringify(content ?? null).includes(token);

/** The Studio's own words count pages; one page has an address in each market that shows it. */
export function addressesInWords(count: number, isPage: boolean): string {
  return `${isPage ? "Answers" : "Shown"} at ${count === 1 ? "1 address" : `${count} addresses`}`;
}

export function currentFirst(
  locations: readonly PageLocation[],
  current: MarketParams | null,
): PageLocation[] {
  const isCurrent = ({region, locale}: PageLocation) =>
    current !== null && region === current.region && locale === current.locale;
  return [...locations.filter(isCurrent), ...locations.filter((location) => !isCurrent(location))];
}

/** Pages that take their frame from settings: the home page of each market represents all of them. */
export function homeLocations(
  pages: readonly PageRow[],
  matches: (market: MarketParams) => boolean,
): PageLocation[] {
  const homes = pages.filter(({type}) => type === "homePage");
  return homes.flatMap((home) => pageLocations(home, pages)).filter(matches);
}
