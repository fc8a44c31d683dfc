import {brand} from "@gradus/schemas/brand";
import {type MarketParams, market} from "@gradus/schemas/markets";

/** `{title} | {product} ({region name})`, the region in the page's language: what the site writes into the page. */
export function finalTitle(title: string, {region, locale}: MarketParams): string {
  return `${title} | ${brand.name} (${market(region).name[locale]})`;
}

export interface Meter {
  /** 0 to 1, of what a search engine shows. */
  readonly share: number;
  readonly isOver: boolean;
  readonly words: string;
}

/** Search engines cut titles at about 600 pixels and descriptions at about 160 characters. */
const TITLE_PIXELS = 600;
const DESCRIPTION_CHARACTERS = 160;

export function titleMeter(pixels: number): Meter {
  const width = Math.round(pixels);
  const isOver = width > TITLE_PIXELS;
  const words = isOver
    ? `${width} of ${TITLE_PIXELS} pixels: the end may be cut in search results.`
    : `${width} of ${TITLE_PIXELS} pixels.`;
  return {share: Math.min(1, width / TITLE_PIXELS), isOver, words};
}

export function descriptionMeter(text: string): Meter {
  const isOver = text.length > DESCRIPTION_CHARACTERS;
  const counted = `${text.length} of ${DESCRIPTION_CHARACTERS} characters`;
  return {
    share: Math.min(1, text.length / DESCRIPTION_CHARACTERS),
    isOver,
    words: isOver ? `${counted}: the end may be cut in search results.` : `${counted}.`,
  };
}

/** What a search engine shows of a description: all of it, or whole words and an ellipsis. */
export function shownDescription(text: string): string {
  if (text === "") return "No description yet: search engines then choose a sentence themselves.";
  if (text.length <= DESCRIPTION_CHARACTERS) return text;
  const cut = text.slice(0, DESCRIPTION_CHARACTERS);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}

export function noindexWords(isNoindex: boolean): string {
  return isNoindex
    ? "Leaves the sitemap and the language links. Visitors can still open it; search engines forget it."
    : "In the sitemap and the language links. Search engines may list it.";
}
