import {defaultLocale, type Locale, type MarketParams, market, type Region} from "@gradus/schemas/markets";
import {getTranslations} from "next-intl/server";
import {languageName} from "@/lib/format/language-name";

export interface PromptWords {
  readonly label: string;
  readonly sentence: string;
  readonly detail: string;
  /** The sentence in the suggested region's language, when that is another one. */
  readonly translation: {readonly lang: Locale; readonly sentence: string} | null;
  readonly go: string;
  readonly stay: string;
  readonly change: string;
  readonly close: string;
  readonly suggestedLocale: Locale;
}

export async function promptWords(currentMarket: MarketParams, suggested: Region): Promise<PromptWords> {
  const t = await getTranslations({locale: currentMarket.locale});
  const {locale} = currentMarket;
  const suggestedLocale = defaultLocale(suggested);
  const names = {current: nameOf(currentMarket.region, locale), suggested: nameOf(suggested, locale)};
  return {
    label: t("region.label"),
    sentence: t("region.prompt", names),
    detail: t("region.promptDetail", {
      currency: currencyName(market(suggested).currency, locale),
      suggested: names.suggested,
      language: languageName(suggestedLocale, currentMarket),
    }),
    translation:
      suggestedLocale === locale
        ? null
        : {
            lang: suggestedLocale,
            sentence: await sentenceIn(suggestedLocale, currentMarket.region, suggested),
          },
    go: t("region.go", names),
    stay: t("region.stay", names),
    change: t("region.change"),
    close: t("region.close"),
    suggestedLocale,
  };
}

async function sentenceIn(locale: Locale, current: Region, suggested: Region): Promise<string> {
  const names = {current: nameOf(current, locale), suggested: nameOf(suggested, locale)};
  const t = await getTranslations({locale});
  return t("region.prompt", names);
}

function nameOf(region: Region, locale: Locale): string {
  return market(region).name[locale];
}

/** A currency within a sentence: "euros", "US dollars". */
export function currencyName(currency: string, locale: Locale): string {
  const parts = new Intl.NumberFormat(locale, {style: "currency", currency, currencyDisplay: "name"});
  return parts.formatToParts(2).find(({type}) => type === "currency")?.value ?? currency;
}
