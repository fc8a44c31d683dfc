import type {MarketParams} from "@gradus/schemas/markets";
import {usePathname} from "next/navigation";
import type {BarTranslator} from "./bar-messages";
import {Panel} from "./panel";

export type NamedMarket = MarketParams & {readonly name: string};

interface Props {
  readonly t: BarTranslator;
  readonly chosen: string;
  readonly markets: readonly NamedMarket[];
}

export function MarketSwitch({t, chosen, markets}: Props) {
  const rest = usePathname().split("/").slice(3).join("/");
  return (
    <Panel
      title={
        <>
          <span className="sr-only">{t("footer.regionLanguage")}: </span>
          {chosen}
        </>
      }
    >
      <ul className="preview-panel on-page">
        {markets.map(({region, locale, name}) => (
          <li key={`${region}-${locale}`}>
            <a href={`/${region}/${locale}${rest && `/${rest}`}`} className="flex min-h-hit items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
