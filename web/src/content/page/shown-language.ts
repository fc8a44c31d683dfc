import "server-only";
import type {Locale} from "@gradus/schemas/markets";
import type {MarketView} from "@/content/view";
import type {PageContext} from "../page-context";
import {createPageContext} from "./create-page-context";

interface PageLanguage {
  readonly shownLocale: Locale;
  readonly isFallback: boolean;
}

/**
 * A page that a market lacks is shown in another language, and then completely: its own text, the documents it refers
 * to and the values of its tokens. The page is read again in that language, but stays marked as a fallback.
 */
export async function inOneLanguage<Page extends PageLanguage>(
  page: Page | null,
  market: MarketView,
  read: (market: MarketView) => Promise<Page | null>,
): Promise<Page | null> {
  if (!page?.isFallback) return page;
  const whole = await read({...market, locale: page.shownLocale});
  return whole && {...whole, isFallback: true};
}

/** What the words of a page are made with: the language shown, in the visitor's region. Links stay the visitor's. */
export async function shownContext(
  context: PageContext,
  {shownLocale, isFallback}: PageLanguage,
): Promise<PageContext> {
  if (!isFallback) return context;
  const market = {...context.market, locale: shownLocale};
  const {values, catalog, t} = await createPageContext(market, context.path);
  return {...context, market, values, catalog, t};
}
