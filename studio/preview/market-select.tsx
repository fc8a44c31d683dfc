import {listMarkets, MARKETS, type MarketParams, REGIONS} from "@gradus/schemas/markets";
import {Select} from "@sanity/ui";
import {languageName} from "../translation/languages/language-words.ts";

interface Props {
  readonly id: string;
  readonly label: string;
  /** Null while the preview shows an address outside every market. */
  readonly value: MarketParams | null;
  readonly onChange: (market: MarketParams) => void;
}

export function MarketSelect({id, label, value, onChange}: Props) {
  return (
    <Select
      id={id}
      aria-label={label}
      fontSize={1}
      padding={2}
      value={value ? keyOf(value) : ""}
      onChange={({currentTarget}) => {
        const chosen = listMarkets().find((market) => keyOf(market) === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      {value === null && <option value="">Region and language</option>}
      {REGIONS.map((region) => (
        <optgroup key={region} label={MARKETS[region].name.en}>
          {MARKETS[region].locales.map((locale) => (
            <option key={locale} value={keyOf({region, locale})}>
              {marketName({region, locale})}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

const keyOf = ({region, locale}: MarketParams) => `${region}/${locale}`;

/** "Germany · German" */
export function marketName({region, locale}: MarketParams): string {
  return `${MARKETS[region].name.en} · ${languageName(locale)}`;
}
