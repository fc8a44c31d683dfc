import "server-only";
import {formatLocale, type Locale, type MarketParams} from "@gradus/schemas/markets";
import type {CompiledMessage} from "icu-minify/format";
import {catalogueOf} from "./catalogue";
import type {ClientMessages} from "./client-messages";
import type {MessageScope} from "./message-key";

type Texts = ClientMessages<MessageScope>["texts"];

// Islands of one page that say the same then share one object, which is sent once.
const selections = new WeakMap<readonly MessageScope[], Map<Locale, Texts>>();

/** The messages an island of the page says, for its props. */
export function selectMessages<Scope extends MessageScope>(
  market: MarketParams,
  scopes: readonly Scope[],
): ClientMessages<Scope> {
  const {locale} = market;
  const known = selections.get(scopes) ?? new Map<Locale, Texts>();
  selections.set(scopes, known);
  const texts = known.get(locale) ?? textsOf(locale, scopes);
  known.set(locale, texts);
  return {locale, formatLocale: formatLocale(market), texts};
}

function textsOf(locale: Locale, scopes: readonly string[]): Texts {
  const {keys, messageOf} = catalogueOf(locale);
  const texts: Record<string, Record<string, CompiledMessage>> = {};
  for (const key of keys) {
    const [space = "", ...names] = key.split(".");
    if (!scopes.includes(space) && !scopes.includes(key)) continue;
    texts[space] ??= {};
    texts[space][names.join(".")] = messageOf(key);
  }
  return texts;
}
