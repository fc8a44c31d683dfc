import type {MarketParams} from "@gradus/schemas/markets";

/** What a picture is drawn for: a page document, or the page of a coach. */
export type PictureSubject = {readonly id: string} | {readonly coach: string};

/** The address of the picture drawn for a page; without a subject the picture shows the product's name. */
export function pictureUrl(origin: string, {region, locale}: MarketParams, subject?: PictureSubject): string {
  const query = new URLSearchParams({region, locale, ...subject});
  return `${origin}/api/og?${query}`;
}
