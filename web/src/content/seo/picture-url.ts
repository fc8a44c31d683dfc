import type {MarketParams} from "@gradus/schemas/markets";

/** The address of the picture drawn for a page document; without one the picture shows the product's name. */
export function pictureUrl(origin: string, {region, locale}: MarketParams, documentId?: string): string {
  const query = new URLSearchParams({region, locale, ...(documentId ? {id: documentId} : {})});
  return `${origin}/api/og?${query}`;
}
