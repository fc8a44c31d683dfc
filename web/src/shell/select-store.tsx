import {formatLocale, type MarketParams, market, REGIONS, type Region} from "@gradus/schemas/markets";
import type {PageContext} from "@/content/page-context";
import {displayNames} from "@/lib/format/intl";
import {nativeName} from "@/lib/format/language-name";
import {marketPath} from "@/lib/market-path";
import {currencyName} from "@/shell/region-prompt/prompt-words";
import {Flag} from "@/ui/flag/flag";
import {VisuallyHidden} from "@/ui/visually-hidden";
import {SelectStoreClient} from "./select-store-client";

type StoreGroup = "Americas" | "Europe" | "AsiaPacific" | "Worldwide";

/** One line per region: one without a group does not compile. */
const GROUP_OF: Readonly<Record<Region, StoreGroup>> = {
  us: "Americas",
  ca: "Americas",
  gb: "Europe",
  de: "Europe",
  fr: "Europe",
  es: "Europe",
  ch: "Europe",
  eu: "Europe",
  au: "AsiaPacific",
  int: "Worldwide",
};
const GROUPS = ["Americas", "Europe", "AsiaPacific", "Worldwide"] as const satisfies readonly StoreGroup[];

export function SelectStore({context}: {context: PageContext}) {
  const {t, market: currentMarket} = context;
  return (
    <SelectStoreClient
      label={t("selectStore.search")}
      none={t("selectStore.none")}
      cartNote={t("selectStore.cartNote")}
      counts={REGIONS.map((_region, index) => t("common.results", {count: index + 1}))}
    >
      <p className="text-ui mt-6 flex items-center gap-3">
        <span className="text-text-2">{t("selectStore.current")}</span>
        <Flag region={currentMarket.region} />
        {market(currentMarket.region).name[currentMarket.locale]}, {nativeName(currentMarket.locale)}
      </p>
      {GROUPS.map((group) => (
        <section key={group} className="mt-12" data-store-group>
          <h2 className="text-h3 mb-2">{t(`selectStore.group${group}`)}</h2>
          <ul>
            {REGIONS.filter((region) => GROUP_OF[region] === group).map((region) => (
              <StoreRow key={region} region={region} context={context} />
            ))}
          </ul>
        </section>
      ))}
    </SelectStoreClient>
  );
}

function StoreRow({region, context}: {region: Region; context: PageContext}) {
  const {locale} = context.market;
  const {name, currency, locales} = market(region);
  const native = name[locales[0]];
  return (
    <li className="store-row" data-store={region} data-search={searchWords(region, context)}>
      <span className="flex min-w-0 items-center gap-3">
        <Flag region={region} />
        <span className="text-ui">{name[locale]}</span>
        {native !== name[locale] && (
          <span lang={locales[0]} className="text-ui text-text-2">
            {native}
          </span>
        )}
      </span>
      <span className="text-label text-text-2">{currencyName(currency, locale)}</span>
      <ul className="flex flex-wrap gap-x-6">
        {locales.map((language) => (
          <li key={language}>
            <StoreLink region={region} locale={language} here={context.market} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function StoreLink({region, locale, here}: MarketParams & {here: MarketParams}) {
  const isCurrent = region === here.region && locale === here.locale;
  return (
    <a
      href={marketPath({region, locale}, "/")}
      hrefLang={formatLocale({region, locale})}
      data-region={region}
      aria-current={isCurrent ? "true" : undefined}
      className="language-link text-ui"
    >
      <VisuallyHidden>{market(region).name[here.locale]}, </VisuallyHidden>
      <span lang={locale}>{nativeName(locale)}</span>
    </a>
  );
}

/** A visitor may type the region in any of our languages, or one of its countries. */
function searchWords(region: Region, {market: currentMarket}: PageContext): string {
  const {name, countries, currency} = market(region);
  const countryNames = displayNames(currentMarket.locale, "region");
  const words = [...Object.values(name), ...countries.map((code) => countryNames.of(code) ?? code), currency];
  return [...new Set(words)].join(" ").toLocaleLowerCase(currentMarket.locale);
}
