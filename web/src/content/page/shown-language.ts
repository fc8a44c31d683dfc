import "server-only";
import type {Locale} from "@gradus/schemas/markets";
import type {MarketView} from "@/content/view";
import type {PageContext} from "../page-context";
import {createPageContext} from "./create-page-context";

interface Shown {
  readonly shownLocale: Locale;
  readonly isFallback: boolean;
}

/**
 * A page that a market lacks is shown in another language, and then all of it: what it refers to and what its tokens
 * stand for as well as its own words. Read again as that language's own page, it still knows that it stands in.
 */
export async function inOneLanguage<Page extends Shown>(
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
  {shownLocale, isFallback}: Shown,
): Promise<PageContext> {
  if (!isFallback) return context;
  const market = {...context.market, locale: shownLocale};
  const {values, catalog, t} = await createPageContext(market, context.path);
  return {...context, market, values, catalog, t};
}
