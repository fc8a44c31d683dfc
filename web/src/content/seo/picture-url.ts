import type {MarketParams} from "@gradus/schemas/markets";

export type PictureSubject = {readonly id: string} | {readonly coach: string};

/** Without a subject the picture shows the product's name. */
export function pictureUrl(origin: string, {region, locale}: MarketParams, subject?: PictureSubject): string {
  const query = new URLSearchParams({region, locale, ...subject});
  return `${origin}/api/og?${query}`;
}
